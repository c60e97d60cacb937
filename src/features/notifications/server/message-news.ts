import { sql } from 'kysely'
import { defer, type Tx } from '#kernel/db/server/database.ts'
import type { conversationRead, messageSent } from '#features/conversations/events.ts'
import { caseOf, coordinatorsOf, teamOf, type Receiver } from './receivers.ts'
import { tellPeople } from './tell.ts'

type Sent = NonNullable<(typeof messageSent)['payload']>
type Read = NonNullable<(typeof conversationRead)['payload']>
type Words = { applicationId: string; body: string; author: string; isEscalated: boolean }

/** As many words as a mail repeats; the rest is read on the website. */
const excerpt = 600

/** Tells the other side of new words: whoever has not yet read the last ones that were told hears nothing more (domain §7.7). */
export async function tellOfMessage(tx: Tx, { centerId, conversationId, messageId, authorId, side, requestId, told: isTold }: Sent): Promise<void> {
  if (isTold) return
  const { rows } = await sql<Words>`
    select c.subject_id as "applicationId", m.body, trim(u.first_name || ' ' || u.last_name) as author, c.escalated_at is not null as "isEscalated"
    from messages m join conversations c on c.volunteer_center_id = m.volunteer_center_id and c.id = m.conversation_id join users u on u.id = m.author_id
    where m.volunteer_center_id = ${centerId} and m.id = ${messageId}`.execute(tx)
  const { applicationId, body, author, isEscalated } = rows[0]!
  const about = await caseOf(tx, centerId, { applicationId })
  const team = side === 'organization' ? [] : (await teamOf(tx, centerId, about)).byMail
  const center = side === 'volunteer' && isEscalated ? await coordinatorsOf(tx, centerId) : []
  const others = [...(side === 'volunteer' ? [] : [about.volunteer]), ...team, ...center].filter(({ id }) => id !== authorId)
  const unaware = await notYetTold(tx, centerId, conversationId, others)
  tellPeople(tx, {
    centerId,
    about,
    requestId,
    key: 'message.unread',
    once: messageId,
    inside: unaware,
    byMail: unaware,
    group: 'messages',
    more: { author, body: body.length > excerpt ? `${body.slice(0, excerpt).trimEnd()}…` : body },
  })
}

/** Marks these people as told of all there is now, and answers who had read what they were told before. */
async function notYetTold(tx: Tx, centerId: string, conversationId: string, people: readonly Receiver[]): Promise<Receiver[]> {
  const { rows } = await told(centerId, conversationId, people).execute(tx)
  return people.filter(({ id }) => rows.some((row) => row.user_id === id))
}

/** Marks these people as told of all that has been said; answers who had read what they were told before. */
export const told = (centerId: string, conversationId: string, people: readonly Receiver[]) => sql<{ user_id: string }>`
  insert into conversation_readers (volunteer_center_id, conversation_id, user_id, notified_up_to)
  select ${centerId}, ${conversationId}, who, clock_timestamp() from unnest(${people.map(({ id }) => id)}::uuid[]) who
  on conflict (volunteer_center_id, conversation_id, user_id) do update set notified_up_to = excluded.notified_up_to
    where conversation_readers.notified_up_to is null or conversation_readers.seen_up_to >= conversation_readers.notified_up_to
  returning user_id`

/** What was told of a conversation is no news once it has been read. */
export async function noteConversationRead(tx: Tx, { centerId, conversationId, userId }: Read): Promise<void> {
  defer(
    tx,
    sql`update notifications n set read_at = now() from conversations c
      where c.volunteer_center_id = ${centerId} and c.id = ${conversationId}
        and n.volunteer_center_id = c.volunteer_center_id and n.user_id = ${userId} and n.read_at is null and n.path = '/applications/' || c.subject_id`,
  )
}
