import { clockTime, longDay } from '#kernel/i18n/dates.ts'
import type { MailEvent } from '#kernel/mail/server/mail-event.ts'

type Day = { startsAt: string; place: string; contact?: string[] } | undefined

const day = ({ meeting, on }: Readonly<Record<string, unknown>>) => (on ?? meeting) as Day

const nothing: Readonly<Record<string, string>> = {}

/** Placeholders for when, where and with whom the appointment is. Not every mail has an appointment. */
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

/** The same for those who expect the volunteer, without the contact person. */
export const dayWords: NonNullable<MailEvent['made']> = { ...meetingWords, names: ['meetingDay', 'meetingPlace'] }
