import { BadRequest } from '#kernel/http/errors.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { Document } from '#kernel/jsonapi/document.ts'
import { snakeCase } from '#kernel/jsonapi/names.ts'
import { listLinks, listMeta } from '#kernel/jsonapi/read/server/paging.ts'
import { readable } from '#kernel/jsonapi/server/readable.ts'
import type { ListConstraint } from '#kernel/jsonapi/read/server/list-sql.ts'
import { readFilters } from '#kernel/search/filters.ts'
import { messages } from '#features/places/query-messages.ts'
import { placeLabel } from '#features/places/place.ts'
import type { Centers } from '#features/tenancy/server/centers.ts'
import { flags } from '#features/tenancy/flags.ts'
import { findPlaces, type FoundPlace } from '#features/places/server/find.ts'
import { type SearchSort, type VacancySearch, vacancySearch } from '#features/vacancies/search/search.ts'
import { searchTerms } from '#features/vocabulary/server/search-terms.ts'
import { vocabulariesOf } from '#features/vocabulary/server/center-vocabulary.ts'
import { nearestThemes } from '#features/vocabulary/server/nearest-themes.ts'
import { interpret } from '#features/vocabulary/server/interpret.ts'
import { searchRows, searchTotals } from './run-search.ts'
import { fetchShared } from './shared.ts'

/** GET /vacancies/search: documents as in lists, in the order found, with the numbers beside the filters. */
export const vacancySearchRoute = (centers: Centers): ApiRoute => ({
  method: 'GET',
  path: '/vacancies/search',
  parameters: 'query',
  run: async (call) => ({ document: await readable(call, 'vacancies', () => searchDocument(call, centers)) }),
})

/** Fewer than this were really found: then it says what is near. */
const little = 3

async function searchDocument(call: ApiRequest, centers: Centers): Promise<Document> {
  const { db, request } = call
  const { search, sort, placeFilter } = searchOf(call)
  const query = call.query('vacancies', 'list', call.parameters(['filter', 'sort']))
  const [[place, ...namesakes], vocabularies] = await Promise.all([
    placesOf(call, search, placeFilter),
    search.q === '' ? [] : vocabulariesOf(db, request.centerId),
  ])
  const from = place ? { lat: place.latitude, lng: place.longitude } : search.point
  const things = interpret(search.q, vocabularies)
  const said = searchTerms(things, vocabularies)
  const run = { search, said, sort, from, page: query.page }
  const found = searchRows(run)
  const document = await call.list('vacancies', found.narrowing, { ...query, page: { ...query.page, offset: 0 } })
  // Where no row could tell them the totals are asked for alone.
  const { total, exact, facets } = found.totals() ?? (await searchTotals(db, request.centerId, run))
  const { centerId, tenant } = request
  const isLittle = (said.length > 0 ? exact : total) < little
  const shared = isLittle && flags(tenant).centerSharing ? await fetchShared({ db, centers, tenant, centerId }, run) : []
  return {
    ...document,
    links: listLinks(request.raw.url!, query.page, total),
    meta: {
      ...listMeta(query.page, total),
      ...(said.length > 0 && { exact }),
      ...(isLittle && { nearThemes: nearestThemes(things, vocabularies) }),
      ...(shared.length > 0 && { shared }),
      facets,
      ...(place && { place: placeMeta(place, namesakes) }),
    },
  }
}

/** Those with these ids, in this order. */
export function byIds(ids: string[]): ListConstraint {
  return ({ alias, statement }) => {
    const list = `${statement.sharedParam('ids', ids)}::uuid[]`
    return { where: `${alias}.id = any(${list})`, order: `array_position(${list}, ${alias}.id)` }
  }
}

type Understood = { search: VacancySearch; sort: SearchSort; /** The filter that named a place. */ placeFilter: string }

function searchOf(call: ApiRequest): Understood {
  const sent = call.parameters().filter(({ path }) => path[0] === 'filter')
  const parameterOf = (name: string) => sent.find(({ path }) => snakeCase(path[1] ?? '') === name)?.name ?? `filter[${name}]`
  const nested = sent.find(({ path }) => path.length !== 2)
  if (nested) throw new BadRequest('unknown_filter', { parameter: nested.name })
  const read = readFilters(vacancySearch, new Map(sent.map(({ path, values }) => [snakeCase(path[1]!), values])))
  if ('unknown' in read) throw new BadRequest('unknown_filter', { parameter: parameterOf(read.unknown) })
  if ('wrong' in read) throw new BadRequest('invalid_filter_value', { parameter: parameterOf(read.wrong) })
  const { asked } = read
  const sort = call.parameter('sort')?.trim() || 'relevance'
  const known = vacancySearch.parameters.sort.parse([sort])
  if (!known || (known === 'distance' && asked.place === '' && !asked.point)) throw new BadRequest('unsupported_sort', { parameter: 'sort' })
  const near = sent.findLast(({ path }) => ['place', 'near_postcode'].includes(snakeCase(path[1]!)))
  return { search: asked, sort: known, placeFilter: near?.name ?? 'filter[place]' }
}

/** The place that was meant, and towns of the same name that may have been. */
async function placesOf(call: ApiRequest, { place }: VacancySearch, parameter: string): Promise<FoundPlace[]> {
  if (place === '') return []
  const found = await findPlaces(call.db, call.request.centerId, place)
  if (found.length === 0) throw new BadRequest('invalid_filter_value', { parameter, words: sayInAll(messages.unknownPlace, { typed: place }) })
  return found
}

function placeMeta(place: FoundPlace, namesakes: FoundPlace[]) {
  const { name, latitude, longitude, hasNamesake } = place
  return { name: hasNamesake ? placeLabel(place) : name, lat: latitude, lng: longitude, namesakes: namesakes.map(placeLabel) }
}
