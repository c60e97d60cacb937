import type { Locale } from '#kernel/i18n/messages.ts'
import { layoutHtml, layoutText } from './layout.ts'
import type { MailSender } from './mail-theme.ts'
import { type CustomMail, asCustomized, templateFor } from './templates.ts'

/** A mail as it is sent. */
export type RenderedMail = { subject: string; bodyText: string; bodyHtml: string; essential: boolean; replyTo: string | null }

/**
 * Renders a mail of this kind, with the center's custom text where it has one. @throws when the kind is unknown or its template
 * fails on the facts
 */
export function renderMail(kind: string, facts: unknown, locale: Locale, sender: MailSender, own: CustomMail | null = null): RenderedMail {
  const built = templateFor(kind)(facts, locale, sender)
  const content = own ? asCustomized(built, own) : built
  const subject = content.subject.replace(/\s+/g, ' ').trim() // a line break would begin another header
  return {
    subject,
    bodyText: layoutText(content, locale, sender),
    bodyHtml: layoutHtml({ ...content, subject }, locale, sender),
    essential: content.essential ?? false,
    replyTo: content.replyTo ?? null,
  }
}
