import { type RawBuilder, sql } from 'kysely'
import { defer, type Tx } from '#kernel/db/server/database.ts'
import { inOneStatement } from '#kernel/db/server/in-one-statement.ts'
import { mailInserts } from '#kernel/mail/server/queue-mail.ts'
import { operationOf } from '#kernel/undo/server/undoable.ts'
import type { EventKey } from '#features/notifications/model/event-keys.ts'
import { expiryOf } from './expiry.ts'
import type { NoticeSubject, Receiver } from './receivers.ts'

export type NotificationRequest = {
  centerId: string
  key: EventKey
  about: NoticeSubject
  /** What makes this event one of its kind, so that it is told once: a date, a message. */
  once: string
  requestId: string | null
  inside: readonly Receiver[]
  byMail: readonly Receiver[]
  /** More facts for the mail. */
  more?: Readonly<Record<string, unknown>>
  /** Written along with it. */
  marks?: readonly RawBuilder<unknown>[]
}

/** Notifies people of events, in the transaction of the change: inside the product, and by mail those whom it concerns most. */
export function notifyPeople(tx: Tx, ...news: readonly NotificationRequest[]): void {
  const { centerId } = news[0]!
  const notices = news.flatMap(noticesOf)
  const mails = news.flatMap(mailsOf)
  const writes = [
    ...(notices.length > 0 ? [noticesInsert(tx, centerId, notices)] : []),
    ...(mails.length > 0 ? mailInserts(tx, centerId, mails) : []),
    ...news.flatMap(({ marks }) => marks ?? []),
  ]
  if (writes.length > 0) defer(tx, inOneStatement(...writes))
}

/** Those who get no mail of it. What is taken back goes with its operation (`kernel/undo/`). */
function noticesInsert(tx: Tx, centerId: string, notices: readonly object[]) {
  const operation = operationOf(tx)?.id ?? null
  return sql`
  insert into notifications (volunteer_center_id, user_id, event_key, facts, path, expires_at, operation_id)
  select ${centerId}, "userId", key, facts, path, "expiresAt", ${operation}::uuid
  from jsonb_to_recordset(${JSON.stringify(notices)}::jsonb) as notice ("userId" uuid, key text, facts jsonb, path text, "expiresAt" timestamptz)`
}

function noticesOf({ key, about, inside, byMail, more = {} }: NotificationRequest) {
  const { person, vacancy, organization } = about
  const facts = { person, vacancy, organization, days: more['days'], wasPlaced: more['wasPlaced'], byParent: more['byParent'], author: more['author'] }
  // Who hears for somebody without e-mail hears by mail, in words that say so.
  const others = inside.filter(({ id }) => !byMail.some((reader) => reader.id === id) && !(about.isGuest && id === about.volunteer.id))
  return others.map(({ id }) => ({ userId: id, key, facts, path: `/applications/${about.id}`, expiresAt: expiryOf(key, more) }))
}

function mailsOf({ key, about, once, requestId, byMail, more }: NotificationRequest) {
  const { id, createdAt, person, vacancy, organization, volunteer } = about
  return byMail.map((reader) => ({
    kind: key,
    dedupeKey: `${key}:${id}:${once}`,
    userId: reader.id,
    address: reader.email,
    locale: reader.locale,
    facts: {
      person,
      vacancy,
      organization,
      ...more,
      firstName: reader.firstName,
      isApplicant: reader.id === volunteer.id,
      ...(about.isGuest && { forGuest: reader.id === volunteer.id }),
      applicationId: id,
      createdAt,
    },
    ...(requestId && { requestId }),
  }))
}
