import { LinkButton } from '#design/button/button.tsx'
import { Link } from '#design/link/link.tsx'
import { Pagination } from '#design/nav/pagination.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import { OrganizationsBeside } from './organizations-beside.tsx'
import { EntryRows } from '#features/social-map/presentation/web/entry-rows.tsx'
import { distances, mapAddress, type MapSearch, mapSearch, sortOf } from '#features/social-map/search/search.ts'
import { mapSearchWords as words } from '#features/social-map/search/search-words.ts'
import { HelpCard } from '#features/vacancies/presentation/web/help-card.tsx'
import { searchWords } from '#features/vacancies/search/search-messages.ts'
import { ChosenFilters } from '#features/vacancies/search/web/chosen-filters.tsx'
import { SortMenu } from '#features/vacancies/search/web/sort-menu.tsx'
import { Understood } from '#features/vacancies/search/web/understood.tsx'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { chipsOf, countFilters, withoutFilters } from '#kernel/search/address.ts'
import { type loadEntries, pageSize } from './fetch-entries.ts'

type Props = Awaited<ReturnType<typeof loadEntries>> & { town: string; phone: string | null }

/** What was found, in its order, with the pages; where little is, what comes close, and whom to call. */
export function MapResults({ search, rows, isNear, total, place, placeError, understood, nearThemes, farther, organizations, town, phone }: Props) {
  const [t, locale] = [useT(), useLocale()]
  const isAll = search.q === '' && search.place === '' && countFilters(mapSearch, search) === 0
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 mb-4">
        <div role="status">
          <h2 className="text-2xl">{t(words.found, { n: isNear ? 0 : total })}</h2>
          <p className="text-text-soft mt-1">{whereInWords({ search, place, town }, t)}</p>
        </div>
        {total > 1 && !isNear && <MapSort search={placeError ? { ...search, place: '' } : search} />}
      </div>
      <Understood q={search.q} parts={understood} hrefOf={(q) => mapAddress(search, { q })} />
      <ChosenFilters chips={chipsOf(mapSearch, search, locale)} />
      {isNear && <h3 className="text-xl mb-3 break-words">{t(words.looksLike, { q: search.q })}</h3>}
      {rows.length > 0 ? <EntryRows rows={rows} /> : <NothingFound search={search} total={total} isAll={isAll} />}
      {farther.length > 0 && (
        <div className="mt-8">
          <h3 className="text-xl mb-3">{t(words.fartherAway)}</h3>
          <EntryRows rows={farther} />
        </div>
      )}
      <OrganizationsBeside organizations={organizations} town={town} />
      {nearThemes.length > 0 && !isAll && (
        <div className="mt-6">
          <h3 className="text-xl">{t(searchWords.orThemes)}</h3>
          <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
            {nearThemes.map((theme) => (
              <li key={theme}>
                <Link href={mapAddress({ theme: [theme] })}>{t(themeWords[theme])}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {phone && (total === 0 || isNear) && <HelpCard phone={phone} />}
      {total > pageSize && (
        <div className="border-t border-line pt-5">
          <Pagination
            label={t(searchWords.pages)}
            page={search.page}
            pages={Math.ceil(total / pageSize)}
            href={(page) => mapAddress(search, { page })}
            words={{ previous: t(searchWords.previous), next: t(searchWords.next), page: (page) => t(searchWords.page, { page }) }}
          />
          {rows.length > 0 && (
            <p className="mt-3 text-center text-text-soft">
              {t(searchWords.range, { first: (search.page - 1) * pageSize + 1, last: (search.page - 1) * pageSize + rows.length, total })}
            </p>
          )}
        </div>
      )}
    </>
  )
}

function whereInWords({ search, place, town }: Pick<Props, 'search' | 'place' | 'town'>, t: ReturnType<typeof useT>): string {
  if (!place) return t(searchWords.inTown, { town })
  return search.km === null ? t(searchWords.from, { place: place.name }) : t(searchWords.within, { km: search.km, place: place.name })
}

function MapSort({ search }: { search: MapSearch }) {
  const t = useT()
  const offered = mapSearch.parameters.sort.known.filter((sort) => sortOf({ ...search, sort }) === sort)
  return <SortMenu current={sortOf(search)} offered={offered.map((sort) => ({ key: sort, label: t(words[sort]), href: mapAddress(search, { sort }) }))} />
}

/** Suggests the one change that is likely to help most. */
function NothingFound({ search, total, isAll }: { search: MapSearch; total: number; isAll: boolean }) {
  const t = useT()
  if (total > 0)
    return <EmptyState title={t(searchWords.pageTooFar)} tile="zoek" action={<LinkButton href={mapAddress(search)}>{t(searchWords.firstPage)}</LinkButton>} />
  if (isAll) return <EmptyState title={t(words.empty)}>{t(words.emptyText)}</EmptyState>
  const wider = distances.find((km) => search.km !== null && km > search.km) ?? null
  const action =
    countFilters(mapSearch, search) > 0 ? (
      <LinkButton href={mapAddress(search, withoutFilters(mapSearch))}>{t(searchWords.clear)}</LinkButton>
    ) : search.place !== '' && search.km !== null ? (
      <LinkButton href={mapAddress(search, { km: wider })}>{wider === null ? t(words.everywhere) : t(words.further, { km: wider })}</LinkButton>
    ) : (
      <LinkButton href={mapAddress({})}>{t(words.showAll)}</LinkButton>
    )
  return (
    <EmptyState title={t(words.nothing)} tile="zoek" action={action}>
      {t(words.nothingText)}
    </EmptyState>
  )
}
