import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { jsonOf, orNull, type RowOf, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import { queueMails } from '#kernel/mail/server/outbox.ts'
import type { messageSent } from '#features/conversations/model/events.ts'
import { markNotified } from '#features/notifications/delivery/server/notify-people.ts'
import { coordinatorsOf, membersOf, type Receiver, teamAmong } from '#features/notifications/delivery/server/receivers.ts'
import { readerColumns } from '#features/users/model/server/person-columns.ts'
import type { QuestionKind } from './mails.ts'

type Sent = NonNullable<(typeof messageSent)['payload']>
const questionColumns = {
  subject: shown.text('c.subject_type'),
  organizationId: orNull(shown.text('c.organization_id')),
  contactUserId: orNull(shown.text('v.contact_user_id')),
  asker: shown.json<Receiver & { status: string }>()(jsonOf({ ...readerColumns, status: shown.text('u.status') })),
  vacancy: shown.text(`coalesce(v.title, '')`),
  organization: shown.text(`coalesce(o.name, '')`),
  author: shown.text(`full_name(w.first_name, w.last_name)`),
  body: shown.text('m.body'),
}
type Question = RowOf<typeof questionColumns>

/** Characters of a message that a mail quotes; the rest is read on the website. */
const excerpt = 600

/** Notifies the other side of a question, to the center or about a vacancy or a workshop, or of its answer. */
export async function notifyOfQuestion(tx: Tx, { centerId, conversationId, messageId, authorId, side, requestId, told }: Sent): Promise<void> {
  if (told) return
  const [question] = await rowsOf(
    tx,
    questionColumns,
    (columns) => sql`select ${columns}
    from conversations c join messages m on m.volunteer_center_id = c.volunteer_center_id and m.conversation_id = c.id and m.id = ${messageId}
    join users u on u.id = c.user_id join users w on w.id = m.author_id
    left join vacancies v on v.volunteer_center_id = c.volunteer_center_id and v.id = c.vacancy_id
    left join organizations o on o.volunteer_center_id = c.volunteer_center_id and o.id = c.organization_id
    where c.volunteer_center_id = ${centerId} and c.id = ${conversationId} and c.subject_type in ('support', 'vacancy', 'workshop')`,
  )
  if (!question) return
  const { subject, asker, vacancy, organization, author, body } = question
  const isAsked = side === 'volunteer'
  const others = isAsked ? await answering(tx, centerId, question) : asker.status === 'active' ? [asker] : []
  const unaware = await markNotified(
    tx,
    centerId,
    conversationId,
    others.filter(({ id }) => id !== authorId),
  )
  const kind: QuestionKind = `${subject === 'vacancy' ? 'question' : 'support'}.${isAsked ? 'asked' : 'answered'}`
  const shortened = body.length > excerpt ? `${cutText(body, excerpt).trimEnd()}…` : body
  queueMails(
    tx,
    centerId,
    unaware.map((reader) => ({
      kind,
      dedupeKey: `${kind}:${messageId}`,
      userId: reader.id,
      address: reader.email,
      locale: reader.locale,
      facts: { firstName: reader.firstName, author, body: shortened, vacancy, organization, conversationId },
      ...(requestId && { requestId }),
    })),
  )
}

/** Who answers: the coordinators of the center, or the contact person of the vacancy. */
async function answering(tx: Tx, centerId: string, { organizationId, contactUserId, asker }: Question): Promise<Receiver[]> {
  if (organizationId === null) return await coordinatorsOf(tx, centerId)
  return teamAmong(await membersOf(tx, centerId, organizationId, asker.id), contactUserId).byMail
}
