import { Fragment } from 'react'
import { LinkButton } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { Link } from '#design/link/link.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { favouriteWords } from '#features/favourites/messages.ts'
import { homeWords } from '#features/vacancies/presentation/home-messages.ts'
import { searchAddress, sortOf } from '#features/vacancies/search/search-address.ts'
import { searchWords as words } from '#features/vacancies/search/search-messages.ts'
import { type VacancySearch, vacancySearch } from '#features/vacancies/search/search.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { countFilters, withoutFilters } from '#kernel/search/address.ts'
import type { FoundPlace } from './fetch-vacancies.ts'
import { SortMenu } from './sort-menu.tsx'

/** The number of results, the place and the order. */
export function ResultsHead({ search, total, place, town }: { search: VacancySearch; total: number; place: FoundPlace | null; town: string }) {
  const t = useT()
  const where = place
    ? search.km === null
      ? t(words.from, { place: place.name })
      : t(words.within, { km: search.km, place: place.name })
    : t(words.inTown, { town })
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 mb-4">
      <div role="status">
        <h1>{t(place ? words.foundNear : words.found, { n: total })}</h1>
        <p className="text-text-soft mt-1">
          {where}
          {place && place.namesakes.length > 0 && (
            <span className="block">
              {t(words.orDidYouMean)}{' '}
              {place.namesakes.map((name, index) => (
                <Fragment key={name}>
                  {index > 0 && ` ${t(words.or)} `}
                  <Link href={searchAddress(search, { place: name })}>{name}</Link>
                </Fragment>
              ))}
              ?
            </span>
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5">
        {total > 1 && <VacancySort search={search} isMeasured={place !== null} />}
        <Anchor href={searchAddress({ view: 'favourites' })} className="inline-flex items-center gap-2 min-h-11 font-semibold text-link">
          <Icon name="heart" />
          {t(favouriteWords.list)}
        </Anchor>
      </div>
    </div>
  )
}

/** The orders that apply to this search, each as a link. */
function VacancySort({ search, isMeasured }: { search: VacancySearch; isMeasured: boolean }) {
  const t = useT()
  // Without a known place there are no distances to sort by.
  const understood = isMeasured ? search : { ...search, place: '' }
  const current = sortOf(understood)
  const offered = vacancySearch.parameters.sort.known.filter((sort) => sortOf({ ...understood, sort }) === sort)
  return <SortMenu current={current} offered={offered.map((sort) => ({ key: sort, label: t(words[sort]), href: searchAddress(search, { sort }) }))} />
}

/** Whether nothing was asked for, so that finding nothing means that there is nothing. */
export const asksForAll = (search: VacancySearch): boolean => countFilters(vacancySearch, search) === 0 && search.place === '' && search.q === ''

/** Suggests the one change that is likely to help most. */
export function NothingFound({ search, total }: { search: VacancySearch; total: number }) {
  const t = useT()
  if (total > 0)
    return <EmptyState title={t(words.pageTooFar)} tile="zoek" action={<LinkButton href={searchAddress(search)}>{t(words.firstPage)}</LinkButton>} />
  if (asksForAll(search)) return <EmptyState title={t(homeWords.nothingYet)}>{t(homeWords.nothingYetText)}</EmptyState>
  const action =
    countFilters(vacancySearch, search) > 0 ? (
      <LinkButton href={searchAddress(search, withoutFilters(vacancySearch))}>{t(words.clear)}</LinkButton>
    ) : search.place !== '' ? (
      <LinkButton href={searchAddress(search, { km: null, place: '' })}>{t(words.searchFurther)}</LinkButton>
    ) : (
      <LinkButton href={searchAddress(search, { q: '' })}>{t(words.clear)}</LinkButton>
    )
  return (
    <EmptyState title={t(words.nothing)} tile={search.q === '' ? 'stoel' : 'zoek'} action={action}>
      {search.q === '' ? t(words.nothingText) : t(words.nothingWords, { q: search.q })}
    </EmptyState>
  )
}
