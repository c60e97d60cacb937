import { sql } from 'kysely'
import { later, type Tx } from '#kernel/db/server/database.ts'
import { queueMail } from '#kernel/mail/server/queue-mail.ts'
import type { EventKey, MailGroup } from '#features/notifications/event-keys.ts'
import type { Case, Receiver } from './receivers.ts'

export type News = {
  centerId: string
  key: EventKey
  about: Case
  /** What makes this event one of its kind, so that it is told once: a date, a message. */
  once: string
  requestId: string | null
  inside: readonly Receiver[]
  byMail: readonly Receiver[]
  group: MailGroup
  /** More facts for the mail. */
  more?: Readonly<Record<string, unknown>>
}

/** A decision about one's own application is told whatever one chose. */
const always: readonly EventKey[] = ['application.accepted', 'application.declined', 'application.expired']

/** Tells people of an event, in the transaction of the change: inside the product, and by mail to whom it concerns most. */
export function tellPeople(tx: Tx, news: News): void {
  const { centerId, key, about, once, requestId, inside, byMail, group, more = {} } = news
  const { person, vacancy, organization } = about
  const facts = { person, vacancy, organization, ...more }
  if (inside.length > 0)
    later(
      tx,
      sql`insert into notifications (volunteer_center_id, user_id, event_key, facts, path)
        select ${centerId}, receiver, ${key}, ${JSON.stringify({ person, vacancy, organization, days: more['days'] })}, ${`/applications/${about.id}`}
        from unnest(${inside.map(({ id }) => id)}::uuid[]) receiver`,
    )
  for (const { id, email, locale, firstName, prefs } of byMail) {
    if (prefs[group] === 'off' && !always.includes(key)) continue
    queueMail(tx, {
      centerId,
      kind: key,
      dedupeKey: `${key}:${about.id}:${once}`,
      userId: id,
      address: email,
      locale,
      facts: { ...facts, firstName, isApplicant: id === about.volunteer.id, applicationId: about.id, createdAt: about.createdAt },
      ...(requestId && { requestId }),
    })
  }
}
