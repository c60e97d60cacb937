import type { Locale } from '#kernel/i18n/messages.ts'
import type { MailEvent } from '#kernel/mail/server/mail-event.ts'
import type { MailSender } from '#kernel/mail/server/mail-theme.ts'
import { customParagraphs } from '#kernel/mail/server/custom-text.ts'
import { templateFor } from '#kernel/mail/server/templates.ts'
import type { BothTexts, Texts } from '#features/notification-templates/template.ts'
import { variableNames } from '#features/notification-templates/variable-words.ts'

/** Facts that every mail bears, where its own are not at hand. */
export const plainFacts = {
  applicationId: '',
  organizationId: '',
  vacancyId: '',
  createdAt: new Date(0).toISOString(),
  isApplicant: true,
  reason: null,
  message: null,
}

/** Our own words of a mail with names in the place of facts: the mail itself, told names. */
export function builtInTexts(kind: string, { variables = [] }: MailEvent, sender: MailSender): BothTexts {
  const named = { ...plainFacts, ...Object.fromEntries(variables.map((key) => [key, `{{${variableNames[key]!}}}`])) }
  const textsIn = (locale: Locale): Texts => {
    const { subject, paragraphs, button } = templateFor(kind)(named, locale, sender)
    // Ours have no marks.
    const body = paragraphs.slice(0, customParagraphs).filter((one) => typeof one === 'string')
    return { subject, preheader: '', body: body.join('\n\n'), button: button?.label ?? '' }
  }
  return { nl: textsIn('nl'), en: textsIn('en') }
}
