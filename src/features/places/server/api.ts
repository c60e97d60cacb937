import { BadRequest } from '#kernel/http/errors.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { messages } from '#features/places/query-messages.ts'
import { placeLabel, readRoughPoint } from '#features/places/place.ts'
import { type FoundPlace, nearestPlace, suggestPlaces } from './find.ts'

/** GET /places: public towns and postcodes, either those that begin with `filter[search]` or the one nearest to `filter[near]`. */
export const placesRoute: ApiRoute = {
  method: 'GET',
  path: '/places',
  parameters: 'query',
  run: async (call) => {
    const filter = filterOf(call)
    const found = filter ? await filters[filter.name](call, filter) : []
    // An answer about somebody's position must not be cached.
    const cacheControl = filter?.name === 'near' ? 'private, no-store' : 'public, max-age=3600'
    return { document: { data: found.map(objectOf), meta: { total: found.length } }, headers: { 'cache-control': cacheControl } }
  },
}

type Filter = { name: 'search' | 'near'; parameter: string; value: string }

const filters: Record<Filter['name'], (call: ApiRequest, filter: Filter) => Promise<FoundPlace[]>> = {
  search: async ({ db, request }, { value, parameter }) => {
    if (value.length > 80) throw new BadRequest('invalid_filter_value', { parameter })
    return value === '' ? [] : await suggestPlaces(db, request.centerId, value)
  },
  near: async ({ db, request }, { value, parameter }) => {
    const point = readRoughPoint(value)
    if (!point) throw new BadRequest('invalid_filter_value', { parameter, words: sayInAll(messages.roughPoint) })
    const nearest = await nearestPlace(db, request.centerId, point)
    return nearest ? [nearest] : []
  },
}

function filterOf(call: ApiRequest): Filter | null {
  const [given, ...others] = call.parameters().map(({ path, name, values }) => {
    const [kind, filter = ''] = path
    if (kind !== 'filter') throw new BadRequest('unknown_parameter', { parameter: name })
    if (path.length !== 2 || !isFilter(filter)) throw new BadRequest('unknown_filter', { parameter: name })
    return { name: filter, parameter: name, value: values.join(',').trim() }
  })
  const second = others.find(({ name }) => name !== given?.name)
  if (second) throw new BadRequest('invalid_filter_value', { parameter: second.parameter, words: sayInAll(messages.oneFilter) })
  return given ?? null
}

function isFilter(name: string): name is Filter['name'] {
  return Object.hasOwn(filters, name)
}

function objectOf(place: FoundPlace) {
  const { name, municipality, postcode4, latitude, longitude } = place
  const attributes = { name, municipality, postcode: postcode4, label: placeLabel(place), latitude, longitude }
  return { type: 'places', id: [postcode4 ?? name, municipality].join(', '), attributes }
}
