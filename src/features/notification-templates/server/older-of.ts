import { type Locale, locales } from '#kernel/i18n/messages.ts'
import { isDeepStrictEqual } from 'node:util'
import type { BothTexts } from '#features/notification-templates/template.ts'

/** The language that was left as it was when the other one was changed last, of versions with the newest first; null where both go together. */
export function olderOf(versions: readonly (BothTexts | null)[]): Locale | null {
  const [now] = versions
  if (!now) return null
  const age = (locale: Locale) => {
    const changed = versions.findIndex((words) => !words || !isDeepStrictEqual(words[locale], now[locale]))
    return changed < 0 ? versions.length : changed
  }
  const ages = Object.fromEntries(locales.map((locale) => [locale, age(locale)])) as Record<Locale, number>
  return ages.nl === ages.en ? null : ages.nl > ages.en ? 'nl' : 'en'
}
