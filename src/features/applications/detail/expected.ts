import { clockOf, clockTime, dayOf, longDay } from '#kernel/i18n/dates.ts'
import { say, type Locale } from '#kernel/i18n/messages.ts'
import type { Item } from '#kernel/jsonapi/document.ts'
import type { application } from '#features/applications/model/application.ts'
import { expectedWords as words } from './expected-words.ts'

type Facts = Pick<
  Item<typeof application>,
  'status' | 'meetingStartsAt' | 'meetingEndsAt' | 'meetingPlace' | 'calendarUrl' | 'contactName' | 'contactEmail' | 'contactPhone'
>

/** When and where the volunteer is expected, by whom, and how to reach them. */
export type Expected = {
  title: string
  /** Day and time in words; null if only contact data are known. */
  when: string | null
  at: string | null
  where: string | null
  who: string | null
  email: string | null
  phone: string | null
  calendarUrl: string | null
}

export function expectedOf(one: Facts, { locale, now }: { locale: Locale; now: Date }): Expected | null {
  const { status, meetingStartsAt: at, contactName: who, contactEmail: email, contactPhone: phone } = one
  if (!at && !who && !email && !phone) return null
  const isOver = at !== null && Date.parse(one.meetingEndsAt ?? at) < now.getTime()
  return {
    title: say(locale, !at ? words.contact : isOver ? words.past : status === 'invited' ? words.meet : words.firstTime),
    when: at && say(locale, words.at, { day: longDay(locale, at, now), time: clockTime(locale, at) }),
    at,
    where: at && one.meetingPlace,
    who,
    email,
    phone,
    calendarUrl: at && !isOver ? one.calendarUrl : null,
  }
}

/** The appointment as the form takes it. */
export function meetingTyped({ meetingStartsAt: at, meetingPlace: place }: Facts): { day: string; time: string; place: string } | null {
  return at ? { day: dayOf(at), time: clockOf(at), place: place ?? '' } : null
}
