import { type Locale, plural } from '#kernel/i18n/messages.ts'
import { inDigits } from '#kernel/i18n/numbers.ts'
import type { commitments } from '#features/vacancies/model/states.ts'

type Time = { commitment: (typeof commitments)[number] | null; hoursPerWeekMin: number | null; hoursPerWeekMax: number | null }

const without: Record<NonNullable<Time['commitment']>, { nl: string; en: string }> = {
  one_off: { nl: 'één keer', en: 'once' },
  recurring: { nl: 'elke week', en: 'every week' },
  flexible: { nl: 'wanneer jij kunt', en: 'whenever you can' },
  project: { nl: 'een paar weken', en: 'a few weeks' },
}

/** '2 tot 4 uur per week', 'één keer, 3 uur'; without hours only the kind of commitment. */
export function timeInWords({ commitment, hoursPerWeekMin: least, hoursPerWeekMax: max }: Time, locale: Locale): string {
  const hours = hoursInWords(least === 0 ? null : least, max, locale)
  // A draft may not have a commitment yet.
  if (!hours) return commitment ? without[commitment][locale] : locale === 'nl' ? 'in overleg' : 'by agreement'
  if (commitment === 'one_off') return `${without.one_off[locale]}, ${hours}`
  return locale === 'nl' ? `${hours} per week` : `${hours} a week`
}

function hoursInWords(least: number | null, max: number | null, locale: Locale): string | null {
  const say = (hours: number) => inDigits(locale, hours)
  const unit = (hours: number) => (locale === 'nl' ? 'uur' : plural('en', hours, { one: 'hour', other: 'hours' }))
  if (least === null && max === null) return null
  if (least !== null && max !== null && least !== max) return `${say(least)} ${locale === 'nl' ? 'tot' : 'to'} ${say(max)} ${unit(max)}`
  if (least === null) return `${locale === 'nl' ? 'tot' : 'up to'} ${say(max!)} ${unit(max!)}`
  if (max === null) return `${locale === 'nl' ? 'vanaf' : 'from'} ${say(least)} ${unit(least)}`
  return `${say(least)} ${unit(least)}`
}
