import type { Actor } from '#kernel/access/actor.ts'
import type { RequestContext } from './request-context.ts'
import type { PeopleTx } from './people-tables.ts'

type Change = { action: string; userId: string; from?: string | null; to?: string | null; reason?: string | null }

/** Writes who did what to an account, in the transaction that does it. Whoever acts for another is named too. */
export async function trace(tx: PeopleTx, { center, now }: RequestContext, actor: Pick<Actor, 'userId' | 'session'>, change: Change): Promise<void> {
  await tx
    .insertInto('audit_events')
    .values({
      volunteer_center_id: center.id,
      actor_id: actor.userId,
      impersonator_id: actor.session?.impersonator?.id ?? null,
      action: change.action,
      subject_type: 'users',
      subject_id: change.userId,
      from_state: change.from ?? null,
      to_state: change.to ?? null,
      reason: change.reason ?? null,
      at: now,
    })
    .execute()
}
