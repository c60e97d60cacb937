import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { queueMails } from '#kernel/mail/server/queue-mail.ts'
import type { messageSent } from '#features/conversations/events.ts'
import { notYetTold } from '#features/notifications/server/not-yet-told.ts'
import { coordinatorsOf, membersOf, type Receiver, teamAmong } from '#features/notifications/server/receivers.ts'
import type { QuestionKind } from './mails.ts'

type Sent = NonNullable<(typeof messageSent)['payload']>
type Question = {
  subject: string
  asker: Receiver & { status: string }
  organizationId: string | null
  contactUserId: string | null
  vacancy: string
  organization: string
  author: string
  body: string
}

/** As many words as a mail repeats; the rest is read on the website. */
const excerpt = 600

/** Tells the other side of a question, to the center or about a vacancy, or of its answer. */
export async function tellOfQuestion(tx: Tx, { centerId, conversationId, messageId, authorId, side, requestId, told }: Sent): Promise<void> {
  if (told) return
  const { rows } = await sql<Question>`select c.subject_type as subject, c.organization_id as "organizationId", v.contact_user_id as "contactUserId",
      jsonb_build_object('id', u.id, 'email', u.email, 'locale', u.locale, 'firstName', u.first_name, 'status', u.status) as asker,
      coalesce(v.title, '') as vacancy, coalesce(o.name, '') as organization, trim(w.first_name || ' ' || w.last_name) as author, m.body
    from conversations c join messages m on m.volunteer_center_id = c.volunteer_center_id and m.conversation_id = c.id and m.id = ${messageId}
    join users u on u.id = c.user_id join users w on w.id = m.author_id
    left join vacancies v on v.volunteer_center_id = c.volunteer_center_id and v.id = c.vacancy_id
    left join organizations o on o.volunteer_center_id = c.volunteer_center_id and o.id = c.organization_id
    where c.volunteer_center_id = ${centerId} and c.id = ${conversationId} and c.subject_type in ('support', 'vacancy')`.execute(tx)
  const question = rows[0]
  if (!question) return
  const { subject, asker, vacancy, organization, author, body } = question
  const isAsked = side === 'volunteer'
  const others = isAsked ? await answering(tx, centerId, question) : asker.status === 'active' ? [asker] : []
  const unaware = await notYetTold(
    tx,
    centerId,
    conversationId,
    others.filter(({ id }) => id !== authorId),
  )
  const kind: QuestionKind = `${subject === 'support' ? 'support' : 'question'}.${isAsked ? 'asked' : 'answered'}`
  const shortened = body.length > excerpt ? `${body.slice(0, excerpt).trimEnd()}…` : body
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

/** Who answers: of the center its coordinators, of an organization whoever is asked about the vacancy. */
async function answering(tx: Tx, centerId: string, { organizationId, contactUserId, asker }: Question): Promise<Receiver[]> {
  if (organizationId === null) return await coordinatorsOf(tx, centerId)
  return teamAmong(await membersOf(tx, centerId, organizationId, asker.id), contactUserId).byMail
}
