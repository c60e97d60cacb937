import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { queueMails } from '#kernel/mail/server/outbox.ts'
import { adminsOf } from '#features/organizations/model/server/admins.ts'
import { decidersOf } from '#features/organizations/model/server/deciders.ts'

type Telling = Pick<Call, 'tx' | 'id' | 'centerId' | 'actor' | 'now'>
type News = {
  kind: 'activity.submitted' | 'activity.approved' | 'activity.denied'
  title: string
  /** Null: the center's own, which nobody has to be told of. */
  organizationId: string | null
  path: string
  reason?: string
}

/** Mails the center what waits for it, and an organization what was decided; not who did it. */
export async function tellStaff({ tx, id, centerId, actor, now }: Telling, { kind, title, organizationId, path, reason = undefined }: News): Promise<void> {
  if (kind !== 'activity.submitted' && organizationId === null) return
  const receivers = kind === 'activity.submitted' ? await decidersOf({ tx, centerId }) : await adminsOf(tx, organizationId!)
  queueMails(
    tx,
    centerId,
    receivers
      .filter((person) => person.id !== actor.userId)
      .map((person) => ({
        kind,
        dedupeKey: `${kind}:${id}:${now.toISOString()}:${person.id}`,
        userId: person.id,
        address: person.email,
        locale: person.locale,
        facts: { firstName: person.firstName, title, activityId: id, path, reason: reason ?? null },
      })),
  )
}
