import { say, type Locale } from '#kernel/i18n/messages.ts'
import { messages } from './messages.ts'

const facts = ['firstName', 'lastName', 'phone', 'locale'] as const

/** Field names of an audit event or a mail (`firstName phone`) as part of a sentence: "voornaam en telefoonnummer". */
export function factsInWords(names: string | null, locale: Locale): string {
  const known = facts.filter((name) => names?.split(' ').includes(name))
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(known.map((name) => say(locale, messages[name]).toLowerCase()))
}
