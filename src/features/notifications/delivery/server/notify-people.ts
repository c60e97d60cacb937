import { type RawBuilder, sql } from 'kysely'
import type { EventKey } from '#features/notifications/model/event-keys.ts'
import { type Tx, pipelineWrite } from '#kernel/db/server/database.ts'
import { jsonText } from '#kernel/db/server/json-text.ts'
import { inOneStatement } from '#kernel/db/server/transaction.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { mailInserts } from '#kernel/mail/server/outbox.ts'
import { operationOf } from '#kernel/undo/server/undoable.ts'
import { expiryOf } from './end-notices.ts'
import type { NoticeSubject, Receiver } from './receivers.ts'

type NotificationRequest = {
  centerId: string
  key: EventKey
  about: NoticeSubject
  /** Identifies the event, so that it is notified once: a date, a message. */
  once: string
  requestId: string | null
  inside: readonly Receiver[]
  byMail: readonly Receiver[]
  /** More facts for the mail. */
  more?: Readonly<Record<string, unknown>>
  /** Statements that run along with it. */
  marks?: readonly RawBuilder<unknown>[]
}

/** Notifies people of events, in the transaction of the change: all of them with a notice, and by mail those whom it concerns most. */
export function notifyPeople(tx: Tx, ...news: readonly NotificationRequest[]): void {
  const { centerId } = news[0]!
  const notices = news.flatMap(noticesOf)
  const mails = news.flatMap(mailsOf)
  const writes = [
    ...(notices.length > 0 ? [noticesInsert(tx, centerId, notices)] : []),
    ...(mails.length > 0 ? mailInserts(tx, centerId, mails) : []),
    ...news.flatMap(({ marks }) => marks ?? []),
  ]
  if (writes.length > 0) pipelineWrite(tx, inOneStatement(...writes))
}

/** Notices for people who get no mail of it. They end when their operation is undone (`kernel/undo/`). */
function noticesInsert(tx: Tx, centerId: string, notices: readonly object[]) {
  const operation = operationOf(tx)?.id ?? null
  return sql`
  insert into notifications (volunteer_center_id, user_id, event_key, facts, path, expires_at, operation_id)
  select ${centerId}, "userId", key, facts, path, "expiresAt", ${operation}::uuid
  from jsonb_to_recordset(${jsonText(notices)}::jsonb) as notice ("userId" uuid, key text, facts jsonb, path text, "expiresAt" timestamptz)`
}

function noticesOf({ key, about, inside, byMail, more = {} }: NotificationRequest) {
  const { person, vacancy, organization } = about
  const facts = { person, vacancy, organization, days: more['days'], wasPlaced: more['wasPlaced'], byParent: more['byParent'], author: more['author'] }
  // Whoever is mailed on behalf of a guest gets a text that says so.
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

type Reader = { id: string }

/**
 * Marks these people as notified of all messages so far. Returns those who had read everything they were notified of before, and have not
 * muted the conversation.
 */
export async function markNotified<R extends Reader>(tx: Tx, centerId: string, conversationId: string, people: readonly R[]): Promise<R[]> {
  const rows = await rowsOf(tx, { userId: shown.text('user_id') }, (columns) => sql`${notifiedUpsert(centerId, conversationId, people)} returning ${columns}`)
  return people.filter(({ id }) => rows.some(({ userId }) => userId === id))
}

/** Sets the mark for people who had read up to the previous mark. */
export const notifiedUpsert = (centerId: string, conversationId: string, people: readonly Reader[]) => sql`
  insert into conversation_readers (volunteer_center_id, conversation_id, user_id, notified_up_to)
  select ${centerId}, ${conversationId}, who, clock_timestamp() from unnest(${people.map(({ id }) => id)}::uuid[]) who
  on conflict (volunteer_center_id, conversation_id, user_id) do update set notified_up_to = excluded.notified_up_to
    where conversation_readers.muted_at is null
      and (conversation_readers.notified_up_to is null or conversation_readers.seen_up_to >= conversation_readers.notified_up_to)`
