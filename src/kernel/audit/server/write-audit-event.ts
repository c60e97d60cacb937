import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '#kernel/access/actor.ts'
import { pipelineWrite, type Tx } from '#kernel/db/server/database.ts'

type AuditContext = { centerId: string; /** null when a job did it */ actor: Pick<Actor, 'userId' | 'session'> | null }
type AuditEvent = {
  /** `application.accepted`: a thing and what happened to it. */
  action: string
  /** The resource type as the API writes it, plural. */
  subjectType: string
  subjectId: string
  from?: string | null
  to?: string | null
  reason?: string | null
  /** The time by a clock that was read earlier; the database's own time by default. */
  at?: Date
}

/** Writes an audit event, in the transaction that makes the change (domain §3). It also records an impersonator. */
export function writeAuditEvent(tx: Tx, context: AuditContext, mutation: AuditEvent): void {
  pipelineWrite(tx, auditEventInsert(context, mutation))
}

/** The same as `writeAuditEvent`, as one part of a larger statement. */
export function auditEventInsert(
  { centerId, actor }: AuditContext,
  { action, subjectType, subjectId, from = null, to = null, reason = null, at }: AuditEvent,
): RawBuilder<unknown> {
  return sql`insert into audit_events (volunteer_center_id, actor_id, impersonator_id, action, subject_type, subject_id, from_state, to_state, reason, at)
      values (${centerId}, ${actor?.userId ?? null}, ${actor?.session?.impersonator?.id ?? null}, ${action}, ${subjectType}, ${subjectId}, ${from}, ${to}, ${reason}, ${at ?? sql`default`})`
}
