import { clockTime, longDay } from '#kernel/i18n/dates.ts'
import type { MailEvent } from '#kernel/mail/server/mail-event.ts'

type Day = { startsAt: string; place: string; contact?: string[] } | undefined

const day = ({ meeting, on }: Readonly<Record<string, unknown>>) => (on ?? meeting) as Day

const nothing: Readonly<Record<string, string>> = {}

/** When and where one meets, and with whom, for the words of a center. Not every mail has a day. */
export const meetingWords: NonNullable<MailEvent['made']> = {
  from: ['meeting', 'on'],
  names: ['meetingDay', 'meetingPlace', 'meetingContact'],
  of: (facts, locale) => {
    const meets = day(facts)
    if (!meets) return nothing
    const { startsAt, place, contact = [] } = meets
    return { meetingDay: `${longDay(locale, startsAt)}, ${clockTime(locale, startsAt)}`, meetingPlace: place, meetingContact: contact.join(', ') }
  },
}

/** The same for those who expect the volunteer: they know whom to ask for. */
export const dayWords: NonNullable<MailEvent['made']> = { ...meetingWords, names: ['meetingDay', 'meetingPlace'] }
