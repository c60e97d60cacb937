import type { ClaimedMail } from './claim.ts'
import { preferencesPath } from './layout.ts'
import type { MailSender } from './mail-theme.ts'
import { picturesIn } from './pictures.ts'
import type { RenderedMail } from './render.ts'
import type { OutgoingMail } from './transport.ts'

/** The mail with its headers. `from` is the sender of MAIL_FROM; its name is replaced by the center's. */
export function composeMail(claimed: ClaimedMail, rendered: RenderedMail, sender: MailSender, from: string): OutgoingMail {
  const { subject, bodyText, bodyHtml, essential } = rendered
  return {
    from: { name: sender.name, address: /<([^<>]+)>/.exec(from)?.[1] ?? from },
    replyTo: sender.email,
    to: claimed.address,
    subject,
    text: bodyText,
    html: bodyHtml,
    messageId: `<${claimed.messageId}@${new URL(sender.origin).hostname}>`,
    headers: {
      'Auto-Submitted': 'auto-generated', // no out-of-office answers
      ...(claimed.requestId ? { 'X-Request-Id': claimed.requestId } : {}),
    },
    listUnsubscribe: essential ? null : sender.origin + preferencesPath,
    attachments: picturesIn(bodyHtml).map((picture) => ({ ...picture, contentType: 'image/png', contentDisposition: 'inline' })),
  }
}
