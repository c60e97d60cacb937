import { sql } from 'kysely'
import { defer, type Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import type { conversationRead, messageSent } from '#features/conversations/model/events.ts'
import { noticeSubjectOf, coordinatorsOf, teamOf } from '#features/notifications/delivery/server/receivers.ts'
import { notifyPeople } from '#features/notifications/delivery/server/notify-people.ts'
import { notifyOfOrganizationConversation } from './organization-notices.ts'
import { markNotified } from '#features/notifications/delivery/server/mark-notified.ts'

type Sent = NonNullable<(typeof messageSent)['payload']>
type Read = NonNullable<(typeof conversationRead)['payload']>
/** As many words as a mail repeats; the rest is read on the website. */
const excerpt = 600

/** Tells the other side of new words: whoever has not yet read the last ones that were told hears nothing more (domain §7.7). */
export async function notifyOfMessage(tx: Tx, sent: Sent): Promise<void> {
  const { centerId, conversationId, messageId, authorId, side, requestId } = sent
  if (sent.told) return
  const rows = await rowsOf(
    tx,
    {
      subjectType: shown.text('c.subject_type'),
      subjectId: shown.text('c.subject_id'),
      body: shown.text('m.body'),
      author: shown.text(`trim(u.first_name || ' ' || u.last_name)`),
      isEscalated: shown.flag('c.escalated_at is not null'),
    },
    (columns) => sql`
    select ${columns} from messages m join conversations c on c.volunteer_center_id = m.volunteer_center_id and c.id = m.conversation_id join users u on u.id = m.author_id
    where m.volunteer_center_id = ${centerId} and m.id = ${messageId}`,
  )
  const { subjectType, subjectId, body: whole, author, isEscalated } = rows[0]!
  // Questions to the center and about a vacancy are told by the feature support.
  if (subjectType === 'support' || subjectType === 'vacancy') return
  const body = whole.length > excerpt ? `${whole.slice(0, excerpt).trimEnd()}…` : whole
  if (subjectType === 'organization') return await notifyOfOrganizationConversation(tx, sent, { organizationId: subjectId, author, body })
  const about = await noticeSubjectOf(tx, centerId, { applicationId: subjectId })
  const team = side === 'organization' ? [] : (await teamOf(tx, centerId, about)).byMail
  const center = side === 'volunteer' && isEscalated ? await coordinatorsOf(tx, centerId) : []
  const others = [...(side === 'volunteer' ? [] : [about.volunteer]), ...team, ...center].filter(({ id }) => id !== authorId)
  const unaware = await markNotified(tx, centerId, conversationId, others)
  notifyPeople(tx, {
    centerId,
    about,
    requestId,
    key: 'message.unread',
    once: messageId,
    inside: unaware,
    byMail: unaware,
    more: { author, body },
  })
}

/** What was told of a conversation is no news once it has been read. */
export async function markConversationRead(tx: Tx, { centerId, conversationId, userId }: Read): Promise<void> {
  defer(
    tx,
    sql`update notifications n set read_at = now() from conversations c
      where c.volunteer_center_id = ${centerId} and c.id = ${conversationId}
        and n.volunteer_center_id = c.volunteer_center_id and n.user_id = ${userId} and n.read_at is null and n.path in ('/applications/' || c.subject_id, '/organizations/' || c.subject_id, '/conversations?c=' || c.id)`,
  )
}
