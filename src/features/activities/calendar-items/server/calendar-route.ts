import { BadRequest } from '#kernel/http/errors.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { readSearchCall } from '#kernel/jsonapi/request/server/read-search.ts'
import { refuseIfOff } from '#kernel/jsonapi/server/refuse-if-off.ts'
import { placesOfSearch } from '#features/places/server/place-of-search.ts'
import { calendarSearch } from '#features/activities/calendar-items/calendar-search.ts'
import { calendarItems } from './calendar-items.ts'

/** GET /activities/calendar: what there is to do, as visitors see it (`Calendar`). @throws 400 for a filter that is none, or a wrong value */
export const calendarRoute: ApiRoute = {
  method: 'GET',
  path: '/activities/calendar',
  parameters: 'query',
  run: async (call) => {
    refuseIfOff(call, 'activities')
    const other = call.parameters().find(({ path }) => path[0] !== 'filter')
    if (other) throw new BadRequest('unknown_parameter', { parameter: other.name })
    const { asked, parameterOf } = readSearchCall(call, calendarSearch)
    const { centerId, now } = call.asked
    const [place] = await placesOfSearch(call.db, centerId, asked.place, parameterOf('place'))
    const calendar = await calendarItems({ db: call.db, centerId, now }, asked, place ?? null)
    return { document: { meta: { calendar } } }
  },
}
