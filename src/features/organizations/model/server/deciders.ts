import { type Colleague, coordinatorsFirst, holdersOf } from '#features/users/model/server/people-of-center.ts'
import { caseStaff } from '#kernel/access/role-sets.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { queueMails } from '#kernel/mail/server/outbox.ts'

/** Who reviews at a center: its coordinators, or its admins if it has none (domain §7.6). */
export async function decidersOf({ tx, centerId }: { tx: Tx; centerId: string }): Promise<Colleague[]> {
  return coordinatorsFirst(await holdersOf(tx, centerId, caseStaff))
}

type Where = { tx: Tx; centerId: string }
type CenterNotice = { kind: string; id: string; name: string; /** Makes the notice unique among its kind. */ once: string }

/** Mails those at the center who decide on organizations. */
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
