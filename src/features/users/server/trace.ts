import type { Actor } from '#kernel/access/actor.ts'
import type { RequestContext } from './request-context.ts'
import type { PeopleTx } from './people-tables.ts'

type Change = { action: string; userId: string; from?: string | null; to?: string | null; reason?: string | null }

/** Writes who did what to an account, in the transaction that does it. Whoever acts for another is named too. */
export async function trace(tx: PeopleTx, { center, now }: RequestContext, actor: Pick<Actor, 'userId' | 'session'>, change: Change): Promise<void> {
  await tx
    .insertInto('auditEvents')
    .values({
      volunteerCenterId: center.id,
      actorId: actor.userId,
      impersonatorId: actor.session?.impersonator?.id ?? null,
      action: change.action,
      subjectType: 'users',
      subjectId: change.userId,
      fromState: change.from ?? null,
      toState: change.to ?? null,
      reason: change.reason ?? null,
      at: now,
    })
    .execute()
}
