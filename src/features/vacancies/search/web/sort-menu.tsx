import { useT } from '#kernel/i18n/web/provider.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { type VacancySearch, vacancySearch } from '#features/vacancies/search/search.ts'
import { searchAddress, sortOf } from '#features/vacancies/search/search-address.ts'
import { searchWords as words } from '#features/vacancies/search/search-messages.ts'

/** The orders that make sense for this search, each with its address. */
export function SortMenu({ search, isMeasured }: { search: VacancySearch; isMeasured: boolean }) {
  const t = useT()
  // From a place that is not known there are no distances.
  const understood = isMeasured ? search : { ...search, place: '' }
  const current = sortOf(understood)
  const offered = vacancySearch.parameters.sort.known.filter((sort) => sortOf({ ...understood, sort }) === sort)
  return (
    <details className="menu shrink-0" key={current}>
      <summary>
        <span className="text-text-soft">{t(words.sortOn)}</span> <span className="font-semibold">{t(words[current])}</span>
        <Icon name="caret-down-bold" size={16} />
      </summary>
      <ul className="menu-list">
        {offered.map((sort) => (
          <li key={sort}>
            <Anchor href={searchAddress(search, { sort })} aria-current={sort === current ? 'true' : undefined}>
              {t(words[sort])}
              {sort === current && <Icon name="check-bold" className="ml-auto" />}
            </Anchor>
          </li>
        ))}
      </ul>
    </details>
  )
}
