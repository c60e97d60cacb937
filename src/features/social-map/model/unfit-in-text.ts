import type { RichText } from '#kernel/rich-text/rich-text.ts'
import { plainText } from '#kernel/rich-text/plain-text.ts'
import { unfitDetails } from '#features/vacancies/quality/quality-private.ts'

/** What of an entry is text for everybody. */
export type EntryTexts = { shortDescription: string; description: RichText; services: readonly { name: string; description: string }[] }

export type UnfitInText = { attribute: string; code: 'email' | 'bsn'; found: string }

/** Mail addresses and citizen service numbers in the texts of an entry, each at its attribute. Telephones are what a social map is for. */
export function unfitInTexts({ shortDescription, description, services }: EntryTexts): UnfitInText[] {
  const texts: readonly (readonly [string, string])[] = [
    ['shortDescription', shortDescription],
    ['description', plainText(description)],
    ...services.map((service, at) => [`services.${at}.description`, `${service.name}\n${service.description}`] as const),
  ]
  return texts.flatMap(([attribute, text]) =>
    unfitDetails({ field: 'description', lines: text.split('\n') }).flatMap(({ code, found }): UnfitInText[] =>
      code === 'email' || code === 'bsn' ? [{ attribute, code, found: found ?? '' }] : [],
    ),
  )
}
