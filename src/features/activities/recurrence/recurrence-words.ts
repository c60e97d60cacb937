import { fullDay } from '#kernel/i18n/dates.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import type { Recurrence } from './recurrence.ts'

const weekdays = {
  nl: ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'],
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
} as const
const ordinals = {
  nl: ['eerste', 'tweede', 'derde', 'vierde'],
  en: ['first', 'second', 'third', 'fourth'],
} as const
const every = {
  nl: { weekly: (n: number) => (n === 1 ? 'elke week' : `elke ${n} weken`), monthly: (n: number) => (n === 1 ? 'elke maand' : `elke ${n} maanden`) },
  en: { weekly: (n: number) => (n === 1 ? 'every week' : `every ${n} weeks`), monthly: (n: number) => (n === 1 ? 'every month' : `every ${n} months`) },
}

/** A rule in words, without its end: ‘elke 2 weken op dinsdag en donderdag’. Null for what does not repeat. */
export function patternInWords(rule: Recurrence, locale: Locale): string | null {
  const isDutch = locale === 'nl'
  const on = isDutch ? 'op' : 'on'
  const names = weekdays[locale]
  switch (rule.kind) {
    case 'none':
      return null
    case 'daily':
      return isDutch ? 'elke dag' : 'every day'
    case 'weekly': {
      const days = new Intl.ListFormat(locale).format(rule.weekdays.toSorted().map((day) => names[day - 1]!))
      if (rule.every === 1 && rule.weekdays.length === 1) return isDutch ? `elke ${days}` : `every ${days}`
      return `${every[locale].weekly(rule.every)} ${on} ${days}`
    }
    case 'monthly_date': {
      const date = rule.date === 'last' ? (isDutch ? 'de laatste dag' : 'the last day') : isDutch ? `de ${rule.date}e` : `day ${rule.date}`
      return `${every[locale].monthly(rule.every)} ${on} ${date}`
    }
    case 'monthly_weekday': {
      const nth = rule.nth === 'last' ? (isDutch ? 'laatste' : 'last') : ordinals[locale][rule.nth - 1]!
      return `${every[locale].monthly(rule.every)} ${on} ${isDutch ? 'de' : 'the'} ${nth} ${names[rule.weekday - 1]!}`
    }
  }
}

/** The end of a rule, of which the last date is known: ‘tot en met 22 juni 2027’. */
export function untilInWords(last: string, locale: Locale): string {
  return locale === 'nl' ? `tot en met ${fullDay(locale, last)}` : `until ${fullDay(locale, last)}`
}
