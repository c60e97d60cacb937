import type { DescribedCalls } from '#kernel/jsonapi/openapi/server/openapi.ts'
import { filterNames } from '#kernel/search/filters.ts'
import { calendarSearch } from '#features/activities/calendar-items/calendar-search.ts'
import { cancelDayFields } from '#features/activities/changes/server/cancel-day-route.ts'
import { previewFields } from '#features/activities/writing/server/preview-route.ts'

/** Calls that no resource declares, described for OpenAPI. */
export const describedCalls: DescribedCalls = {
  'PUT /api/v1/activities/preview': {
    id: 'previewActivityDates',
    summary: 'The dates that a schedule would have, with the holidays among them; nothing is written',
    body: previewFields,
    bodyType: 'activities',
  },
  'PUT /api/v1/activities/cancel_day': {
    id: 'cancelDayOfActivities',
    summary: 'Cancel everything of an organization on one day; with preview=true only how many dates and followers that would be',
    body: cancelDayFields,
    bodyType: 'activities',
    refusals: [409],
  },
  'GET /api/v1/activities/calendar': {
    id: 'readCalendar',
    summary: 'What there is to do in town, by day, with the numbers beside every filter and day',
    query: Object.fromEntries(filterNames(calendarSearch).map((name) => [`filter[${name}]`, ''])),
    open: true,
    // On a site without activities.
    refusals: [404],
  },
  'GET /api/v1/activities/:id/shown': {
    id: 'readActivityAt',
    summary: 'An activity by its id, or by the end of the address of its page',
    one: 'activities',
    open: true,
    query: { include: '', 'fields[activities]': '' },
  },
}
