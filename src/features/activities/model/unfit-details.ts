import { unfitDetails } from '#features/vacancies/quality/quality-private.ts'
import { plainText } from '#kernel/rich-text/plain-text.ts'
import type { RichText } from '#kernel/rich-text/rich-text.ts'
import type { ActivityTranslation } from './activity.ts'

type Texts = { title: string; description: RichText; translations: { en?: ActivityTranslation } }
export type UnfitDetail = {
  attribute: 'title' | 'description' | 'translations.en.title' | 'translations.en.description'
  code: UnfitCode
  found: string
  isHard: boolean
}
type UnfitCode = 'phone' | 'email' | 'bsn' | 'placeholder'

/** What must not be in the texts of an activity: by the same rules as in those of a vacancy. Its words about registration may name a number. */
export function unfitInTexts({ title, description, translations: { en } }: Texts): UnfitDetail[] {
  const texts: [UnfitDetail['attribute'], string][] = [
    ['title', title],
    ['description', plainText(description)],
    ['translations.en.title', en?.title ?? ''],
    ['translations.en.description', en ? plainText(en.description) : ''],
  ]
  return texts.flatMap(([attribute, text]) =>
    unfitDetails({ field: 'description', lines: text.split('\n') }).map(({ code, found, isHard }) => ({
      attribute,
      code: code as UnfitCode,
      found: found ?? '',
      isHard,
    })),
  )
}
