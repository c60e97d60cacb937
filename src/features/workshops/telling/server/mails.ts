import { fullDay } from '#kernel/i18n/dates.ts'
import { type AnyMessage, type Locale, say } from '#kernel/i18n/messages.ts'
import type { CalendarEvent } from '#kernel/calendar/write-calendar.ts'
import { type MailEvent, mailEvent } from '#kernel/mail/server/mail-event.ts'
import type { MailContent, MailTemplate } from '#kernel/mail/server/templates.ts'
import { mailWords as words } from '#features/workshops/telling/mail-words.ts'
import { type MailedSession, sessionInWords } from '#features/workshops/telling/session-words.ts'

/** What changed about one session: what it is and was; null: it is not any more, or was not before. */
export type MailedChange = { now: MailedSession | null; was: MailedSession | null }

/** To who registered. */
export type TakerFacts = {
  firstName: string
  workshop: string
  workshopId: string
  path: string
  sessions?: MailedSession[]
  trainer?: string | null
  price?: string | null
  host?: string
  phone?: string | null
  /** Which one in the line. */
  number?: number
  days?: number
  changes?: MailedChange[]
  reason?: string | null
  isTooFew?: boolean
  /** What the center writes to all. */
  body?: string
  /** Where one presses to give the place back; a secret. */
  link?: string | null
  calendar?: CalendarEvent[]
}
/** To the center and the trainer. */
export type KeeperFacts = {
  firstName: string
  workshop: string
  workshopId: string
  path: string
  taken?: number
  min?: number
  day?: string
  isLast?: boolean
  person?: string
  isLate?: boolean
}

const given = (...texts: (string | null | undefined | false)[]) => texts.filter((text): text is string => Boolean(text))

type Letter = { subject: string; text: string; more?: string[]; press?: AnyMessage; button?: AnyMessage; remembers?: boolean }

function letter(facts: TakerFacts, locale: Locale, { subject, text, more = [], press, button = words.toWorkshop, remembers = true }: Letter): MailContent {
  const { sessions = [], trainer, price, host = '', phone, link, path, calendar = [] } = facts
  const rows = remembers
    ? [
        ...sessions.map((one, at) => ({
          label: sessions.length > 1 ? say(locale, words.whenNumbered, { n: at + 1 }) : say(locale, words.when),
          value: sessionInWords(locale, one),
        })),
        ...(trainer ? [{ label: say(locale, words.trainer), value: trainer }] : []),
        ...(price ? [{ label: say(locale, words.price), value: price }] : []),
        ...(phone ? [{ label: say(locale, words.questions), value: say(locale, words.call, { host, phone }) }] : []),
      ]
    : []
  return {
    subject,
    heading: subject,
    paragraphs: given(say(locale, words.hello, facts), text, ...more, calendar.length > 0 && remembers && say(locale, words.calendarIsNot)),
    ...(rows.length > 0 && { factRows: rows }),
    button: { label: say(locale, button), url: path },
    ...(press && link && { links: [{ label: say(locale, press), notes: [], url: link }] }),
    why: say(locale, words.why),
  }
}

const changeInWords = (locale: Locale, { now, was }: MailedChange): string => {
  if (!now) return say(locale, words.dropped, { was: sessionInWords(locale, was!) })
  if (!was) return say(locale, words.added, { now: sessionInWords(locale, now) })
  return say(locale, words.moved, { now: sessionInWords(locale, now), was: sessionInWords(locale, was) })
}

