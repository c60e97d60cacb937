import { BadRequest } from '#kernel/http/errors.ts'
import type { ReadQuery } from '#kernel/db/server/database.ts'
import { listLinks, listMeta } from '#kernel/jsonapi/read/server/query.ts'
import type { ListConstraint } from '#kernel/jsonapi/read/server/list-sql.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { readSearchCall } from '#kernel/jsonapi/request/server/read-search.ts'
import { readable } from '#kernel/jsonapi/server/related.ts'
import { refuseIfOff } from '#kernel/jsonapi/server/refuse-if-off.ts'
import { placeMeta, placesOfSearch } from '#features/places/server/place-of-search.ts'
import { type HelpSearch, helpSearch } from '#features/one-on-one/search/search.ts'

type Run = { search: HelpSearch; from: { lat: number; lng: number } | null; page: { size: number; offset: number } }

const orNull = (codes: readonly string[]) => (codes.length > 0 ? [...codes] : null)
const valuesOf = ({ search, from, page }: Run): ReadQuery['values'] => [
  search.q || null,
  orNull(search.kind),
  orNull(search.category),
  orNull(search.frequency),
  orNull(search.daypart),
  orNull(search.language),
  from?.lat ?? null,
  from?.lng ?? null,
  page.size,
  page.offset,
]

/** GET /help_requests/search: what is open for everybody, twenty a page, with the distance from the middle of the town in words. */
export const helpSearchRoute: ApiRoute = {
  method: 'GET',
  path: '/help_requests/search',
  parameters: 'query',
  run: async (call) => {
    refuseIfOff(call, 'peerToPeer')
    return { document: await readable(call, 'help_requests', () => searchDocument(call)) }
  },
}

async function searchDocument(call: ApiRequest) {
  const { db, asked: caller } = call
  if (call.parameter('sort') !== undefined) throw new BadRequest('unsupported_sort', { parameter: 'sort' })
  const { asked: search, parameterOf } = readSearchCall(call, helpSearch)
  const query = call.query('help_requests', 'list', call.parameters(['filter']))
  const [place, ...namesakes] = await placesOfSearch(db, caller.centerId, search.place, parameterOf('place', 'near_postcode'))
  const from = place ? { lat: place.latitude, lng: place.longitude } : search.point
  const run: Run = { search, from, page: query.page }
  let total: number | null = null
  const hits: ListConstraint = ({ alias, statement }) => ({
    through: `search_help_requests(${valuesOf(run)
      .map((value) => statement.param(value))
      .join(', ')}) s cross join unnest(s.ids, s.bands) with ordinality as hit (id, band, place)`,
    where: `${alias}.id = hit.id`,
    order: 'hit.place',
    total: 's.total',
    beside: [
      { sql: 'hit.band', take: (band, object) => void (from && (object.meta = { ...object.meta, distanceBand: band })) },
      { sql: 's.total', take: (told) => void (total = Number(told)) },
    ],
  })
  const document = await call.list('help_requests', hits, { ...query, page: { ...query.page, offset: 0 } }, { untouched: true })
  total ??= await totalOf(call, run)
  return {
    ...document,
    links: listLinks(call.request.raw.url!, query.page, total),
    meta: { ...listMeta(query.page, total), ...(place && { place: placeMeta(place, namesakes) }) },
  }
}

/** A page beyond the last has no row that carries the total. */
async function totalOf({ db, asked }: ApiRequest, run: Run): Promise<number> {
  const text = 'select total from search_help_requests($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)'
  const [rows] = await db.read(asked.centerId, [{ name: 'help_requests_total', text, values: valuesOf(run) }])
  return Number(rows![0]![0])
}
