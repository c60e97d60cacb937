import type { Locale } from '#kernel/i18n/messages.ts'
import { layoutText } from '#kernel/mail/server/layout-text.ts'
import type { MailContent } from '#kernel/mail/server/mail-template.ts'
import type { MailEvent } from '#kernel/mail/server/mail-event.ts'
import type { MailSender } from '#kernel/mail/server/mail-theme.ts'
import { InvalidPlaceholder, fillCustomText, withCustomText, customParagraphs } from '#kernel/mail/server/custom-text.ts'
import { templateFor } from '#kernel/mail/server/templates.ts'
import type { Preview, Texts } from '#features/notification-templates/template.ts'
import { factsOf } from './facts-of.ts'

type Asked = { kind: string; event: MailEvent; facts: Readonly<Record<string, unknown>>; texts: Texts; locale: Locale; sender: MailSender }

/** The mail in these words, with the facts of an example; what people wrote is not in it. @throws {InvalidPlaceholder} */
export function contentOf({ kind, event, facts, texts, locale, sender }: Asked): MailContent {
  const built = templateFor(kind)(facts, locale, sender)
  const own = { ...built, paragraphs: built.paragraphs.slice(0, customParagraphs), links: [] }
  return withCustomText(own, fillCustomText(texts, factsOf(event, facts, sender, locale)))
}

/** Words that no longer work have no preview until they are changed. */
export function previewOrNull(asked: Asked): Preview | null {
  try {
    return previewOf(asked)
  } catch (error) {
    if (error instanceof InvalidPlaceholder) return null
    throw error
  }
}

export function previewOf(asked: Asked): Preview {
  const content = contentOf(asked)
  const { subject, preheader = '', paragraphs, factRows = [], button, why } = content
  const text = layoutText(content, asked.locale, asked.sender)
  return { locale: asked.locale, subject, preheader, text, paragraphs, factRows, button: button?.label ?? null, why }
}