/** The mails about workshops: to who registered, and to who looks after them. */
export const workshopMails: Record<string, MailTemplate> = {
  'workshop.registered': (facts: TakerFacts, locale) =>
    letter(facts, locale, {
      subject: say(locale, words.registeredSubject, facts),
      text: say(locale, words.registeredText),
      press: words.cannot,
    }),
  'workshop.waitlisted': (facts: TakerFacts, locale) =>
    letter(facts, locale, {
      subject: say(locale, words.waitlistedSubject, facts),
      text: say(locale, words.waitlistedText, { number: facts.number ?? 0 }),
      press: words.leaveLine,
    }),
  'workshop.promoted': (facts: TakerFacts, locale) =>
    letter(facts, locale, {
      subject: say(locale, words.promotedSubject, facts),
      text: say(locale, words.promotedText),
      press: words.passOn,
    }),
  'workshop.reminder': (facts: TakerFacts, locale) =>
    letter(facts, locale, {
      subject: say(locale, words.reminderSubject, { workshop: facts.workshop, days: facts.days ?? 1 }),
      text: say(locale, words.reminderText),
      press: words.cannot,
    }),
  'workshop.changed': (facts: TakerFacts, locale) =>
    letter(facts, locale, {
      subject: say(locale, words.changedSubject, facts),
      text: say(locale, words.changedText),
      more: (facts.changes ?? []).map((one) => changeInWords(locale, one)),
      press: words.cannot,
    }),
  'workshop.cancelled': (facts: TakerFacts, locale) =>
    letter(facts, locale, {
      subject: say(locale, words.cancelledSubject, facts),
      text: say(locale, facts.isTooFew ? words.tooFewText : words.cancelledText),
      more: given(facts.reason && say(locale, words.reason, { reason: facts.reason })),
    }),
  'workshop.message': (facts: TakerFacts, locale) =>
    letter(facts, locale, {
      subject: say(locale, words.messageSubject, facts),
      text: say(locale, words.messageText, { host: facts.host ?? '' }),
      more: given(facts.body),
      button: words.answer,
      remembers: false,
    }),
  'workshop.evaluate': (facts: TakerFacts, locale) =>
    letter(facts, locale, { subject: say(locale, words.evaluateSubject, facts), text: say(locale, words.evaluateText), remembers: false }),
  'workshop.min_due': (facts: KeeperFacts, locale) => {
    const { taken = 0, min = 0, day } = facts
    return {
      subject: say(locale, words.minDueSubject, { workshop: facts.workshop, short: Math.max(0, min - taken) }),
      heading: say(locale, words.minDueSubject, { workshop: facts.workshop, short: Math.max(0, min - taken) }),
      paragraphs: given(say(locale, words.hello, facts), day && say(locale, words.minDueText, { taken, min, day: fullDay(locale, day) })),
      button: { label: say(locale, words.goesAhead), url: facts.path },
      why: say(locale, words.whyStaff),
    }
  },
  'workshop.left': (facts: KeeperFacts, locale) => {
    const subject = say(locale, words.leftSubject, { workshop: facts.workshop, person: facts.person ?? '' })
    return {
      subject,
      heading: subject,
      paragraphs: [say(locale, words.hello, facts), say(locale, facts.isLate ? words.leftLateText : words.leftText)],
      button: { label: say(locale, words.toWorkshop), url: facts.path },
      why: say(locale, words.whyStaff),
    }
  },
  'workshop.presence_due': (facts: KeeperFacts, locale) => ({
    subject: say(locale, words.presenceDueSubject, facts),
    heading: say(locale, words.presenceDueSubject, facts),
    paragraphs: [say(locale, words.hello, facts), say(locale, facts.isLast ? words.presenceLastText : words.presenceDueText)],
    button: { label: say(locale, words.mark), url: facts.path },
    why: say(locale, words.whyStaff),
  }),
}

type Words = Pick<MailEvent, 'name' | 'when'> & Partial<Pick<MailEvent, 'isAlways'>>

/** Placeholders for when it is, and for the number in the line. */
const made: NonNullable<MailEvent['made']> = {
  from: ['sessions', 'number'],
  names: ['sessionDay', 'sessionPlace', 'lineNumber'],
  of: ({ sessions, number }, locale) => {
    const [first] = (sessions ?? []) as MailedSession[]
    return {
      sessionDay: first ? sessionInWords(locale, { ...first, place: '', url: null }) : null,
      sessionPlace: first?.place || null,
      lineNumber: number === undefined ? null : String(number as number),
    }
  },
}

const ofTaker = (more: Words) =>
  mailEvent<TakerFacts>({
    to: 'volunteer',
    group: 'workshops',
    // Each says something new.
    isRepeated: true,
    notice: ({ workshop, workshopId, path, number, days }) => ({ path, facts: { workshop, workshopId, number, days } }),
    variables: ['firstName', 'workshop', 'trainer'],
    made,
    ...more,
  })

