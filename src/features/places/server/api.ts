import { BadRequest } from '#kernel/http/errors.ts'
import type { ApiRoute } from '#kernel/jsonapi/server/api.ts'
import { type FoundPlace, suggestPlaces } from './find.ts'

/** GET /places?filter[search]=zut: towns and postcodes to choose from, for everyone. */
export const placesRoute: ApiRoute = {
  method: 'GET',
  path: '/places',
  run: async (call) => {
    const parameters = call.parameters()
    const strange = parameters.find(({ path }) => path.length !== 2 || path[0] !== 'filter' || path[1] !== 'search')
    if (strange) throw new BadRequest(strange.path[0] === 'filter' ? 'unknown_filter' : 'unknown_parameter', { parameter: strange.name })
    const typed = parameters[0]?.values.at(-1)?.trim() ?? ''
    if (typed.length > 80) throw new BadRequest('invalid_filter_value', { parameter: 'filter[search]' })
    const found = typed === '' ? [] : await suggestPlaces(call.db, call.request.centerId, typed)
    return { document: { data: found.map(objectOf), meta: { total: found.length } }, headers: { 'cache-control': 'public, max-age=3600' } }
  },
}

function objectOf({ name, municipality, postcode4, latitude, longitude }: FoundPlace) {
  return { type: 'places', id: [postcode4 ?? name, municipality].join(', '), attributes: { name, municipality, postcode: postcode4, latitude, longitude } }
}
