import { BadRequest } from '#kernel/http/errors.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import { snakeCase } from '#kernel/jsonapi/names.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { refuseIfOff } from '#kernel/jsonapi/server/refuse-if-off.ts'
import { readFilters } from '#kernel/search/filters.ts'
import { messages } from '#features/places/query-messages.ts'
import { findPlaces } from '#features/places/server/find.ts'
import { type CalendarSearch, calendarSearch } from '#features/activities/calendar-items/calendar-search.ts'
import { calendarItems, type CalendarPlace } from './calendar-items.ts'

/** GET /activities/calendar: what there is to do, as visitors see it (`Calendar`). @throws 400 for a filter that is none, or a wrong value */
export const calendarRoute: ApiRoute = {
  method: 'GET',
  path: '/activities/calendar',
  parameters: 'query',
  run: async (call) => {
    refuseIfOff(call, 'activities')
    const asked = searchOf(call)
    const { centerId, now } = call.asked
    const calendar = await calendarItems({ db: call.db, centerId, now }, asked, await placeOf(call, asked))
    return { document: { meta: { calendar } } }
  },
}

function searchOf(call: ApiRequest): CalendarSearch {
  const sent = call.parameters()
  const parameterOf = (name: string) => sent.find(({ path }) => snakeCase(path[1] ?? '') === name)?.name ?? `filter[${name}]`
  const other = sent.find(({ path }) => path[0] !== 'filter')
  if (other) throw new BadRequest('unknown_parameter', { parameter: other.name })
  const nested = sent.find(({ path }) => path.length !== 2)
  if (nested) throw new BadRequest('unknown_filter', { parameter: nested.name })
  const read = readFilters(calendarSearch, new Map(sent.map(({ path, values }) => [snakeCase(path[1]!), values])))
  if ('unknown' in read) throw new BadRequest('unknown_filter', { parameter: parameterOf(read.unknown) })
  if ('wrong' in read) throw new BadRequest('invalid_filter_value', { parameter: parameterOf(read.wrong) })
  return read.asked
}

async function placeOf({ db, request }: ApiRequest, { place }: CalendarSearch): Promise<CalendarPlace | null> {
  if (place === '') return null
  const [found] = await findPlaces(db, request.centerId, place)
  if (!found) throw new BadRequest('invalid_filter_value', { parameter: 'filter[place]', words: sayInAll(messages.unknownPlace, { typed: place }) })
  return found
}
