import { sql } from 'kysely'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { emit } from '#kernel/events/server/emit.ts'
import { NotFound, Refused } from '#kernel/http/errors.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { readRowForChange, requireSignedIn } from '#kernel/jsonapi/write/server/write.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { operationUndone } from '#kernel/undo/operation-undone.ts'
import { secondsToUndo } from './undoable.ts'

/**
 * PUT /operations/{id}/undo: undoes every change of an operation, or none (contract §3.3). Only for the person who made them,
 * and only while their mails wait; a second call finds nothing left to undo.
 * @throws 404 for another person's, 409 undo_expired, and what the feature's own guard throws
 */
export const undoRoute: ApiRoute = {
  method: 'PUT',
  path: '/operations/:id/undo',
  counts: { key: 'around', version: true },
  run: async (call) => {
    requireSignedIn(call)
    const { id } = call.request.params as { id: string }
    const type = isUuid(id) ? await typeOf(call, id) : undefined
    if (!type) throw new NotFound('operations', id)
    const undone = await call.inHeldTransaction(type, async (tx) => await undo(call, tx, id, type))
    return { document: { meta: { undone } } }
  },
}

async function typeOf(call: ApiRequest, id: string): Promise<string | undefined> {
  const { actor, centerId } = call.asked
  const step = call.db.inCenter(
    centerId,
    async (tx) =>
      await tx
        .selectFrom('undoable_steps')
        .select('subject_type')
        .where('volunteer_center_id', '=', centerId)
        .where('operation_id', '=', id)
        .where('actor_id', '=', actor.userId!)
        .executeTakeFirst(),
  )
  return (await step)?.subject_type
}

/** Reads and deletes the changes: of two people who undo at once, the second finds none. */
async function takeSteps({ asked: { actor, centerId } }: ApiRequest, tx: Tx, id: string) {
  const steps = await tx
    .deleteFrom('undoable_steps')
    .where('volunteer_center_id', '=', centerId)
    .where('operation_id', '=', id)
    .where('actor_id', '=', actor.userId!)
    .returning([
      'id',
      'subject_type',
      'subject_id',
      'from_state',
      'to_state',
      'before',
      sql<boolean>`at > now() - make_interval(secs => ${secondsToUndo})`.as('open'),
    ])
    .execute()
  // In one order everywhere, so that two operations that share rows wait for each other instead of causing a deadlock.
  return steps.toSorted((a, b) => (a.subject_id < b.subject_id ? -1 : 1))
}

async function undo(call: ApiRequest, tx: Tx, id: string, type: string): Promise<number> {
  const { centerId, actor } = call.asked
  const steps = await takeSteps(call, tx, id)
  if (steps.length === 0) throw new NotFound('operations', id)
  if (steps.some(({ open }) => !open)) throw new Refused('undo_expired')
  await emit(tx, operationUndone, { operationId: id })
  await voidMails(tx, id)
  const api = call.registry.api(type)
  const { ability, run } = api.undo!
  const isPrivate = api.isPrivate === true
  for (const { subject_id, from_state: from, to_state: to, before } of steps) {
    await readRowForChange(call, tx, api, { id: subject_id, ability, hold: true, fields: {} })
    const undone = (await run({ ...call.asked, tx }, { id: subject_id, from, to, before })) ?? { action: `${type}.undone`, from: to, to: from }
    if (!isPrivate) writeAuditEvent(tx, { centerId, actor }, { ...undone, subjectType: type, subjectId: subject_id })
  }
  return steps.length
}

/** A mail whose sending has begun cannot be called back, and then nothing is undone. */
async function voidMails(tx: Tx, id: string): Promise<void> {
  await sql`delete from outbox where operation_id = ${id}`.execute(tx)
  const { rows } = await sql`select from outbox where operation_id = ${id} limit 1`.execute(tx)
  if (rows.length > 0) throw new Refused('undo_expired')
}
