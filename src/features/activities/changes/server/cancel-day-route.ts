import { sql } from 'kysely'
import { hasRole } from '#kernel/access/actor.ts'
import { centerReaders } from '#kernel/access/role-sets.ts'
import { checkField } from '#kernel/fields/check.ts'
import { date, lines, text } from '#kernel/fields/field.ts'
import { Forbidden, Invalid, type Issue, Refused } from '#kernel/http/errors.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { refuseIfOff } from '#kernel/jsonapi/server/refuse-if-off.ts'
import { readDocument } from '#kernel/jsonapi/write/server/body.ts'
import { requireRight, requireSignedIn } from '#kernel/jsonapi/write/server/write.ts'
import { operationOf } from '#kernel/undo/server/undoable.ts'
import { mostCancelledAtOnce } from '#features/activities/model/codes.ts'
import { activity } from '#features/activities/model/activity.ts'
import { countFollowers } from '#features/activities/telling/server/tell-followers.ts'
import { cancelDates } from './cancel-date.ts'

/** `preview`: nothing is cancelled; the answer says how many dates it would be and how many people would be told. */
export const cancelDayFields = {
  day: date(),
  /** The organization's id; left out for what the center itself does. */
  organization: text({ max: 36, optional: true }),
  /** Of these dates only; left out: all of that day. */
  occurrences: lines({ max: 36, maxItems: mostCancelledAtOnce, optional: true }),
  reason: text({ max: 200 }),
  preview: text({ max: 5, optional: true }),
}

/** PUT /activities/cancel_day: everything of an organization on one day, for bad weather and the like. Each follower is told once. */
export const cancelDayRoute: ApiRoute = {
  method: 'PUT',
  path: '/activities/cancel_day',
  counts: { key: 'around' },
  run: async (call) => {
    refuseIfOff(call, 'activities')
    requireSignedIn(call)
    requireRight(call, 'activity_occurrences', 'cancel')
    const { day, organization, occurrences, reason, preview } = sentIn(call)
    const { actor, centerId, now } = call.asked
    if (!hasRole(actor, centerReaders) && !(organization && actor.organizationIds.includes(organization))) throw new Forbidden()
    return await call.inHeldTransaction('activities', async (tx) => {
      const { rows } = await sql<{
        id: string
      }>`select o.id from activities a join activity_occurrences o on o.volunteer_center_id = a.volunteer_center_id and o.activity_id = a.id
        where a.volunteer_center_id = ${centerId} and a.organization_id is not distinct from ${organization}::uuid and a.status = 'published'
          and o.removed_at is null and o.status <> 'cancelled' and o.local_date = ${day}::date and o.ends_at > ${now}
          and (${occurrences}::uuid[] is null or o.id = any(${occurrences}::uuid[]))
        order by a.id, o.id for update of a`.execute(tx)
      if (rows.length > mostCancelledAtOnce) throw new Refused('too_many_on_a_day')
      const ids = rows.map(({ id }) => id)
      const followers = await countFollowers(tx, centerId, ids)
      if (!preview) await cancelDates({ ...call.asked, db: call.db, tx, id: '', related: {}, prepared: undefined }, ids, reason)
      const undo = operationOf(tx)
      return { document: { meta: { dates: ids.length, followers, ...(undo && { undo }) } } }
    })
  },
}

type Sent = { day: string; organization: string | null; occurrences: string[] | null; reason: string; preview: boolean }

/** @throws {Invalid} at each field that is wrong */
function sentIn(call: ApiRequest): Sent {
  const { attributes } = readDocument(call.json, activity.type, { id: '', isImplied: true })
  const issues: Issue[] = []
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(cancelDayFields)) {
    const { value, fault } = checkField(field, attributes.get(name)?.value, call.asked.locale, true)
    if (fault) issues.push({ code: fault.code, attribute: name, detail: fault.message })
    else values[name] = value
  }
  const isId = (value: unknown) => typeof value === 'string' && /^[0-9a-f-]{36}$/i.test(value)
  if (values['organization'] && !isId(values['organization'])) issues.push({ code: 'invalid', attribute: 'organization' })
  if (Array.isArray(values['occurrences']) && !values['occurrences'].every(isId)) issues.push({ code: 'invalid', attribute: 'occurrences' })
  if (issues.length > 0) throw new Invalid(issues)
  const { day, organization, occurrences, reason, preview } = values
  return {
    day: day as string,
    organization: (organization as string | null | undefined) ?? null,
    occurrences: Array.isArray(occurrences) && occurrences.length > 0 ? (occurrences as string[]) : null,
    reason: reason as string,
    preview: preview === 'true',
  }
}
