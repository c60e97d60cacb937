import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { chipsOf } from '#kernel/search/address.ts'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { type VacancySearch, vacancySearch } from '#features/vacancies/search/search.ts'
import { searchWords as words } from '#features/vacancies/search/search-messages.ts'

/** Every chosen filter as a link that takes it away. */
export function ActiveFilters({ search }: { search: VacancySearch }) {
  const t = useT()
  const chips = chipsOf(vacancySearch, search, useLocale())
  if (chips.length === 0) return null
  return (
    <ul aria-label={t(words.chosen)} className="flex flex-wrap gap-2 mb-4">
      {chips.map(({ name, code, label, href }) => (
        <li key={`${name} ${code}`}>
          <Anchor href={href} className="chip chip-sm is-on !min-h-11" aria-label={t(words.remove, { filter: label })}>
            {label}
            <Icon name="x-bold" size={16} />
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
