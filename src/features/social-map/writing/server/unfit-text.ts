import { Invalid } from '#kernel/http/errors.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import type { RichText } from '#kernel/rich-text/rich-text.ts'
import { errorWords } from '#features/social-map/model/error-words.ts'
import { unfitInTexts } from '#features/social-map/model/unfit-in-text.ts'

type Row = { short_description: string; description: RichText; services: readonly { name: string; description: string }[] }

/** A mail address in a text is found by senders of spam: visitors write by a form instead. @throws {Invalid} at the text */
export function refuseAddressInText({ short_description: shortDescription, description, services }: Row): void {
  const found = unfitInTexts({ shortDescription, description, services }).filter(({ code }) => code === 'email')
  if (found.length > 0)
    throw new Invalid(
      found.map(({ attribute }) => ({
        code: 'address_in_text',
        attribute,
        pointer: `/data/attributes/${attribute.replaceAll('.', '/')}`,
        words: sayInAll(errorWords.address_in_text),
      })),
    )
}
