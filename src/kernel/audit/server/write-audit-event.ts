import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '#kernel/access/actor.ts'
import { pipelineWrite, type Tx } from '#kernel/db/server/database.ts'

type AuditContext = { centerId: string; /** null: a job did it. */ actor: Pick<Actor, 'userId' | 'session'> | null }
type AuditEvent = {
  /** `application.accepted`: a thing and what became of it. */
  action: string
  /** Type on the wire, plural. */
  subjectType: string
  subjectId: string
  from?: string | null
  to?: string | null
  reason?: string | null
  /** When, by a clock that was looked at before; the database's own unless said. */
  at?: Date
}

/** Writes an audit event, in the transaction that makes the change (domain §3). An impersonator is recorded too. */
export function writeAuditEvent(tx: Tx, context: AuditContext, mutation: AuditEvent): void {
  pipelineWrite(tx, auditEventInsert(context, mutation))
}

/** The same as a part of a larger statement. */
export function auditEventInsert(
  { centerId, actor }: AuditContext,
  { action, subjectType, subjectId, from = null, to = null, reason = null, at }: AuditEvent,
): RawBuilder<unknown> {
  return sql`insert into audit_events (volunteer_center_id, actor_id, impersonator_id, action, subject_type, subject_id, from_state, to_state, reason, at)
      values (${centerId}, ${actor?.userId ?? null}, ${actor?.session?.impersonator?.id ?? null}, ${action}, ${subjectType}, ${subjectId}, ${from}, ${to}, ${reason}, ${at ?? sql`default`})`
}
