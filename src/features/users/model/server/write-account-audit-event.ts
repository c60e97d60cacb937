import type { Actor } from '#kernel/access/actor.ts'
import { auditEventInsert } from '#kernel/audit/server/write-audit-event.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import type { PeopleTx } from './people-tables.ts'

type Change = { action: string; userId: string; from?: string | null; to?: string | null; reason?: string | null }

/** Writes who did what to an account, at once, in a transaction of the platform: there is no round of a center that it could wait for. */
export async function writeAccountAuditEvent(
  tx: PeopleTx,
  { center, now }: RequestContext,
  actor: Pick<Actor, 'userId' | 'session'>,
  change: Change,
): Promise<void> {
  const { userId, ...mutation } = change
  await auditEventInsert({ centerId: center.id, actor }, { ...mutation, subjectType: 'users', subjectId: userId, at: now }).execute(tx)
}

/** Where, when and in which language something happens to an account; the edge makes it from the request, a job from its row. */
export type RequestContext = {
  center: { id: string; name: string; /** Links in mails begin with it (decisions 1). */ origin: string }
  /** The language of errors. A mail has that of its reader. */
  locale: Locale
  now: Date
}
