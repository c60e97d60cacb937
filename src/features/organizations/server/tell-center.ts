import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { queueMails } from '#kernel/mail/server/queue-mail.ts'

type Where = { tx: Tx; centerId: string }
type Receiver = { id: string; email: string; firstName: string; locale: Locale }
type News = { kind: string; id: string; name: string; /** What makes it one of its kind. */ once: string }

/** A mail to those of the center who decide about organizations. */
export async function tellCenter({ tx, centerId }: Where, { kind, id, name, once }: News): Promise<void> {
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

/** Its coordinators, and its admins where it has none (domain §7.6). */
async function decidersOf({ tx, centerId }: Where): Promise<Receiver[]> {
  const { rows } = await sql<Receiver & { isCoordinator: boolean }>`
    select u.id, u.email, u.first_name as "firstName", u.locale, bool_or(r.name = 'coordinator') as "isCoordinator"
    from users u join user_roles r on r.user_id = u.id
    where r.volunteer_center_id = ${centerId} and r.name in ('coordinator', 'center_admin') and u.status = 'active'
    group by u.id order by u.id`.execute(tx)
  const coordinators = rows.filter(({ isCoordinator }) => isCoordinator)
  return coordinators.length > 0 ? coordinators : rows
}
