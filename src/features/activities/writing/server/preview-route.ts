import { checkField } from '#kernel/fields/check.ts'
import { Invalid, type Issue } from '#kernel/http/errors.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import { camelCase } from '#kernel/jsonapi/names.ts'
import { refuseIfOff } from '#kernel/jsonapi/server/refuse-if-off.ts'
import { readDocument } from '#kernel/jsonapi/write/server/body.ts'
import { requireRight } from '#kernel/jsonapi/write/server/write.ts'
import { holidayOn } from '#features/opening-hours/holidays.ts'
import { activity } from '#features/activities/model/activity.ts'
import { allDates, faultOfSchedule } from '#features/activities/series/server/dates-of-schedule.ts'
import type { SchedulePreview } from '#features/activities/writing/preview.ts'
import { merged, noSchedule, refusal, type SentSchedule, whole } from './schedule-of.ts'

const { isAllDay, firstDay, lastDay, startTime, endTime, rule, exdates } = activity.attributes
export const previewFields = { isAllDay, firstDay, lastDay, startTime, endTime, rule, exdates }

/** PUT /activities/preview: the dates that a schedule would have, for an editor that works out none itself. Nothing is written. */
export const previewRoute: ApiRoute = {
  method: 'PUT',
  path: '/activities/preview',
  run: async (call) => {
    refuseIfOff(call, 'activities')
    requireRight(call, activity.type, 'create')
    return await Promise.resolve({ document: { meta: { preview: previewOf(sentIn(call)) } } })
  },
}

function sentIn(call: ApiRequest): SentSchedule {
  const { attributes } = readDocument(call.json, activity.type, { id: '', isImplied: true })
  const issues: Issue[] = []
  const sent: Record<string, unknown> = {}
  for (const [name, { value: given }] of attributes) {
    const field = Object.entries(previewFields).find(([known]) => known === camelCase(name))
    if (!field) continue
    const { value, fault } = checkField(field[1], given, call.asked.locale)
    if (fault) issues.push({ code: fault.code, attribute: field[0], detail: fault.message })
    else sent[field[0]] = value
  }
  if (issues.length > 0) throw new Invalid(issues)
  return sent
}

/** @throws {Invalid} at the field that is wrong */
function previewOf(sent: SentSchedule): SchedulePreview | null {
  const asked = merged(sent, noSchedule)
  const schedule = whole(asked)
  if (!schedule) return null
  const fault = faultOfSchedule(schedule)
  const dates = fault ?? allDates(schedule)
  if (!Array.isArray(dates)) throw refusal(dates)
  return {
    firstDay: schedule.firstDay,
    lastDay: schedule.lastDay,
    isMoved: schedule.firstDay !== asked.first_day,
    dates: dates.map(({ start, end }) => {
      const day = start.slice(0, 10)
      return { start, end, isLeftOut: schedule.exdates.includes(day), holiday: holidayOn(day, ['good_friday', 'liberation_day']) }
    }),
  }
}