const ofKeeper = (more: Words) =>
  mailEvent<KeeperFacts>({
    to: 'center',
    group: 'workshops',
    isRepeated: true,
    notice: ({ workshop, workshopId, path, taken, min, person }) => ({ path, facts: { workshop, workshopId, taken, min, person } }),
    variables: ['firstName', 'workshop'],
    ...more,
  })

/** The events of workshops that send mails. */
export const workshopEvents: Readonly<Record<string, MailEvent>> = {
  'workshop.registered': ofTaker({
    name: { nl: 'Aangemeld voor een workshop', en: 'Registered for a workshop' },
    when: { nl: 'Gaat naar wie een plek heeft, meteen na het aanmelden.', en: 'Goes to whoever has a place, right after registering.' },
    isAlways: true,
  }),
  'workshop.waitlisted': ofTaker({
    name: { nl: 'Op de wachtlijst van een workshop', en: 'On the waiting list of a workshop' },
    when: { nl: 'Gaat naar wie zich aanmeldt als alle plekken bezet zijn.', en: 'Goes to whoever registers when all places are taken.' },
    isAlways: true,
  }),
  'workshop.promoted': ofTaker({
    name: { nl: 'Een plek van de wachtlijst', en: 'A place from the waiting list' },
    when: { nl: 'Gaat naar wie op de wachtlijst stond en nu een plek heeft.', en: 'Goes to whoever waited and now has a place.' },
    isAlways: true,
  }),
  'workshop.reminder': ofTaker({
    name: { nl: 'Herinnering aan een workshop', en: 'Reminder of a workshop' },
    when: { nl: 'Gaat een week en een dag van tevoren naar wie een plek heeft.', en: 'Goes to whoever has a place, a week and a day before.' },
  }),
  'workshop.changed': ofTaker({
    name: { nl: 'Workshop gewijzigd', en: 'Workshop changed' },
    when: { nl: 'Gaat naar wie een plek heeft, als tijd of plek verandert.', en: 'Goes to whoever has a place, when time or place changes.' },
    isAlways: true,
  }),
  'workshop.cancelled': ofTaker({
    name: { nl: 'Workshop afgelast', en: 'Workshop cancelled' },
    when: {
      nl: 'Gaat naar wie een plek heeft of wacht, als de workshop niet doorgaat.',
      en: 'Goes to whoever has a place or waits, when the workshop will not take place.',
    },
    isAlways: true,
  }),
  'workshop.message': ofTaker({
    name: { nl: 'Bericht over een workshop', en: 'Message about a workshop' },
    when: { nl: 'Gaat naar wie een plek heeft, als jullie iedereen schrijven.', en: 'Goes to whoever has a place, when you write to everybody.' },
  }),
  'workshop.evaluate': ofTaker({
    name: { nl: 'Hoe was de workshop?', en: 'How was the workshop?' },
    when: { nl: 'Gaat naar wie er was, als de workshop geweest is.', en: 'Goes to whoever was there, when the workshop is over.' },
  }),
  'workshop.min_due': ofKeeper({
    name: { nl: 'Workshop met te weinig mensen', en: 'Workshop with too few people' },
    when: {
      nl: 'Gaat naar collega’s, twee dagen voordat aanmelden sluit, als er te weinig mensen zijn.',
      en: 'Goes to colleagues, two days before registration closes, when there are too few people.',
    },
  }),
  'workshop.left': ofKeeper({
    name: { nl: 'Iemand zegt een workshop af', en: 'Somebody cancels a workshop' },
    when: {
      nl: 'Gaat naar de collega die de workshop regelt, als iemand met een plek afzegt.',
      en: 'Goes to the colleague who runs the workshop, when somebody with a place cancels.',
    },
  }),
  'workshop.presence_due': ofKeeper({
    name: { nl: 'Wie was er bij de workshop?', en: 'Who was at the workshop?' },
    when: {
      nl: 'Gaat naar collega’s en de trainer, zolang niet is aangegeven wie er was.',
      en: 'Goes to colleagues and the trainer, as long as it is not said who was there.',
    },
  }),
}
