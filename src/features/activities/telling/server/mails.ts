import { clockTime, fullDay, weekdayName } from '#kernel/i18n/dates.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { type MailEvent, mailEvent } from '#kernel/mail/server/mail-event.ts'
import type { MailTemplate } from '#kernel/mail/server/templates.ts'
import { mailWords as words } from '#features/activities/telling/mail-words.ts'

/** One date of a mail. `startsAt` and `was` are moments; null: it was not moved. */
export type MailedDate = { title: string; startsAt: string; isAllDay: boolean; place: string | null; was: string | null; path: string }
type Told = { firstName: string; dates: MailedDate[]; reason: string | null; isSeries: boolean; host: string; phone: string | null }
type Staff = { firstName: string; title: string; activityId: string; path: string; reason: string | null; day?: string }

/** The rest is on the page. */
const mostInMail = 20

const when = (locale: Locale, { startsAt, isAllDay }: Pick<MailedDate, 'startsAt' | 'isAllDay'>) => {
  const day = `${weekdayName(locale, startsAt)} ${fullDay(locale, startsAt)}`
  return isAllDay ? day : say(locale, words.at, { day, time: clockTime(locale, startsAt) })
}
const given = (...texts: (string | null | undefined | false)[]) => texts.filter((text): text is string => Boolean(text))

function told(facts: Told, locale: Locale, { subject, text }: { subject: string; text: string }) {
  const { firstName, dates, reason, isSeries, host, phone } = facts
  const lines = dates
    .slice(0, mostInMail)
    .flatMap((date) => [
      say(locale, words.now, { title: date.title, when: when(locale, date), place: date.place }),
      ...(date.was ? [say(locale, words.before, { when: when(locale, { ...date, startsAt: date.was }) })] : []),
    ])
  return {
    subject,
    heading: subject,
    paragraphs: given(
      say(locale, words.hello, { firstName }),
      text,
      ...lines,
      isSeries && say(locale, words.seriesText),
      reason && say(locale, words.reason, { reason }),
      phone && say(locale, words.call, { host, phone }),
    ),
    button:
      dates.length === 1
        ? { label: say(locale, words.toActivity), url: dates[0]!.path }
        : { label: say(locale, words.toCalendar), url: '/activiteitenkalender' },
    why: say(locale, words.why),
  }
}

/** The mails about activities: to who follows them, to their organization, and to the center. */
export const activityMails: Record<string, MailTemplate> = {
  'activity.cancelled': (facts: Told, locale) => {
    const [first, ...others] = facts.dates
    const subject =
      others.length > 0
        ? say(locale, words.manyCancelledSubject, { n: facts.dates.length })
        : say(locale, words.cancelledSubject, { title: first!.title, when: when(locale, first!) })
    return told(facts, locale, { subject, text: say(locale, words.cancelledText) })
  },
  'activity.changed': (facts: Told, locale) =>
    told(facts, locale, { subject: say(locale, words.changedSubject, { title: facts.dates[0]!.title }), text: say(locale, words.changedText) }),
  'activity.submitted': (facts: Staff, locale) => ({
    subject: say(locale, words.submittedSubject, facts),
    heading: say(locale, words.submittedSubject, facts),
    paragraphs: [say(locale, words.hello, facts), say(locale, words.submittedText)],
    button: { label: say(locale, words.toReview), url: facts.path },
    why: say(locale, words.whyCenter),
  }),
  'activity.approved': (facts: Staff, locale) => ({
    subject: say(locale, words.approvedSubject, facts),
    heading: say(locale, words.approvedSubject, facts),
    paragraphs: [say(locale, words.hello, facts), say(locale, words.approvedText)],
    button: { label: say(locale, words.toActivity), url: facts.path },
    why: say(locale, words.whyTeam),
  }),
  'activity.denied': (facts: Staff, locale) => ({
    subject: say(locale, words.deniedSubject, facts),
    heading: say(locale, words.deniedSubject, facts),
    paragraphs: given(say(locale, words.hello, facts), facts.reason && say(locale, words.reason, { reason: facts.reason }), say(locale, words.deniedText)),
    button: { label: say(locale, words.toEdit), url: facts.path },
    why: say(locale, words.whyTeam),
  }),
  'activity.ending_series': (facts: Staff & { day: string }, locale) => {
    const subject = say(locale, words.endingSubject, { title: facts.title, day: fullDay(locale, facts.day) })
    return {
      subject,
      heading: subject,
      paragraphs: [say(locale, words.hello, facts), say(locale, words.endingText)],
      button: { label: say(locale, words.toActivity), url: facts.path },
      why: say(locale, words.whyTeam),
    }
  },
}

const followed = (words: Pick<MailEvent, 'name' | 'when'>) =>
  mailEvent<Told>({
    to: 'volunteer',
    group: 'activities',
    // Each says something new.
    isRepeated: true,
    notice: ({ firstName: _f, ...facts }) => ({ path: facts.dates.length === 1 ? facts.dates[0]!.path : '/activiteitenkalender', facts }),
    variables: ['firstName'],
    ...words,
  })

const ofStaff = (to: 'team' | 'center', words: Pick<MailEvent, 'name' | 'when'>) =>
  mailEvent<Staff>({
    to,
    group: 'activities',
    isRepeated: true,
    notice: ({ title, activityId, path, day, reason }) => ({ path, facts: { title, activityId, day, reason } }),
    variables: ['firstName', 'title'],
    ...words,
  })

/** The events of activities that send mails. */
export const activityEvents: Readonly<Record<string, MailEvent>> = {
  'activity.cancelled': followed({
    name: { nl: 'Activiteit afgelast', en: 'Activity cancelled' },
    when: { nl: 'Gaat naar wie een activiteit volgt die niet doorgaat.', en: 'Goes to whoever follows an activity that will not take place.' },
  }),
  'activity.changed': followed({
    name: { nl: 'Activiteit gewijzigd', en: 'Activity changed' },
    when: {
      nl: 'Gaat naar wie een activiteit volgt die een andere tijd of plaats krijgt.',
      en: 'Goes to whoever follows an activity that gets another time or place.',
    },
  }),
  'activity.submitted': ofStaff('center', {
    name: { nl: 'Nieuwe activiteit om na te kijken', en: 'New activity to review' },
    when: { nl: 'Gaat naar wie bij het centrum nakijkt.', en: 'Goes to those of the center who review.' },
  }),
  'activity.approved': ofStaff('team', {
    name: { nl: 'Activiteit in de agenda', en: 'Activity in the calendar' },
    when: { nl: 'Gaat naar de organisatie, zodra de activiteit in de agenda staat.', en: 'Goes to the organization, when the activity is in the calendar.' },
  }),
  'activity.denied': ofStaff('team', {
    name: { nl: 'Activiteit nog niet in de agenda', en: 'Activity not yet in the calendar' },
    when: { nl: 'Gaat naar de organisatie, met de reden.', en: 'Goes to the organization, with the reason.' },
  }),
  'activity.ending_series': ofStaff('team', {
    name: { nl: 'Een reeks loopt af', en: 'A series ends' },
    when: { nl: 'Gaat naar de organisatie, twee weken voor de laatste datum.', en: 'Goes to the organization, two weeks before the last date.' },
  }),
}
