import type { Locale } from '#kernel/i18n/messages.ts'
import type { Daypart } from './states.ts'

/** The stem of each day, from which daypart names are made. */
export const dayNames = {
  nl: { mon: 'maandag', tue: 'dinsdag', wed: 'woensdag', thu: 'donderdag', fri: 'vrijdag', sat: 'zaterdag', sun: 'zondag' },
  en: { mon: 'Monday', tue: 'Tuesday', wed: 'Wednesday', thu: 'Thursday', fri: 'Friday', sat: 'Saturday', sun: 'Sunday' },
}
export const partNames = {
  nl: { morning: 'ochtend', afternoon: 'middag', evening: 'avond' },
  en: { morning: ' morning', afternoon: ' afternoon', evening: ' evening' },
}
export type DayName = keyof typeof dayNames.nl
export type PartName = keyof typeof partNames.nl

export function daypartInWords(daypart: Daypart, locale: Locale): string {
  const [day, part] = daypart.split('_') as [DayName, PartName]
  return dayNames[locale][day] + partNames[locale][part]
}

export const dayInWords = (day: string, locale: Locale): string => dayNames[locale][day as DayName]
