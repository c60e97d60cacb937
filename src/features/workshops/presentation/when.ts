import { clockTime, longDay } from '#kernel/i18n/dates.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import type { WorkshopSession } from '#features/workshops/model/session.ts'
import { whenWords as words } from './workshop-words.ts'

type Session = Pick<WorkshopSession, 'startsAt' | 'endsAt' | 'place' | 'city' | 'isOnline' | 'status'>

/** The sessions that take place. */
export const heldOf = <S extends Session>(sessions: readonly S[]): S[] => sessions.filter(({ status }) => status === 'scheduled')

const bare = (locale: Locale, moment: string) => clockTime(locale, moment).replace(/ uur$/, '')

/** `19.30 tot 21.30 uur`. */
export const hoursInWords = (locale: Locale, { startsAt, endsAt }: Pick<Session, 'startsAt' | 'endsAt'>): string =>
  say(locale, words.hours, { from: bare(locale, startsAt), to: clockTime(locale, endsAt) })

/** `woensdag 9 december, 13.30 tot 15.30 uur`, or `2 keer, vanaf dinsdag 1 december, 19.30 uur`. */
export function whenInWords(locale: Locale, sessions: readonly Session[], now: Date): string {
  const held = heldOf(sessions)
  const [first] = held
  if (!first) return say(locale, words.noDate)
  const day = longDay(locale, first.startsAt, now)
  if (held.length === 1) return say(locale, words.span, { day, from: bare(locale, first.startsAt), to: clockTime(locale, first.endsAt) })
  return say(locale, words.times, { n: held.length, first: `${day}, ${clockTime(locale, first.startsAt)}` })
}

/** Where a session is, in words. */
export function placeInWords(locale: Locale, { place, city, isOnline }: Pick<Session, 'place' | 'city' | 'isOnline'>): string {
  const where = [place, city && !place.toLowerCase().includes(city.toLowerCase()) && city].filter(Boolean).join(', ')
  return where || (isOnline ? say(locale, words.onlineMailed) : '')
}

/** Where the first session is. */
export const firstPlace = (locale: Locale, sessions: readonly Session[]): string => {
  const [first] = heldOf(sessions)
  return first ? placeInWords(locale, first) : ''
}
