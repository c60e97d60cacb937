import { longDay } from '#kernel/i18n/dates.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import type { ActivityPlace } from '#features/activities/model/activity.ts'
import { activityPath } from '#features/activities/model/address.ts'
import type { OccurrenceStatus } from '#features/activities/model/codes.ts'
import { dateInWords, dayIn, leafOfWall, timesInWords } from './wall-times.ts'

/** One date of an activity, as the API has it. */
export type KeptDate = {
  id: string
  recurrenceId: string
  localStart: string
  localEnd: string
  startsAt: string
  endsAt: string
  status: OccurrenceStatus
  title: string | null
  location: ActivityPlace | null
  note: string | null
  reason: string | null
}

/** A date in words. */
export type DateFacts = {
  id: string
  href: string
  leaf: { weekday: string; day: string; month: string }
  day: string
  date: string
  times: string
  isOff: boolean
  isOver: boolean
  isShown: boolean
  /** Why it is off, what differs, or when it would have been. */
  note: string | null
  movedFrom: string | null
}

/**
 * Which date an address means: the one on that day, or the one that was on that day before it was moved; without a day, or on a day
 * without a date, the first that is to come and not cancelled, and when all are over the last one.
 * @returns null for an activity without dates
 */
export function dateMeant<One extends Pick<KeptDate, 'recurrenceId' | 'localStart' | 'endsAt' | 'status'>>(
  dates: readonly One[],
  day: string | null,
  now: Date,
): { date: One; isAsked: boolean } | null {
  const asked =
    day === null ? undefined : (dates.find(({ localStart }) => dayIn(localStart) === day) ?? dates.find(({ recurrenceId }) => dayIn(recurrenceId) === day))
  const date = asked ?? nextOf(dates, now) ?? dates.find((one) => new Date(one.endsAt) > now) ?? dates.at(-1)
  return date ? { date, isAsked: asked !== undefined } : null
}

/** The first date that is not over and not cancelled. */
export const nextOf = <One extends Pick<KeptDate, 'endsAt' | 'status'>>(dates: readonly One[], now: Date): One | undefined =>
  dates.find(({ endsAt, status }) => status !== 'cancelled' && new Date(endsAt) > now)

type Of = { activity: { id: string; slug: string; isAllDay: boolean }; shownId: string | null; locale: Locale; now: Date }

export function dateFacts(date: KeptDate, { activity, shownId, locale, now }: Of): DateFacts {
  const { id, localStart, localEnd, recurrenceId, endsAt, status, reason, note } = date
  const times = { localStart, localEnd, isAllDay: activity.isAllDay }
  return {
    id,
    href: activityPath(activity, dayIn(localStart)),
    leaf: leafOfWall(localStart, locale),
    day: longDay(locale, dayIn(localStart)),
    date: dateInWords(localStart, locale, activity.isAllDay),
    times: timesInWords(times, locale),
    isOff: status === 'cancelled',
    isOver: new Date(endsAt) <= now,
    isShown: id === shownId,
    note: status === 'cancelled' ? reason : note,
    movedFrom: status === 'moved' ? dateInWords(recurrenceId, locale, activity.isAllDay) : null,
  }
}
