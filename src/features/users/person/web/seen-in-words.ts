import { ago, daysBetween } from '#kernel/i18n/dates.ts'
import type { Locale } from '#kernel/i18n/messages.ts'

const inNumbers = (locale: Locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'always' })
/** Made once: to make one takes longer than a hundred answers of it. */
const always = { nl: inNumbers('nl'), en: inNumbers('en') } as const

/** When somebody was last here: "gisteren", "3 dagen geleden", "14 maanden geleden"; null for who never came. */
export function seenInWords(moment: string | null, locale: Locale, now: Date = new Date()): string | null {
  if (moment === null) return null
  const days = daysBetween(moment, now)
  if (days <= 14) return ago(locale, moment, now)
  const relative = always[locale]
  if (days < 60) return relative.format(-Math.floor(days / 7), 'week')
  return days < 730 ? relative.format(-Math.floor(days / 30.44), 'month') : relative.format(-Math.floor(days / 365.25), 'year')
}
