import { BadRequest } from '#kernel/http/errors.ts'
import type { Document } from '#kernel/jsonapi/document.ts'
import { listLinks, listMeta } from '#kernel/jsonapi/read/server/query.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { readSearchCall } from '#kernel/jsonapi/request/server/read-search.ts'
import { readable } from '#kernel/jsonapi/server/related.ts'
import { placeMeta, placesOfSearch } from '#features/places/server/place-of-search.ts'
import { mapSearch, sortOf } from '#features/social-map/search/search.ts'
import { parseQuestion } from '#features/vocabulary/server/parse-question.ts'
import { nearestThemes, searchTerms } from '#features/vocabulary/server/search-terms.ts'
import { understoodOf } from '#features/vocabulary/server/understood.ts'
import { vocabulariesOf } from '#features/vocabulary/server/vocabulary.ts'
import { searchRows, searchTotals } from './run-search.ts'

/** With fewer matches than this, the response names themes that are near. */
const little = 3

/** GET /social_map_entries/search: what a center shows of its map, in order of rank, with the facet counts. */
export const mapSearchRoute: ApiRoute = {
  method: 'GET',
  path: '/social_map_entries/search',
  parameters: 'query',
  run: async (call) => ({ document: await readable(call, 'social_map_entries', () => searchDocument(call)) }),
}

async function searchDocument(call: ApiRequest): Promise<Document> {
  const { db, asked: caller } = call
  const { asked: search, parameterOf } = readSearchCall(call, mapSearch)
  const sent = call.parameter('sort')?.trim()
  const sort = sent ? mapSearch.parameters.sort.parse([sent]) : sortOf(search)
  if (!sort || (sort === 'distance' && search.place === '' && !search.point)) throw new BadRequest('unsupported_sort', { parameter: 'sort' })
  const query = call.query('social_map_entries', 'list', call.parameters(['filter', 'sort']))
  const [[place, ...namesakes], vocabularies] = await Promise.all([
    placesOfSearch(db, caller.centerId, search.place, parameterOf('place', 'near_postcode')),
    search.q === '' ? [] : vocabulariesOf(db, caller.centerId),
  ])
  const parsed = parseQuestion(search.q, vocabularies)
  const said = searchTerms(parsed.things, vocabularies)
  const from = place ? { lat: place.latitude, lng: place.longitude } : search.point
  const run = { search, said, sort, from, now: caller.now, page: query.page }
  const found = searchRows(run)
  const document = await call.list('social_map_entries', found.narrowing, { ...query, page: { ...query.page, offset: 0 } }, { untouched: true })
  // A page without rows has no totals, so they are queried separately.
  const { total, facets, organizations } = found.totals() ?? (await searchTotals(db, caller.centerId, run))
  return {
    ...document,
    links: listLinks(call.request.raw.url!, query.page, total),
    meta: {
      ...listMeta(query.page, total),
      ...(said.length > 0 && { understood: understoodOf(parsed) }),
      ...(said.length > 0 && total < little && { nearThemes: nearestThemes(parsed.things, vocabularies) }),
      facets,
      organizations,
      ...(place && { place: placeMeta(place, namesakes) }),
    },
  }
}
