import type { Tx } from '#kernel/db/server/database.ts'
import { queueMails } from '#kernel/mail/server/queue-mail.ts'
import { decidersOf } from './deciders.ts'

type Where = { tx: Tx; centerId: string }
type CenterNotice = { kind: string; id: string; name: string; /** What makes it one of its kind. */ once: string }

/** A mail to those of the center who decide about organizations. */
export async function notifyCenter({ tx, centerId }: Where, { kind, id, name, once }: CenterNotice): Promise<void> {
  const receivers = await decidersOf({ tx, centerId })
  queueMails(
    tx,
    centerId,
    receivers.map(({ id: userId, email, firstName, locale }) => ({
      kind,
      dedupeKey: `${kind}:${once}:${userId}`,
      userId,
      address: email,
      locale,
      facts: { firstName, organization: name, organizationId: id },
    })),
  )
}
