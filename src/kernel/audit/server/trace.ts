import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '#kernel/access/actor.ts'
import { defer, type Tx } from '#kernel/db/server/database.ts'

type RequestContext = { centerId: string; /** null: a job did it. */ actor: Pick<Actor, 'userId' | 'session'> | null }
type Mutation = {
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

/** Writes who did what to what, in the transaction that does it (domain §3). Whoever acts for another is named too. */
export function trace(tx: Tx, context: RequestContext, mutation: Mutation): void {
  defer(tx, traceInsert(context, mutation))
}

/** The same as a part of a larger statement. */
export function traceInsert(
  { centerId, actor }: RequestContext,
  { action, subjectType, subjectId, from = null, to = null, reason = null, at }: Mutation,
): RawBuilder<unknown> {
  return sql`insert into audit_events (volunteer_center_id, actor_id, impersonator_id, action, subject_type, subject_id, from_state, to_state, reason, at)
      values (${centerId}, ${actor?.userId ?? null}, ${actor?.session?.impersonator?.id ?? null}, ${action}, ${subjectType}, ${subjectId}, ${from}, ${to}, ${reason}, ${at ?? sql`default`})`
}
