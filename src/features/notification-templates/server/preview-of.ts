import { templateWords as words } from '#features/notification-templates/messages.ts'
import type { Preview, Texts } from '#features/notification-templates/template.ts'
import { variableNames } from '#features/notification-templates/variable-words.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import {
  InvalidPlaceholder,
  type MailContent,
  type MailTemplate,
  type WordFacts,
  customParagraphs,
  eventFor,
  fillCustomText,
  templateFor,
  withCustomText,
} from '#kernel/mail/server/templates.ts'
import { layoutText } from '#kernel/mail/server/layout.ts'
import type { MailEvent } from '#kernel/mail/server/mail-event.ts'
import type { MailSender } from '#kernel/mail/server/mail-theme.ts'

type Center = { name: string; phone: string | null }

/** The placeholders that a mail's text may use, in the order of the list. */
export const namedIn = ({ variables = [], made }: MailEvent) => [...variables, ...(made?.names ?? [])]

/** The values of placeholders: the facts that the event allows, and those of the center. Nothing else can be read. */
export function factsOf(event: MailEvent, facts: Readonly<Record<string, unknown>>, { name, phone }: Center, locale: Locale): WordFacts {
  const { variables = [], made } = event
  const known = variables.map((key): [string, string] => [variableNames[key]!, oneLine(facts[key])])
  const now = made?.of(facts, locale) ?? {}
  const more = (made?.names ?? []).map((key): [string, string | null] => [variableNames[key]!, oneLine(now[key]) || null])
  return new Map<string, string | null>([...known, ...more, ['centrum', oneLine(name)], ['telefoon', oneLine(phone) || null]])
}

/** A fact never starts another paragraph. */
const oneLine = (fact: unknown) => (typeof fact === 'string' || typeof fact === 'number' ? cutText(String(fact).replace(/\s+/g, ' '), 300) : '')

type Asked = { kind: string; event: MailEvent; facts: Readonly<Record<string, unknown>>; texts: Texts; locale: Locale; sender: MailSender }

/** The mail with these texts and the facts of an example; leaves out what people wrote. @throws {InvalidPlaceholder} */
function contentOf({ kind, event, facts, texts, locale, sender }: Asked): MailContent {
  const built = templateFor(kind)(facts, locale, sender)
  const own = { ...built, paragraphs: built.paragraphs.slice(0, customParagraphs), links: [] }
  return withCustomText(own, fillCustomText(texts, factsOf(event, facts, sender, locale)))
}

/** The preview; null while a placeholder is invalid. */
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

type Facts = { kind: string; facts: Record<string, unknown>; texts: Texts; locale: Locale; replyTo?: string | null }

/** A test mail with texts that are being written, to their author, in the language of the text. */
export const testMail: MailTemplate<Facts> = ({ kind, facts, texts, locale, replyTo }, _reader, sender) => {
  const content = contentOf({ kind, event: eventFor(kind)!, facts, texts, locale, sender })
  return { ...content, ...(replyTo && { replyTo }), subject: say(locale, words.testSubject, { subject: content.subject }) }
}
