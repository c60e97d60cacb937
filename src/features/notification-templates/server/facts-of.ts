import type { Locale } from '#kernel/i18n/messages.ts'
import type { MailEvent } from '#kernel/mail/server/mail-event.ts'
import type { WordFacts } from '#kernel/mail/server/custom-text.ts'
import { variableNames } from '#features/notification-templates/variable-words.ts'

type Center = { name: string; phone: string | null }

/** What may be named in the words of a mail, in the order of the list. */
export const namedIn = ({ variables = [], made }: MailEvent) => [...variables, ...(made?.names ?? [])]

/** What the names in a text stand for: the facts that its event allows, and those of the center. Nothing else can be read. */
export function factsOf(event: MailEvent, facts: Readonly<Record<string, unknown>>, { name, phone }: Center, locale: Locale): WordFacts {
  const { variables = [], made } = event
  const known = variables.map((key): [string, string] => [variableNames[key]!, oneLine(facts[key])])
  const now = made?.of(facts, locale) ?? {}
  const more = (made?.names ?? []).map((key): [string, string | null] => [variableNames[key]!, oneLine(now[key]) || null])
  return new Map<string, string | null>([...known, ...more, ['centrum', oneLine(name)], ['telefoon', oneLine(phone) || null]])
}

/** A name never begins another paragraph. */
const oneLine = (fact: unknown) => (typeof fact === 'string' || typeof fact === 'number' ? String(fact).replace(/\s+/g, ' ').slice(0, 300) : '')
