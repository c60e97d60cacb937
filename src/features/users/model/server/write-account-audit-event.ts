import type { Actor } from '#kernel/access/actor.ts'
import { auditEventInsert } from '#kernel/audit/server/audit-events.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import type { PeopleTx } from './people-tables.ts'

type Change = { action: string; userId: string; from?: string | null; to?: string | null; reason?: string | null }

/** Writes who did what to an account, at once, in a platform transaction, which has no pipeline of a center to wait for. */
export async function writeAccountAuditEvent(
  tx: PeopleTx,
  { center, now }: RequestContext,
  actor: Pick<Actor, 'userId' | 'session'>,
  change: Change,
): Promise<void> {
  const { userId, ...mutation } = change
  await auditEventInsert({ centerId: center.id, actor }, { ...mutation, subjectType: 'users', subjectId: userId, at: now }).execute(tx)
}

/** Where, when and in which language something happens to an account; made from the request, or from the row of a job. */
export type RequestContext = {
  center: { id: string; name: string; /** Links in mails begin with it (decisions 1). */ origin: string }
  /** The language of errors. A mail is in its reader's language. */
  locale: Locale
  now: Date
}
