import type { Locale } from '#kernel/i18n/messages.ts'
import type { MailEvent } from '#kernel/mail/server/mail-event.ts'
import type { MailSender } from '#kernel/mail/server/mail-theme.ts'
import { customParagraphs, templateFor } from '#kernel/mail/server/templates.ts'
import type { BothTexts, Texts } from '#features/notification-templates/template.ts'
import { variableNames } from '#features/notification-templates/variable-words.ts'

/** Default facts, for mails whose own facts are not at hand. */
export const plainFacts = {
  applicationId: '',
  organizationId: '',
  vacancyId: '',
  createdAt: new Date(0).toISOString(),
  isApplicant: true,
  reason: null,
  message: null,
}

/** The built-in text of a mail with placeholders for its facts: the mail itself, rendered with placeholders. */
export function builtInTexts(kind: string, { variables = [] }: MailEvent, sender: MailSender): BothTexts {
  const named = { ...plainFacts, ...Object.fromEntries(variables.map((key) => [key, `{{${variableNames[key]!}}}`])) }
  const textsIn = (locale: Locale): Texts => {
    const { subject, paragraphs, button } = templateFor(kind)(named, locale, sender)
    // Built-in texts have no formatting.
    const body = paragraphs.slice(0, customParagraphs).filter((one) => typeof one === 'string')
    return { subject, preheader: '', body: body.join('\n\n'), button: button?.label ?? '' }
  }
  return { nl: textsIn('nl'), en: textsIn('en') }
}
