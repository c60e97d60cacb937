import { type Locale, say } from '#kernel/i18n/messages.ts'
import { daypartWords as words } from './daypart-words.ts'
import { capitalize } from './capitalize.ts'
import { type Daypart, dayparts } from './states.ts'
import { dayInWords, daypartInWords } from './day-names.ts'

export const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export const partsOfDay = ['morning', 'afternoon', 'evening'] as const
/** Groups of dayparts: a whole day, or the same part of every day. */
const wholes = [...days, ...partsOfDay] as const

/** A daypart or a group of them. The column `codes` has both (database/vacancies/whole_dayparts.sql). */
export const moments = [...dayparts, ...wholes]
export type Moment = Daypart | (typeof wholes)[number]

/** 'Dinsdagochtend', 'Hele zaterdag', 'Alle avonden'. */
export function momentInWords(moment: Moment, locale: Locale): string {
  if (isDaypart(moment)) return capitalize(daypartInWords(moment, locale))
  const part = partsOfDay.find((one) => one === moment)
  return part ? say(locale, words.everyPart, { part }) : say(locale, words.wholeDay, { day: dayInWords(moment, locale) })
}

const isDaypart = (moment: Moment): moment is Daypart => moment.includes('_')
