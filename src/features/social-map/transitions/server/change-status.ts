import type { Selectable } from 'kysely'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { type Actor, hasRole } from '#kernel/access/actor.ts'
import type { Tables } from '#kernel/db/tables.ts'
import { centerReaders } from '#kernel/access/role-sets.ts'
import { Invalid, Refused } from '#kernel/http/errors.ts'
import { atClock } from '#kernel/i18n/dates.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import type { ResourceApi } from '#kernel/jsonapi/registry/server/registry.ts'
import type { Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { checkTransition } from '#kernel/states/machine.ts'
import { undoable } from '#kernel/undo/server/undoable.ts'
import { messages as fieldWords } from '#kernel/fields/messages.ts'
import { type assuredWays, type EntryStatus, entryTransitions } from '#features/social-map/model/codes.ts'
import { missingIn } from '#features/social-map/model/missing-in.ts'
import { errorWords } from '#features/social-map/model/error-words.ts'
import { tellOfEntry } from '#features/social-map/notices/server/notify.ts'
import { writeDerivedRows } from '#features/social-map/writing/server/derived-rows.ts'
import { refuseAddressInText } from '#features/social-map/writing/server/unfit-text.ts'

type Change = {
  to: EntryStatus
  action: string
  reason?: string | null
  columns?: Record<string, unknown>
  /** It came with many others, which are taken back as a whole. */
  isOfList?: true
}

/** What taking a step back restores. */
export type EntryBefore = {
  status: EntryStatus
  deniedReason: string | null
  assuredAt: string | null
  assuredBy: string | null
  assuredHow: string | null
  closedFrom: string | null
  closedUntil: string | null
  closedReason: string | null
}

/** A step of somebody with an account, or of whoever holds the link of a mail. */
type Stepping = Pick<Call, 'tx' | 'id' | 'centerId' | 'now' | 'locale'> & { actor: Pick<Actor, 'userId' | 'session' | 'organizationIds'> }
type EntryRow = Selectable<Tables['social_map_entries']>

/** The only guard of an entry's status. The same status again changes nothing. Whoever made a step may undo it for ten seconds. */
async function changeStatus(call: Stepping, { to, action, reason = null, columns = {}, isOfList }: Change): Promise<boolean> {
  const { tx, id, centerId, actor } = call
  const row = await tx.selectFrom('social_map_entries').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const from = row.status
  if (!checkTransition(entryTransitions, from, to)) return false
  const changed = await tx
    .updateTable('social_map_entries')
    .set({ status: to, ...columns } as never)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (!isOfList) undoable(tx, call, { type: 'social_map_entries', id, from, to, before: beforeOf(row) })
  writeAuditEvent(tx, { centerId, actor }, { action, subjectType: 'social_map_entries', subjectId: id, from, to, ...(reason && { reason }) })
  await writeDerivedRows(tx, call, { ...changed, holidayRule: changed.holiday_rule, closedFrom: changed.closed_from, closedUntil: changed.closed_until })
  if (!isOfList) await tellOfStep(call, { from, to, reason }, changed)
  return true
}

const beforeOf = (row: EntryRow): EntryBefore => ({
  status: row.status,
  deniedReason: row.denied_reason,
  assuredAt: row.assured_at?.toISOString() ?? null,
  assuredBy: row.assured_by,
  assuredHow: row.assured_how,
  closedFrom: row.closed_from,
  closedUntil: row.closed_until,
  closedReason: row.closed_reason,
})

type Step = { from: EntryStatus; to: EntryStatus; reason: string | null }

/** The center hears what it has to review; the organization what the center did, and nothing of what it did itself. */
async function tellOfStep(
  call: Stepping,
  { from, to, reason }: Step,
  { id, name, organization_id: organizationId, lock_version }: { id: string; name: string; organization_id: string | null; lock_version: number },
): Promise<void> {
  const news = { entry: { id, name, organizationId }, once: String(lock_version) }
  if (to === 'pending') return await tellOfEntry(call, { ...news, event: 'map.submitted' })
  if (organizationId === null || call.actor.organizationIds.includes(organizationId)) return
  if (from === 'pending' && to === 'draft') await tellOfEntry(call, { ...news, event: 'map.denied', facts: { reason } })
  else if (from === 'pending' || from === 'draft') await tellOfEntry(call, { ...news, event: 'map.approved' })
  // Whoever phoned and heard that all is right need not tell them.
  else if (from !== 'stale' || to !== 'active') await tellOfEntry(call, { ...news, event: 'map.stepped', facts: { step: to } })
}

/** PUT /social_map_entries/{id}/submit: the center looks at it, unless the center itself wrote it. @throws 422 at what is missing */
export const submitEntry: Verb = async (call) => {
  await refuseIncomplete(call)
  if (hasRole(call.actor, centerReaders)) await changeStatus(call, { to: 'active', action: 'social_map.approved', columns: assured(call, 'center_visit') })
  else await changeStatus(call, { to: 'pending', action: 'social_map.pending' })
  return call.id
}

/**
 * An entry that a list brought: with the day on which somebody checked it, it is on the map, and that is its last check; else it waits for
 * the center's own. @throws 422 at what is missing
 */
export async function submitFromList(call: Omit<Call, 'input'>, checkedOn: string | null): Promise<void> {
  await refuseIncomplete(call)
  if (checkedOn === null) await changeStatus(call, { to: 'pending', action: 'social_map.pending', isOfList: true })
  else {
    const columns = { assured_at: new Date(atClock(checkedOn, '12:00')), assured_by: call.actor.userId, assured_how: 'import' }
    await changeStatus(call, { to: 'active', action: 'social_map.approved', columns, isOfList: true })
  }
}

async function refuseIncomplete({ tx, id }: Pick<Call, 'tx' | 'id'>): Promise<void> {
  const row = await tx.selectFrom('social_map_entries').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const missing = missingIn({ shortDescription: row.short_description, themes: row.themes, services: row.services })
  if (missing.length > 0) throw new Invalid(missing.map((attribute) => ({ code: 'blank', attribute, words: sayInAll(fieldWords.blank) })))
  refuseAddressInText(row)
}

/**
 * PUT …/approve: on the map. Who wrote it said so just now, which counts as their word. An entry that belongs to nobody came from the center,
 * by hand or from a list: then the center has asked.
 */
export const approveEntry: Verb = async (call) => {
  const { organization_id: owner } = await call.tx
    .selectFrom('social_map_entries')
    .select('organization_id')
    .where('id', '=', call.id)
    .executeTakeFirstOrThrow()
  const columns = { ...assured(call, owner ? 'owner' : 'center_phone'), denied_reason: null }
  await changeStatus(call, { to: 'active', action: 'social_map.approved', columns })
  return call.id
}

/** PUT …/deny, with a reason that its writers read: a draft again. */
export const denyEntry: Verb<{ reason: string }> = async (call) => {
  await changeStatus(call, { to: 'draft', action: 'social_map.denied', reason: call.input.reason, columns: { denied_reason: call.input.reason } })
  return call.id
}

/** PUT …/confirm: all of it is right. */
export const confirmEntry: Verb<{ how?: (typeof assuredWays)[number] | null }> = async (call) => {
  await assureEntry(call, hasRole(call.actor, centerReaders) ? (call.input.how ?? 'center_phone') : 'owner')
  return call.id
}

/** The same for whoever's word it is; answers what taking it back restores. @throws {Refused} where the entry is not on the map */
export async function assureEntry(call: Stepping, how: (typeof assuredWays)[number]): Promise<EntryBefore> {
  const { tx, id, centerId, actor } = call
  const row = await tx.selectFrom('social_map_entries').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
  const { status } = row
  if (status === 'stale') await changeStatus(call, { to: 'active', action: 'social_map.confirmed', columns: assured(call, how) })
  else {
    if (status !== 'active' && status !== 'temporarily_closed') throw new Refused('invalid_transition', { meta: { from: status, to: 'active' } })
    await tx
      .updateTable('social_map_entries')
      .set(assured(call, how) as never)
      .where('id', '=', id)
      .execute()
    undoable(tx, call, { type: 'social_map_entries', id, from: status, to: status, before: beforeOf(row) })
    writeAuditEvent(tx, { centerId, actor }, { action: 'social_map.confirmed', subjectType: 'social_map_entries', subjectId: id, reason: how })
  }
  return beforeOf(row)
}

/** PUT …/close: closed for a while, until a day that may not be known yet. */
export const closeEntry: Verb<{ from: string; until?: string | null; reason?: string | null }> = async (call) => {
  const { from, until = null, reason = null } = call.input
  if (until !== null && until < from)
    throw new Invalid([{ code: 'closes_before_it_begins', attribute: 'until', words: sayInAll(errorWords.closes_before_it_begins) }])
  await changeStatus(call, {
    to: 'temporarily_closed',
    action: 'social_map.closed',
    columns: { closed_from: from, closed_until: until, closed_reason: reason },
  })
  return call.id
}

/** PUT …/reopen: open again, or a draft again of an entry that had ended. */
export const reopenEntry: Verb = async (call) => {
  const { status } = await call.tx.selectFrom('social_map_entries').select('status').where('id', '=', call.id).executeTakeFirstOrThrow()
  const columns = { closed_from: null, closed_until: null, closed_reason: null }
  await changeStatus(call, { to: status === 'inactive' ? 'draft' : 'active', action: 'social_map.reopened', columns })
  return call.id
}

/** PUT …/inactivate: it has ended. */
export const inactivateEntry: Verb = async (call) => {
  await endEntry(call)
  return call.id
}

/** The same for whoever says so; answers what taking it back restores. */
export async function endEntry(call: Stepping): Promise<EntryBefore> {
  const row = await call.tx.selectFrom('social_map_entries').selectAll().where('id', '=', call.id).forUpdate().executeTakeFirstOrThrow()
  await changeStatus(call, { to: 'inactive', action: 'social_map.inactive' })
  return beforeOf(row)
}

const assured = ({ actor, now }: Pick<Stepping, 'actor' | 'now'>, how: (typeof assuredWays)[number]) => ({
  assured_at: now,
  assured_by: actor.userId,
  assured_how: how,
})

/** Undoes a step: the state before, with its reasons and dates. */
export const undoEntryStep: ResourceApi['undo'] = {
  ability: 'update',
  run: async (call, { id, from, to, before }) => {
    const { tx, centerId, now } = call
    const { status } = await tx.selectFrom('social_map_entries').select('status').where('id', '=', id).executeTakeFirstOrThrow()
    // Somebody may have changed the status since.
    if (status !== to) throw new Refused('invalid_transition', { meta: { from: status, to: from } })
    await restoreEntry({ tx, centerId, id, now }, { ...(before as EntryBefore), status: from as EntryStatus })
  },
}

/** Writes the state before a step, with its reasons and dates, and the rows that follow from it. */
export async function restoreEntry({ tx, centerId, id, now }: Pick<Stepping, 'tx' | 'centerId' | 'id' | 'now'>, before: EntryBefore): Promise<void> {
  const { status, deniedReason, assuredAt, assuredBy, assuredHow, closedFrom, closedUntil, closedReason } = before
  const row = await tx
    .updateTable('social_map_entries')
    .set({
      status,
      denied_reason: deniedReason,
      assured_at: assuredAt && new Date(assuredAt),
      assured_by: assuredBy,
      assured_how: assuredHow,
      closed_from: closedFrom,
      closed_until: closedUntil,
      closed_reason: closedReason,
    } as never)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await writeDerivedRows(tx, { centerId, id, now }, { ...row, holidayRule: row.holiday_rule, closedFrom, closedUntil })
}
