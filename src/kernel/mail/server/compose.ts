import { type CalendarEvent, calendarType, writeCalendar } from '#kernel/calendar/write-calendar.ts'
import type { ClaimedMail } from './claim.ts'
import { preferencesPath } from './layout.ts'
import type { MailSender } from './mail-theme.ts'
import { picturesIn } from './pictures.ts'
import type { RenderedMail } from './render.ts'
import type { OutgoingMail } from './transport.ts'

/** The mail with its headers. `from` is the sender of MAIL_FROM; its name is replaced by the center's. */
export function composeMail(claimed: ClaimedMail, rendered: RenderedMail, sender: MailSender, from: string): OutgoingMail {
  const { subject, bodyText, bodyHtml, essential, replyTo } = rendered
  const stop = stopIn(claimed.facts)
  return {
    from: { name: sender.name, address: /<([^<>]+)>/.exec(from)?.[1] ?? from },
    replyTo: replyTo ?? sender.email,
    to: claimed.address,
    subject,
    text: bodyText,
    html: bodyHtml,
    messageId: `<${claimed.messageId}@${new URL(sender.origin).hostname}>`,
    headers: {
      'Auto-Submitted': 'auto-generated', // no out-of-office answers
      ...(stop ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
      ...(claimed.requestId ? { 'X-Request-Id': claimed.requestId } : {}),
    },
    listUnsubscribe: essential ? null : sender.origin + (stop ?? preferencesPath),
    attachments: [
      ...picturesIn(bodyHtml).map((picture) => ({ ...picture, contentType: 'image/png', contentDisposition: 'inline' as const })),
      ...calendarIn(claimed.facts, sender),
    ],
  }
}

/** An appointment that the mail is about, as a file that one press puts in a calendar. It was queued with the other facts. */
function calendarIn(facts: unknown, sender: MailSender): OutgoingMail['attachments'] {
  const event = (facts as { calendar?: CalendarEvent | null } | null)?.calendar
  return event ? [{ filename: 'afspraak.ics', content: writeCalendar(event, sender, new Date()), contentType: calendarType(event) }] : []
}

/** Where one press ends mails like this one, also by the mail program itself (RFC 8058). */
function stopIn(facts: unknown): string | null {
  const stop = (facts as { stop?: unknown } | null)?.stop
  return typeof stop === 'string' && /^\/(?!\/)/.test(stop) ? stop : null
}
