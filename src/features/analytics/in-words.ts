import { monthOf } from '#kernel/i18n/dates.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { inDigits } from '#kernel/i18n/numbers.ts'
import { type Month, type Months, addMonths } from '#features/measures/months.ts'
import { growthOf } from '#features/measures/totals.ts'
import type { Told } from './analytics.ts'
import { analyticsWords as words } from './messages.ts'

/** The one sign for every hidden count. */
export const hiddenSign = '·'

/** A count as people read it: exact, “23 tot 27”, or the sign. */
export function toldInDigits(locale: Locale, { value, low, high, suppressed }: Told): string {
  if (suppressed) return hiddenSign
  return value === null ? say(locale, words.between, { low: inDigits(locale, low), high: inDigits(locale, high) }) : inDigits(locale, value)
}

export const monthInWords = (locale: Locale, month: Month): string => monthOf(locale, `${month}T12:00:00Z`)

/** `januari 2026 tot en met maart 2026`; one month by its own name. */
export function monthsInWords(locale: Locale, { from, to }: Months): string {
  const last = addMonths(to, -1)
  return from >= last ? monthInWords(locale, from) : say(locale, words.spanOf, { from: monthInWords(locale, from), to: monthInWords(locale, last) })
}

/** How a count changed; a percentage only of enough, and nothing where either is hidden. */
export function growthInWords(locale: Locale, now: Told, before: Told | undefined): string {
  const growth = growthOf(now, before ?? null)
  if (growth === null) return say(locale, words.cannotCompare)
  if (growth.kind === 'numbers') {
    if (growth.before === growth.now) return say(locale, words.same)
    return say(locale, words.fromTo, { before: inDigits(locale, growth.before), now: inDigits(locale, growth.now) })
  }
  if (growth.percent === 0) return say(locale, words.same)
  return growth.percent > 0 ? say(locale, words.more, { n: growth.percent }) : say(locale, words.less, { n: -growth.percent })
}
