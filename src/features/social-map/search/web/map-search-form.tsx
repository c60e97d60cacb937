import { Fragment } from 'react'
import { Anchor } from '#design/link/anchor.tsx'
import { mapAddress, distances, type MapFacets, type MapSearch, mapSearch } from '#features/social-map/search/search.ts'
import { mapSearchWords as words } from '#features/social-map/search/search-words.ts'
import { searchWords } from '#features/vacancies/search/search-messages.ts'
import { FilterGroup, FilterOptions } from '#features/vacancies/search/web/filter-group.tsx'
import { placeInWords, SearchFields, SearchSheet } from '#features/vacancies/search/web/search-sheet.tsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { countFilters, withoutFilters } from '#kernel/search/address.ts'
import type { CodesParameter } from '#kernel/search/parameter.ts'
import type { GroupOf } from '#kernel/search/search.ts'

type Props = { search: MapSearch; facets: MapFacets; total: number; placeName: string | null; placeError: string | null }
type Group = GroupOf<typeof mapSearch>

/** The blocks of filters, each with its groups in order. TypeScript rejects a group that is missing. */
const blocks = {
  about: ['theme'],
  whom: ['whom'],
  handy: ['open', 'cost', 'referral', 'access'],
  language: ['language'],
  law: ['law'],
} as const satisfies Record<string, readonly Group[]>
const all: Exclude<Group, (typeof blocks)[keyof typeof blocks][number]> extends never ? typeof blocks : never = blocks

/** What, where, how far, and the filters. */
export function MapSearchForm({ search, facets, total, placeName, placeError }: Props) {
  const t = useT()
  const place = placeName ?? search.place
  const filterCount = countFilters(mapSearch, search)
  const show = t(words.show, { n: total })
  const clearHref = mapAddress(search, withoutFilters(mapSearch))
  return (
    <SearchSheet
      action={mapSearch.page}
      label={t(words.searchHelp)}
      summary={{ what: search.q || t(words.anything), where: placeInWords({ ...search, place }, t) }}
      isOpen={Boolean(placeError)}
      isInPage
      {...{ filterCount, clearHref, show }}
    >
      <SearchFields
        what={t(words.what)}
        example={t(words.whatExample)}
        q={search.q}
        place={place}
        placeError={placeError}
        km={search.km}
        distances={distances}
        anywhere={t(words.anyDistance)}
      />
      <div className="search-filters">
        {Object.entries(all).map(([block, names]) => (
          <FilterGroup
            key={block}
            id={`filter-${block}`}
            label={t(mapSearch.parameters[names[0]].title)}
            count={names.reduce((sum, name) => sum + search[name].length, 0)}
            show={show}
          >
            {names.map((name) => (
              <Fragment key={name}>
                <MapFilter name={name} search={search} facets={facets} />
              </Fragment>
            ))}
          </FilterGroup>
        ))}
        {filterCount > 0 && (
          <Anchor href={clearHref} className="btn btn-quiet btn-sm !min-h-11 max-md:!hidden">
            {t(searchWords.clear)}
          </Anchor>
        )}
      </div>
      {search.sort && <input type="hidden" name="sort" value={search.sort} />}
      {search.view === 'map' && <input type="hidden" name="view" value="map" />}
    </SearchSheet>
  )
}

/** Groups that many codes may be chosen of show what there is; what is chosen stays. */
function MapFilter({ name, search, facets }: { name: Group; search: MapSearch; facets: MapFacets }) {
  const declared = mapSearch.parameters[name] as CodesParameter
  const chosen = search[name] as readonly string[]
  const counts = name === 'open' ? null : (facets[name] as Partial<Record<string, number>>)
  const isLong = declared.known.length > 1
  const known = isLong ? declared.known.filter((code) => counts![code] || chosen.includes(code)) : declared.known
  return (
    <FilterOptions name={name} of={{ ...declared, known }} chosen={chosen} counts={counts} {...(known.length > 6 && { className: 'md:columns-2 gap-8' })} />
  )
}
