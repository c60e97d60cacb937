import { Invalid } from '#kernel/http/errors.ts'
import { addMonths, atClock, today } from '#kernel/i18n/dates.ts'
import { messages as fieldWords } from '#kernel/fields/messages.ts'
import { meetingWords as words } from '#features/applications/appointments/meeting-words.ts'
import { type Meeting, type SentMeeting, usualMinutes } from '#features/applications/model/meeting.ts'

/** The moments that a day and a time of the Dutch clock mean. @throws 422 for what is past, more than a year ahead, or no time of that day */
export function checkMeeting(sent: SentMeeting | null | undefined, now: Date): Meeting | null {
  if (!sent) return null
  const { day, time, minutes, place } = sent
  const startsAt = new Date(atClock(day, time))
  if (day < today(now)) throw wrong('in_the_past', 'day', words.dayPast)
  if (startsAt <= now) throw wrong('in_the_past', 'time', words.timePast)
  if (day > addMonths(today(now), 12)) throw wrong('too_far_ahead', 'day', words.dayTooFar)
  if (Number.isNaN(startsAt.getTime())) throw wrong('invalid', 'time', fieldWords.invalid)
  return { startsAt, endsAt: new Date(startsAt.getTime() + (minutes ?? usualMinutes) * 60_000), place }
}

function wrong(code: string, part: 'day' | 'time', said: { nl: string; en: string }): Invalid {
  return new Invalid([{ code, attribute: `meeting.${part}`, pointer: `/data/attributes/meeting/${part}`, words: said }])
}
