import { moment } from '#kernel/calendar/content-lines.ts'
import type { FeedDate, FeedEvent } from '#kernel/calendar/write-feed.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { isWritten, plainText } from '#kernel/rich-text/plain-text.ts'
import { activityPath } from '#features/activities/model/address.ts'
import { daysCancelledShown } from '#features/activities/model/codes.ts'
import { placeInWords } from '#features/activities/public-pages/activity-facts.ts'
import { dayIn, lastDayOf } from '#features/activities/public-pages/wall-times.ts'
import { type Repeating, rruleOf } from '#features/activities/recurrence/recurrence.ts'
import { momentOfWallTime } from '#features/activities/series/server/dates-of-schedule.ts'
import { feedWords as words } from '#features/activities/feeds/feed-words.ts'
import type { FeedActivity, FeedOccurrence } from './feed-activities.ts'

export type Telling = { locale: Locale; now: Date }

export const mostDescription = 2000

/** The activity as one event of a feed, with its rule and the dates that differ from it. Null when nothing of it is left to tell. */
export function eventOf(activity: FeedActivity, telling: Telling): FeedEvent | null {
  const { rule, dates } = activity
  const { uid } = activity
  if (rule.kind === 'none') {
    const [date] = dates
    return date && isTold(activity, date, telling) ? { uid, rrule: null, excluded: [], changed: [], ...dateOf(activity, date, telling) } : null
  }
  const told = dates.filter((date) => isTold(activity, date, telling))
  const left = dates.filter((date) => !told.includes(date))
  const isCancelled = activity.cancelledReason !== null
  return {
    uid,
    rrule: rruleWithEnd(activity, rule),
    excluded: [
      ...activity.exdates.map((day) => (activity.isAllDay ? day : `${day}T${activity.startTime}`)),
      ...left.map(({ recurrenceId }) => startOf(activity, recurrenceId)),
    ].toSorted(),
    changed: told
      .filter((date) => date.isDifferent || isOff(activity, date) !== isCancelled)
      .map((date) => ({ recurrenceId: startOf(activity, date.recurrenceId), ...dateOf(activity, date, telling) })),
    start: activity.isAllDay ? activity.firstDay : `${activity.firstDay}T${activity.startTime}`,
    end: activity.isAllDay ? activity.lastDay : `${activity.lastDay}T${activity.endTime}`,
    sequence: activity.sequence,
    ...wordsOf(activity, null, telling),
    path: activityPath(activity),
    isCancelled,
  }
}

/** One date as an event of its own: somebody who takes two dates of a series along must not lose the first to the second. */
export function singleEvent(activity: FeedActivity, date: FeedOccurrence, telling: Telling): FeedEvent {
  const uid = activity.rule.kind === 'none' ? activity.uid : `${activity.uid}-${dayIn(date.recurrenceId)}`
  return { uid, rrule: null, excluded: [], changed: [], ...dateOf(activity, date, telling) }
}

/** Whether a date does not take place: by itself, or because all that was still to come of its activity was cancelled. */
export function isOff(
  { status, since, cancelledReason }: Pick<FeedActivity, 'status' | 'since' | 'cancelledReason'>,
  date: Pick<FeedOccurrence, 'status' | 'endsAt'>,
): boolean {
  if (date.status === 'cancelled') return true
  return cancelledReason !== null && (status !== 'cancelled' || date.endsAt > since)
}

/** Whether a date is told: it was asked for, and if it is cancelled that is not long ago. */
function isTold(activity: FeedActivity, date: FeedOccurrence, { now }: Telling): boolean {
  if (!date.isAsked) return false
  return !isOff(activity, date) || new Date(date.endsAt).getTime() > now.getTime() - daysCancelledShown * 24 * 3600_000
}

const startOf = ({ isAllDay }: Pick<FeedActivity, 'isAllDay'>, wall: string) => (isAllDay ? dayIn(wall) : wall)

function dateOf(activity: FeedActivity, date: FeedOccurrence, telling: Telling): FeedDate {
  const { isAllDay } = activity
  const { localStart, localEnd } = date
  return {
    start: startOf(activity, localStart),
    end: isAllDay ? lastDayOf({ localStart, localEnd, isAllDay }) : localEnd,
    sequence: Math.max(activity.sequence, date.sequence),
    ...wordsOf(activity, date, telling),
    path: activityPath(activity, activity.rule.kind === 'none' ? undefined : dayIn(localStart)),
    isCancelled: isOff(activity, date),
  }
}

/** What a program shows of it: title, place, and the description with what is different this time before it. */
function wordsOf(activity: FeedActivity, date: FeedOccurrence | null, { locale }: Telling): Pick<FeedDate, 'summary' | 'place' | 'description'> {
  const isEnglish = locale === 'en' && activity.titleEn !== null
  const text = isEnglish && isWritten(activity.descriptionEn) ? activity.descriptionEn! : activity.description
  const isCancelled = date ? isOff(activity, date) : activity.cancelledReason !== null
  const reason = isCancelled ? (date?.reason ?? activity.cancelledReason) : null
  const location = date?.location ?? activity.location
  const place = [activity.attendanceMode !== 'online' && location && placeInWords(location), activity.attendanceMode !== 'offline' && say(locale, words.online)]
  return {
    summary: date?.title ?? (isEnglish ? activity.titleEn! : activity.title),
    place: place.filter(Boolean).join(' / '),
    description: cutText([reason, date?.note, plainText(text)].filter(Boolean).join('\n\n'), mostDescription),
  }
}

/**
 * The rule with its end. Of a series that goes on beyond the horizon the end is the last date that is known, so that a program shows the
 * dates of the site and no others; later ones follow when they are known.
 */
function rruleWithEnd({ isAllDay, isFullyDerived, lastRecurrence, startTime }: FeedActivity, rule: Repeating): string {
  if (isFullyDerived && 'count' in rule.end) return `${rruleOf(rule)};COUNT=${rule.end.count}`
  const last = isFullyDerived && 'until' in rule.end ? rule.end.until : dayIn(lastRecurrence)
  // With times of a zone it is in UTC (RFC 5545 §3.3.10). Some programs compare it with the offset of the first date, an hour away in the
  // other half of the year, so it is some hours after the last date, and before any other.
  const until = isAllDay ? last.replaceAll('-', '') : moment(new Date(momentOfWallTime(`${last}T${startTime}`).getTime() + 6 * 3600_000).toISOString())
  return `${rruleOf(rule)};UNTIL=${until}`
}

/** The last moment at which something in a feed changed: its time of writing, so that the same feed is the same file. */
export function writtenAt(activities: readonly Pick<FeedActivity, 'changedAt'>[]): Date {
  return new Date(Math.max(0, ...activities.map(({ changedAt }) => Date.parse(changedAt))))
}
