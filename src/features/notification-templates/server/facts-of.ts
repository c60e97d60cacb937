import type { MailEvent } from '#kernel/mail/server/mail-event.ts'
import { variableNames } from '#features/notification-templates/variable-words.ts'

type Center = { name: string; phone: string | null }

/** What the names in a text stand for: the facts that its event allows, and those of the center. Nothing else can be read. */
export function factsOf({ variables = [] }: MailEvent, facts: Readonly<Record<string, unknown>>, { name, phone }: Center): ReadonlyMap<string, string> {
  const known = variables.map((key): [string, string] => [variableNames[key]!, oneLine(facts[key])])
  return new Map([...known, ['centrum', oneLine(name)], ['telefoon', oneLine(phone)]])
}

/** A name never begins another paragraph. */
const oneLine = (fact: unknown) => (typeof fact === 'string' || typeof fact === 'number' ? String(fact).replace(/\s+/g, ' ').slice(0, 300) : '')
