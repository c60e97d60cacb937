import { useT } from '#kernel/i18n/web/provider.tsx'
import { countFilters, withoutFilters } from '#kernel/search/address.ts'
import { LinkButton } from '#design/button/link-button.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { type VacancySearch, vacancySearch } from '#features/vacancies/search/search.ts'
import { searchAddress } from '#features/vacancies/search/search-address.ts'
import { searchWords as words } from '#features/vacancies/search/search-messages.ts'

/** Says what one can do about it: the one change that helps most. */
export function NothingFound({ search, total }: { search: VacancySearch; total: number }) {
  const t = useT()
  if (total > 0)
    return <EmptyState title={t(words.pageTooFar)} tile="zoek" action={<LinkButton href={searchAddress(search)}>{t(words.firstPage)}</LinkButton>} />
  const action =
    countFilters(vacancySearch, search) > 0 ? (
      <LinkButton href={searchAddress(search, withoutFilters(vacancySearch))}>{t(words.clear)}</LinkButton>
    ) : search.place !== '' ? (
      <LinkButton href={searchAddress(search, { km: null, place: '' })}>{t(words.searchFurther)}</LinkButton>
    ) : search.q !== '' ? (
      <LinkButton href={searchAddress(search, { q: '' })}>{t(words.clear)}</LinkButton>
    ) : undefined
  return (
    <EmptyState title={t(words.nothing)} tile={search.q === '' ? 'stoel' : 'zoek'} action={action}>
      {search.q === '' ? t(words.nothingText) : t(words.nothingWords, { q: search.q })}
    </EmptyState>
  )
}
