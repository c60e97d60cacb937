import { type Selectable, sql } from 'kysely'
import { slugOf } from '#features/organizations/model/server/slug-of.ts'
import { refuseWrongDay } from '#features/vacancies/expiry/server/extension.ts'
import { inputWords } from '#features/vacancies/model/input-words.ts'
import { worksFor } from '#features/vacancies/model/server/scopes.ts'
import type { vacancies } from '#features/vacancies/model/server/tables.ts'
import { extendable, unchangeable } from '#features/vacancies/model/states.ts'
import { vacancy } from '#features/vacancies/model/vacancy.ts'
import { keepUnreviewed, waitsForReview } from '#features/vacancies/moderation/server/unreviewed.ts'
import type { Gap } from '#features/vacancies/quality/incomplete.ts'
import { gapsOf, refuseEmptied, refuseGaps } from '#features/vacancies/quality/server/publication-check.ts'
import { changeStatus, isStaff, recordChange } from '#features/vacancies/transitions/server/change-status.ts'
import { placeFirst } from '#features/vacancies/transitions/server/put-first.ts'
import { isReviewed, renewDates, submitForReview, syncCapacityStatus } from '#features/vacancies/transitions/server/status-verbs.ts'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { copyOf } from '#kernel/db/copy-row.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import type { RowOf } from '#kernel/db/table.ts'
import { Forbidden, Invalid, NotFound, Refused } from '#kernel/http/errors.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import type { Checked, CreateOf } from '#kernel/jsonapi/input.ts'
import type { Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { type Changes, columnsOf } from './columns-of.ts'

type Draft = { volunteer_center_id: string; organization_id: string; title: string } & Record<string, unknown>

/** Inserts a new draft. Its slug gets a suffix if another vacancy has the same title. */
async function insertVacancy(tx: Tx, draft: Draft): Promise<string> {
  const { id } = await tx
    .insertInto('vacancies')
    .values({ ...draft, slug: `${slugOf(draft.title)}-${crypto.randomUUID().slice(0, 8)}`, status: 'draft' } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * POST /vacancies: creates a draft, for which a title and an organization are enough. Its creator becomes its contact if they
 * work for the organization.
 */
export const createVacancy: Verb<Checked<CreateOf<typeof vacancy>, (typeof vacancy)['attributes']>> = async (call) => {
  const { tx, centerId, actor, input, related } = call
  const organizationId = related['organization']
  const pointer = '/data/relationships/organization'
  if (!organizationId) throw new Invalid([{ code: 'blank', attribute: 'organization', pointer }])
  const isOwn = actor.organizationIds.includes(organizationId)
  const organization = await tx.selectFrom('organizations').select('status').where('id', '=', organizationId).executeTakeFirst()
  // An organization that the caller cannot see is reported as missing; one that everybody can see, as forbidden.
  if (!organization || (!isOwn && !isStaff(actor) && organization.status !== 'approved'))
    throw new NotFound('organizations', organizationId, 'related_not_found')
  if (!isOwn && !isStaff(actor)) throw new Forbidden()
  if (organization.status === 'archived' || organization.status === 'denied') throw new Refused('organization_not_approved', { pointer })

  if (input.priorityUntil) throw new Refused('invalid_transition', { meta: { from: 'draft', allowed: [] } })

  const known = { organization_id: organizationId, address_id: null, image_id: null, slots: [], questions: [] }
  const columns = await columnsOf(call, input, known)
  const isContact = related['contactUser'] === undefined && (await worksFor(tx, { centerId, organizationId, userId: actor.userId! }))
  const draft = { ...columns, volunteer_center_id: centerId, organization_id: organizationId, title: input.title }
  const id = await insertVacancy(tx, isContact ? { ...draft, contact_user_id: actor.userId } : draft)
  writeAuditEvent(tx, { centerId, actor }, { action: 'vacancy.created', subjectType: 'vacancies', subjectId: id, to: 'draft' })
  return id
}

/** Columns that describe the life of the original and are not copied: a copy starts as a new draft. */
export const notCopied = [
  'slug',
  'status',
  'statusSince',
  'deniedReason',
  'requestedChanges',
  'unreviewedChanges',
  'unreviewedSince',
  'closedReason',
  'priorityUntil',
  'publishedAt',
  'placesTaken',
  'createdAt',
  'updatedAt',
] as const satisfies readonly (keyof typeof vacancy.attributes)[]

/** PUT /vacancies/{id}/duplicate: creates a draft with the same content. Responds with the copy. */
export const duplicateVacancy: Verb = async (call) => {
  const { tx, centerId, actor, now } = call
  const row = await tx.selectFrom('vacancies').selectAll().where('id', '=', call.id).executeTakeFirstOrThrow()
  const { organization_id, title } = row
  const { status } = await tx.selectFrom('organizations').select('status').where('id', '=', organization_id).executeTakeFirstOrThrow()
  if (status === 'archived' || status === 'denied') throw new Refused('organization_not_approved')
  const id = await insertVacancy(tx, {
    ...copyOf(vacancy, row, { without: notCopied }),
    volunteer_center_id: centerId,
    organization_id,
    title,
    // Nobody has applied for the copy's dates yet.
    ...renewDates({ ...row, slots: row.slots.map((slot) => ({ ...slot, placesTaken: 0 })) }, now),
  })
  writeAuditEvent(tx, { centerId, actor }, { action: 'vacancy.created', subjectType: 'vacancies', subjectId: id, to: 'draft' })
  return id
}

type Row = Selectable<RowOf<typeof vacancies>>

/** PATCH and PUT /vacancies/{id}: changes attributes; a change of `status` goes through the same guard as the verbs. */
export const updateVacancy: Verb<Changes> = async (call) => {
  const { tx, id, input } = call
  const row = await tx.selectFrom('vacancies').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const isDraft = row.status === 'draft' || row.status === 'denied'
  const known = isDraft ? null : await gapsOf(call)
  const columns = await columnsOf(call, input, row)
  if (Object.keys(columns).length > 0) await changeColumns(call, row, columns, known)
  const { status, closedReason, reason, priorityUntil } = input
  if (priorityUntil !== undefined && priorityUntil !== row.priority_until) {
    if (!isStaff(call.actor)) throw new Forbidden()
    await placeFirst(call, priorityUntil)
  }
  if (row.status === 'draft' && (status === 'pending' || status === 'published')) await submitForReview(call)
  // `filled` follows from the places taken; nobody sets it.
  else if (status === 'filled' && row.status !== status) throw new Refused('invalid_transition', { meta: { from: row.status, to: status } })
  else if (status === 'closed') await changeStatus(call, { to: status, closedReason: closedReason ?? null })
  else if (status) await changeStatus(call, { to: status, reason: reason?.trim() ?? null })
  return id
}

/** `known`: the gaps the vacancy had before the change; null for a draft, which may have any. */
async function changeColumns(call: Omit<Call, 'input'>, row: Row, columns: Record<string, unknown>, known: readonly Gap[] | null): Promise<void> {
  const { tx, id, now } = call
  if (unchangeable.includes(row.status)) throw new Refused('vacancy_over', { meta: { from: row.status } })
  const { valid_through: until, places } = columns
  if (extendable.includes(row.status) && until !== undefined) refuseWrongDay(until as string | null, row.valid_through, now)
  if (typeof places === 'number' && places < row.places_taken)
    throw new Invalid([{ code: 'too_few', attribute: 'places', words: sayInAll(inputWords.placesTaken, { n: row.places_taken }) }])

  if (known) refuseEmptied(columns)
  // The first change of a denied vacancy makes it a draft again.
  if (row.status === 'denied') await changeStatus(call, { to: 'draft' })
  await tx
    .updateTable('vacancies')
    .set(columns as object)
    .where('id', '=', id)
    .execute()
  if (!known) return recordChange(call, row, columns, { isSeen: false })
  // An old vacancy may have gaps that were allowed then. They do not block a change that has nothing to do with them.
  refuseGaps((await gapsOf(call)).filter(({ field, code }) => !known.some((gap) => gap.field === field && gap.code === code)))
  recordChange(call, row, columns)
  if (row.status === 'pending') return
  const isSeenFirst = await isReviewed(call)
  if (isSeenFirst && (await waitsForReview(tx, row, columns))) return await changeStatus(call, { to: 'pending' })
  if (isSeenFirst) await keepUnreviewed(tx, row, columns)
  if (places !== undefined) await syncCapacityStatus(call, row)
}

/** DELETE /vacancies/{id}: only for a draft that never had an application; others are closed and archived. */
export const removeVacancy: Verb = async ({ tx, id, centerId, actor }) => {
  const { status } = await tx.selectFrom('vacancies').select('status').where('id', '=', id).executeTakeFirstOrThrow()
  if (status !== 'draft') throw new Refused('only_drafts_vanish', { meta: { from: status } })
  const { rows } = await sql`select from applications where volunteer_center_id = ${centerId} and vacancy_id = ${id} limit 1`.execute(tx)
  if (rows.length > 0) throw new Refused('has_applications')
  await tx.deleteFrom('vacancies').where('id', '=', id).execute()
  writeAuditEvent(tx, { centerId, actor }, { action: 'vacancy.removed', subjectType: 'vacancies', subjectId: id })
  return id
}
