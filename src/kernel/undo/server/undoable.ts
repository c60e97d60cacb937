import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Actor } from '#kernel/access/actor.ts'
import { pipelineWrite, type Tx } from '#kernel/db/server/database.ts'
import { jsonText } from '#kernel/db/server/json-text.ts'

/** How long, in seconds, a change can be undone; its mails wait as long in the outbox. */
export const secondsToUndo = 10

export type UndoableChange = {
  /** The resource type as the API writes it, plural. */
  type: string
  id: string
  from: string
  to: string
  /** What else an undo has to put back; becomes jsonb. */
  before?: Readonly<Record<string, unknown>>
}
/** What a caller needs to undo it: `PUT /operations/{id}/undo`, until this time (UTC, milliseconds). */
export type Operation = { id: string; until: string }

/** By transaction: everything done in it is one operation. */
const operations = new WeakMap<Tx, Operation>()

/**
 * Records a change that the caller may undo for ten seconds. Mails that are queued later in this transaction wait as long
 * (`queueMail`); the answer to the call names the operation in `meta.undo` (contract §3.3).
 */
export function undoable(
  tx: Tx,
  { centerId, actor, now }: { centerId: string; actor: Pick<Actor, 'userId'>; now: Date },
  { type, id, from, to, before = {} }: UndoableChange,
): void {
  if (!actor.userId) return
  const known = operations.get(tx)
  const operation = known ?? { id: randomUUID(), until: new Date(now.getTime() + secondsToUndo * 1000).toISOString() }
  operations.set(tx, operation)
  pipelineWrite(
    tx,
    sql`insert into undoable_steps (volunteer_center_id, operation_id, actor_id, subject_type, subject_id, from_state, to_state, before)
      values (${centerId}, ${operation.id}, ${actor.userId}, ${type}, ${id}, ${from}, ${to}, ${jsonText(before)})`,
  )
}

/** The operation of this transaction, once something in it can be undone. */
export function operationOf(tx: Tx): Operation | undefined {
  return operations.get(tx)
}
