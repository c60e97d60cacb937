import type { Tx } from '#kernel/db/server/database.ts'
import { say } from '#kernel/i18n/messages.ts'
import { type MailEvent, mailEvent } from '#kernel/mail/server/mail-event.ts'
import type { MailTemplate } from '#kernel/mail/server/templates.ts'
import { queueMails } from '#kernel/mail/server/outbox.ts'
import type { conversationReported } from '#features/conversations/model/events.ts'
import type { ReportReason } from '#features/conversations/model/states.ts'
import { reasonWords } from '#features/conversations/model/todo-words.ts'
import { nameOf } from '#features/users/model/server/person-columns.ts'
import { mailWords } from '#features/notifications/model/mail-words.ts'
import { reportWords as words } from '#features/notifications/conversations/words.ts'
import { coordinatorsOf } from '#features/notifications/delivery/server/receivers.ts'

type Reported = NonNullable<(typeof conversationReported)['payload']>
type Facts = { firstName: string; author: string; reason: ReportReason; conversationId: string }

/** Notifies center staff that somebody reported or blocked a conversation, except whoever did it. */
export async function notifyOfReport(tx: Tx, { centerId, conversationId, actorId, reason, requestId }: Reported): Promise<void> {
  const { subject_type } = await tx
    .selectFrom('conversations')
    .select('subject_type')
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', conversationId)
    .executeTakeFirstOrThrow()
  // Its mail has no names (one-on-one help).
  if (subject_type === 'help_match') return
  const author = (await nameOf(tx, actorId)) ?? ''
  const readers = (await coordinatorsOf(tx, centerId)).filter(({ id }) => id !== actorId)
  queueMails(
    tx,
    centerId,
    readers.map(({ id, email, locale, firstName }) => ({
      kind: 'report.received',
      dedupeKey: `report.received:${conversationId}:${new Date().toISOString()}`,
      userId: id,
      address: email,
      locale,
      facts: { firstName, author, reason, conversationId },
      ...(requestId && { requestId }),
    })),
  )
}

export const reportMail: MailTemplate<Facts> = (facts, locale) => ({
  subject: say(locale, words.subject, facts),
  heading: say(locale, words.subject, facts),
  paragraphs: [say(locale, mailWords.hello, facts), say(locale, words.text)],
  // In the preview of a custom text the facts are placeholders, which have no reason.
  ...(Object.hasOwn(reasonWords, facts.reason ?? '') && { factRows: [{ label: say(locale, words.reason), value: say(locale, reasonWords[facts.reason]) }] }),
  button: { label: say(locale, words.open), url: `/conversations?c=${facts.conversationId ?? ''}` },
  why: say(locale, words.why),
})

/** No second mail about the same conversation while the first notice is unread. */
export const reportEvent: MailEvent<Facts> = mailEvent<Facts>({
  to: 'center',
  group: 'messages',
  name: { nl: 'Gesprek gemeld', en: 'Conversation reported' },
  when: {
    nl: 'Gaat naar de coördinatoren, als iemand een gesprek meldt of blokkeert.',
    en: 'Goes to the coordinators, when somebody reports or blocks a conversation.',
  },
  notice: ({ author, conversationId }) => ({ path: `/conversations?c=${conversationId}`, facts: { author } }),
  variables: ['firstName', 'author'],
})
