import { say, type Locale } from '#kernel/i18n/messages.ts'
import { messages } from './messages.ts'

const facts = ['firstName', 'lastName', 'phone', 'locale'] as const

/** Fields of an account within a sentence, as a trace or a mail names them (`firstName phone`): "voornaam en telefoonnummer". */
export function factsInWords(names: string | null, locale: Locale): string {
  const known = facts.filter((name) => names?.split(' ').includes(name))
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(known.map((name) => say(locale, messages[name]).toLowerCase()))
}
