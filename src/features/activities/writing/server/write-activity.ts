import { sql } from 'kysely'
import { hasRole } from '#kernel/access/actor.ts'
import { centerReaders } from '#kernel/access/role-sets.ts'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { jsonText } from '#kernel/db/server/json-text.ts'
import { slugOf } from '#kernel/fields/slug.ts'
import { Forbidden, Invalid, NotFound, Refused } from '#kernel/http/errors.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import type { Checked, CreateOf, UpdateOf } from '#kernel/jsonapi/input.ts'
import { inColumns } from '#kernel/jsonapi/names.ts'
import type { Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { refuseOthersUpload } from '#features/uploads/server/use-upload.ts'
import type { activity } from '#features/activities/model/activity.ts'
import { fieldFaultWords } from '#features/activities/model/error-words.ts'
import { deriveOccurrences, hasBegun, spanOf } from '#features/activities/series/server/derive-occurrences.ts'
import { datesToCome, tellFollowers, type ToldDate } from '#features/activities/telling/server/tell-followers.ts'
import { isApprovalNeeded } from './approval.ts'
import { checkPlace, checkTranslations, checkWords } from './check-parts.ts'
import { datesOrRefuse, type KnownSchedule, merged, noSchedule, saysWhen, type SentSchedule, whole } from './schedule-of.ts'

type Attributes = (typeof activity)['attributes']
type ActivityInput = Checked<UpdateOf<typeof activity>, Attributes>
type Writing = Pick<Call, 'tx' | 'centerId' | 'actor' | 'locale' | 'related' | 'now' | 'id'>
type Columns = Record<string, unknown>

/** POST /activities: a draft of the caller's organization; center staff also make those of the center itself. */
export const createActivity: Verb<Checked<CreateOf<typeof activity>, Attributes>> = async (call) => {
  const { tx, centerId, actor, input, related } = call
  const organizationId = related['organization'] ?? null
  refuseForeignOrganization(call, organizationId)
  const columns = await columnsOf(call, input)
  const when = scheduleColumns(call, input, noSchedule)
  const row = { ...columns, ...when?.columns, volunteer_center_id: centerId, organization_id: organizationId, title: input.title, slug: slugFrom(input.title) }
  const { id } = await tx
    .insertInto('activities')
    .values(row as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  if (when) await deriveOccurrences(tx, call, id, when.dates)
  writeAuditEvent(tx, { centerId, actor }, { action: 'activity.created', subjectType: 'activities', subjectId: id, to: 'draft' })
  return id
}

/**
 * PATCH /activities/{id}. Other words or another place of an activity that is on the site wait for the center when an organization writes
 * them, while the published ones stay up; another time never waits.
 */
export const updateActivity: Verb<ActivityInput> = async (call) => {
  const { tx, id, centerId, actor, input, now } = call
  const row = await tx.selectFrom('activities').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
  if (row.status === 'cancelled' || row.status === 'ended' || row.status === 'archived') throw new Refused('activity_is_fixed')
  if (call.related['organization'] !== undefined) refuseForeignOrganization(call, call.related['organization'] ?? null)
  const when = scheduleColumns(call, input, row)
  if (when && row.published_at !== null) {
    if (when.dates.length === 0) throw new Invalid([{ code: 'blank', attribute: 'firstDay' }])
    if (await hasBegun(tx, call, id)) throw new Refused('series_has_begun')
  }
  const [first] = row.status === 'published' ? await datesToCome(call, id, 1) : []
  const columns = await columnsOf(call, input, row)
  const waiting = row.status === 'published' && (await isApprovalNeeded(call, row.organization_id)) ? takeProposed(columns) : {}
  const isWaiting = Object.keys(waiting).length > 0
  const isTold = row.status === 'published' && (when !== null || Object.keys(columns).length > 0)
  const changed: Columns = {
    ...columns,
    ...(columns['title'] !== undefined && { slug: slugFrom(String(columns['title'])) }),
    ...when?.columns,
    ...(isWaiting && { proposed: jsonText({ ...row.proposed, ...waiting }), proposed_since: row.proposed_since ?? now }),
    ...(isTold && { sequence: row.sequence + 1 }),
  }
  if (Object.keys(changed).length > 0)
    await tx
      .updateTable('activities')
      .set(changed as never)
      .where('id', '=', id)
      .execute()
  if (when) await deriveOccurrences(tx, call, id, when.dates)
  if (when !== null || columns['location'] !== undefined) await tellOfChange(call, first)
  const subject = { subjectType: 'activities', subjectId: id }
  if (isWaiting) writeAuditEvent(tx, { centerId, actor }, { action: 'activity.proposed', ...subject })
  if (when && row.status === 'published') writeAuditEvent(tx, { centerId, actor }, { action: 'activity.rescheduled', ...subject })
  return id
}

/** Whoever follows the activity hears of another time or place, by its next date; of a time that is the same nobody does. */
async function tellOfChange(call: Writing, before: ToldDate | undefined): Promise<void> {
  if (!before) return
  const [next] = await datesToCome(call, call.id, 1)
  if (!next) return
  await tellFollowers(call, { kind: 'activity.changed', dates: [{ ...next, was: before.start }], isSeries: true })
}

/** DELETE /activities/{id}: only a draft. */
export const removeActivity: Verb = async ({ tx, id, centerId, actor }) => {
  const { status } = await tx.selectFrom('activities').select('status').where('id', '=', id).executeTakeFirstOrThrow()
  if (status !== 'draft') throw new Refused('only_draft_activities_vanish')
  await tx.deleteFrom('activities').where('id', '=', id).execute()
  writeAuditEvent(tx, { centerId, actor }, { action: 'activity.removed', subjectType: 'activities', subjectId: id })
  return id
}

export const slugFrom = (title: string) => slugOf(title) || 'activiteit'

/** Somebody of an organization writes for their own one only. */
function refuseForeignOrganization({ actor }: Pick<Call, 'actor'>, organizationId: string | null): void {
  if (hasRole(actor, centerReaders)) return
  if (organizationId === null || !actor.organizationIds.includes(organizationId)) throw new Forbidden()
}

/** The columns of when it is, and its dates; null when nothing of that was sent. */
function scheduleColumns(call: Writing, input: SentSchedule, known: KnownSchedule) {
  if (!saysWhen(input)) return null
  const stored = merged(input, known)
  const schedule = whole(stored)
  const dates = schedule ? datesOrRefuse(schedule) : []
  const columns: Columns = {
    ...stored,
    ...(schedule && { first_day: schedule.firstDay, last_day: schedule.lastDay, start_time: schedule.startTime, end_time: schedule.endTime }),
    rule: jsonText(stored.rule),
    ...(schedule ? spanOf(dates, call) : { first_starts_at: null, last_ends_at: null, is_fully_derived: true }),
  }
  return { columns, dates }
}

type Known = { min_age: number | null; max_age: number | null; image_id: string | null; vacancy_id: string | null }

async function columnsOf(call: Writing, input: ActivityInput, known?: Known): Promise<Columns> {
  const { isAllDay: _a, firstDay: _f, lastDay: _l, startTime: _s, endTime: _e, rule: _r, exdates: _x, ...words } = input
  const { description, location, translations, minAge = known?.min_age ?? null, maxAge = known?.max_age ?? null, ...plain } = words
  if (minAge !== null && maxAge !== null && maxAge < minAge)
    throw new Invalid([{ code: 'ages_turned_around', attribute: 'maxAge', words: sayInAll(fieldFaultWords.ages_turned_around) }])
  const place = location === undefined ? undefined : await checkPlace(call, location)
  return {
    ...inColumns(plain),
    ...(input.minAge !== undefined && { min_age: minAge }),
    ...(input.maxAge !== undefined && { max_age: maxAge }),
    ...(description !== undefined && { description: jsonText(checkWords(description)) }),
    ...(place !== undefined && placeColumns(place)),
    ...(translations !== undefined && { translations: jsonText(checkTranslations(translations, call.locale)) }),
    ...(await relatedColumns(call, known)),
  }
}

export const placeColumns = (place: Awaited<ReturnType<typeof checkPlace>>): Columns => ({
  location: place && jsonText(place),
  latitude: place?.latitude ?? null,
  longitude: place?.longitude ?? null,
})

async function relatedColumns(call: Writing, known?: Known): Promise<Columns> {
  const { tx, centerId, related } = call
  const { organization, image, vacancy } = related
  if (image && image !== known?.image_id) await refuseOthersUpload(call, { id: image, purpose: 'activity_image', relation: 'image' })
  if (vacancy && vacancy !== known?.vacancy_id) {
    const { rows } =
      await sql`select from vacancies where volunteer_center_id = ${centerId} and id = ${vacancy} and status in ('published', 'paused', 'filled')`.execute(tx)
    if (rows.length === 0) throw new NotFound('vacancies', vacancy, 'related_not_found')
  }
  return {
    ...(image !== undefined && { image_id: image }),
    ...(vacancy !== undefined && { vacancy_id: vacancy }),
    ...(organization !== undefined && call.id !== '' && { organization_id: organization }),
  }
}

/** Takes out of the columns what has to wait for the center, as attributes. */
function takeProposed(columns: Columns): Record<string, unknown> {
  const proposed: Record<string, unknown> = {}
  if (columns['title'] !== undefined) proposed['title'] = columns['title']
  for (const name of ['description', 'location'] as const)
    if (columns[name] !== undefined) proposed[name] = columns[name] === null ? null : JSON.parse(String(columns[name]))
  for (const name of ['title', 'description', 'location', 'latitude', 'longitude']) delete columns[name]
  return proposed
}
