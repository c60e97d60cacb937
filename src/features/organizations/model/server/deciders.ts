import { type Colleague, coordinatorsFirst, holdersOf } from '#features/users/model/server/people-of-center.ts'
import { caseStaff } from '#kernel/access/role-sets.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { queueMails } from '#kernel/mail/server/queue-mail.ts'

/** Who decides at a center about what organizations hand in: its coordinators, and its admins where it has none (domain §7.6). */
export async function decidersOf({ tx, centerId }: { tx: Tx; centerId: string }): Promise<Colleague[]> {
  return coordinatorsFirst(await holdersOf(tx, centerId, caseStaff))
}

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
