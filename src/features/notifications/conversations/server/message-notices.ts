import { sql } from 'kysely'
import type { conversationRead, messageSent } from '#features/conversations/model/events.ts'
import { organizationMailWords as words } from '#features/notifications/conversations/words.ts'
import { markNotified, notifyPeople } from '#features/notifications/delivery/server/notify-people.ts'
import { coordinatorsOf, membersOf, noticeSubjectOf, substitutesOfAdmins, teamOf } from '#features/notifications/delivery/server/receivers.ts'
import { mailWords } from '#features/notifications/model/mail-words.ts'
import { adminsOf } from '#features/organizations/model/server/admins.ts'
import { type Tx, pipelineWrite } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import { say } from '#kernel/i18n/messages.ts'
import type { MailTemplate } from '#kernel/mail/server/templates.ts'
import { queueMails } from '#kernel/mail/server/outbox.ts'

type Read = NonNullable<(typeof conversationRead)['payload']>
/** Characters of a message that a mail quotes; the rest is read on the website. */
const excerpt = 600

/** Notifies the other side of a message. Skips people who have not yet read the last messages they were notified of (domain §7.7). */
export async function notifyOfMessage(tx: Tx, sent: Sent): Promise<void> {
  const { centerId, conversationId, messageId, authorId, side, requestId } = sent
  if (sent.told) return
  const rows = await rowsOf(
    tx,
    {
      subjectType: shown.text('c.subject_type'),
      subjectId: shown.text('c.subject_id'),
      body: shown.text('m.body'),
      author: shown.text(`full_name(u.first_name, u.last_name)`),
      isEscalated: shown.flag('c.escalated_at is not null'),
    },
    (columns) => sql`
    select ${columns} from messages m join conversations c on c.volunteer_center_id = m.volunteer_center_id and c.id = m.conversation_id join users u on u.id = m.author_id
    where m.volunteer_center_id = ${centerId} and m.id = ${messageId}`,
  )
  const { subjectType, subjectId, body: whole, author, isEscalated } = rows[0]!
  // Questions to the center, and about a vacancy or a workshop, are handled by the feature support; relayed messages by one-on-one help.
  if (['support', 'vacancy', 'workshop', 'help_match'].includes(subjectType)) return
  const body = whole.length > excerpt ? `${cutText(whole, excerpt).trimEnd()}…` : whole
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

/** Ends the notices of a conversation once it has been read. */
export async function markConversationRead(tx: Tx, { centerId, conversationId, userId }: Read): Promise<void> {
  pipelineWrite(
    tx,
    sql`update notifications n set read_at = now() from conversations c
      where c.volunteer_center_id = ${centerId} and c.id = ${conversationId}
        and n.volunteer_center_id = c.volunteer_center_id and n.user_id = ${userId} and n.read_at is null and n.path in ('/applications/' || c.subject_id, '/organizations/' || c.subject_id, '/conversations?c=' || c.id, '/een-op-een-hulp/matches/' || c.subject_id)`,
  )
}

type Sent = NonNullable<(typeof messageSent)['payload']>
type OrganizationNewsWords = { organizationId: string; author: string; body: string }

/**
 * Notifies the other side of a conversation between an organization and its center. A question is mailed whatever people chose, since its
 * answer is awaited; invited admins who have not signed in yet get every message, since they cannot read it anywhere else.
 */
async function notifyOfOrganizationConversation(tx: Tx, sent: Sent, { organizationId, author, body }: OrganizationNewsWords): Promise<void> {
  const { centerId, conversationId, messageId, authorId, side, requestId } = sent
  const { name: organization } = await tx
    .selectFrom('organizations')
    .select('name')
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow()
  const isQuestion = side === 'center'
  const admins = isQuestion ? await adminsOf(tx, organizationId) : []
  const staff = isQuestion ? [] : await coordinatorsOf(tx, centerId)
  const active = [...admins.filter(({ status }) => status === 'active'), ...staff].filter(({ id }) => id !== authorId)
  const unaware = await markNotified(tx, centerId, conversationId, active)
  const key = isQuestion ? 'organization.asked' : 'organization.answered'
  const standIns = isQuestion ? substitutesOfAdmins(await membersOf(tx, centerId, organizationId, authorId)) : []
  const byMail = [
    ...unaware.map((who) => ({ who, isInvited: false, absent: null })),
    ...admins.filter(({ status }) => status === 'invited').map((who) => ({ who, isInvited: true, absent: null })),
    ...standIns.map((one) => ({ ...one, isInvited: false })),
  ]
  queueMails(
    tx,
    centerId,
    byMail.map(({ who, ...more }) => ({
      kind: key,
      dedupeKey: `${key}:${messageId}`,
      userId: who.id,
      address: who.email,
      locale: who.locale,
      facts: { firstName: who.firstName, organization, organizationId, author, body, ...more },
      ...(requestId && { requestId }),
    })),
  )
}

type Facts = {
  firstName: string
  organization: string
  organizationId: string
  author: string
  body: string
  isInvited: boolean
  /** The colleague for whom the reader is the substitute. */ absent?: string | null
}

/** Through the sign-in page, since a pending organization is not visible to visitors. */
const pageOf = ({ organizationId }: Facts) => `/auth/login-1?redirect=${encodeURIComponent(`/organizations/${organizationId}?via=mail`)}`

/** The mails of a conversation between an organization and its center: the message itself, and a link to answer. */
export const organizationConversationMails: Readonly<Record<'organization.asked' | 'organization.answered', MailTemplate<Facts>>> = {
  'organization.asked': (given, locale, { name: centerName }) => {
    const facts = { ...given, centerName }
    return {
      subject: say(locale, words.askedSubject, facts),
      heading: say(locale, words.askedSubject, facts),
      paragraphs: [
        say(locale, mailWords.hello, facts),
        say(locale, words.askedText, facts),
        facts.body,
        ...(facts.isInvited ? [say(locale, words.confirmFirst)] : []),
        ...(facts.absent ? [say(locale, words.answerByMail, facts)] : []),
      ],
      // Only admins may read the conversation itself.
      ...(!facts.absent && { button: { label: say(locale, words.answer), url: pageOf(facts) } }),
      why: facts.absent ? say(locale, words.whyStandIn, { ...facts, absent: facts.absent }) : say(locale, words.whyAsked, facts),
    }
  },
  'organization.answered': (given, locale, { name: centerName }) => {
    const facts = { ...given, centerName }
    return {
      subject: say(locale, words.answeredSubject, facts),
      heading: say(locale, words.answeredSubject, facts),
      paragraphs: [say(locale, mailWords.hello, facts), say(locale, words.answeredText, facts), facts.body],
      button: { label: say(locale, words.read), url: pageOf(facts) },
      why: say(locale, words.whyAnswered, facts),
    }
  },
}
