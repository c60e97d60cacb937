import { unfitDetails } from '#features/vacancies/quality/quality-private.ts'
import { cutText } from '#kernel/fields/cut-text.ts'

export const contacts = ['phone', 'bsn', 'email', 'address'] as const
export type Contact = (typeof contacts)[number]

const postcode = /\b[1-9]\d{3} ?(?!SA|SD|SS)[A-Z]{2}\b/

/** Contact data in a text: an address, a phone number or a mail address, found as in a vacancy (domain §3.4). */
export function contactIn(words: string): Contact | null {
  const lines = cutText(words, 5000).split('\n')
  const found = unfitDetails({ field: 'description', lines }).map(({ code }) => code)
  return contacts.find((kind) => found.includes(kind as never)) ?? (postcode.test(cutText(words, 5000)) ? 'address' : null)
}
