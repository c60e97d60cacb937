import { expect, test } from 'vitest'
import type { CalendarItem } from '#features/activities/calendar-items/calendar-item.ts'
import { patternInWords } from '#features/activities/recurrence/recurrence-words.ts'
import { dateFacts, dateMeant, type KeptDate } from './activity-dates.ts'
import { calendarAddress, monthsBeside, readCalendarSearch, wrongTime } from './calendar-address.ts'
import { byDay, pageOfDays, weeksOf } from './calendar-days.ts'
import { eventData } from './event-data.ts'
import { itemRow } from './item-row.ts'
import { hoursOf, timesInWords } from './wall-times.ts'

const item: CalendarItem = {
  source: 'activity',
  id: '01930001-0000-7000-8000-0000000170aa',
  dateId: 'd1',
  path: '/activiteitenkalender/koor--0000000170aa?d=2026-12-08',
  title: 'Koor',
  titleEn: null,
  day: '2026-12-08',
  localStart: '2026-12-08T19:30',
  localEnd: '2026-12-08T21:30',
  startsAt: '2026-12-08T18:30:00Z',
  endsAt: '2026-12-08T20:30:00Z',
  isAllDay: false,
  isRepeating: true,
  status: 'scheduled',
  movedFrom: null,
  reason: null,
  note: null,
  nextStart: null,
  laterDates: 7,
  place: { name: 'Zaal', city: 'Zutphen' },
  attendanceMode: 'offline',
  costKind: 'own_contribution',
  costText: '€ 2,50',
  categories: ['arts'],
  kind: 'cultuur',
  isStepFree: false,
  isRegistrationNeeded: false,
  wantsHelpers: true,
  placesLeft: null,
  hasWaitingList: false,
  isClosed: false,
  organizer: 'Koor De Berkel',
  picture: null,
}

test.each([
  [{ localStart: '2026-12-08T09:30', localEnd: '2026-12-08T11:00', isAllDay: false }, '9.30 tot 11.00 uur', '09:30 to 11:00'],
  [{ localStart: '2026-12-08T00:00', localEnd: '2026-12-09T00:00', isAllDay: true }, 'Hele dag', 'All day'],
  [{ localStart: '2026-12-11T00:00', localEnd: '2026-12-14T00:00', isAllDay: true }, 'Tot en met zondag 13 december', 'Until Sunday 13 December'],
  [
    { localStart: '2026-12-08T22:00', localEnd: '2026-12-09T01:00', isAllDay: false },
    '22.00 uur tot woensdag 9 december, 1.00 uur',
    '22:00 to Wednesday 9 December, 01:00',
  ],
])('times are said as people say them: %o', (times, nl, en) => {
  expect([timesInWords(times, 'nl').replace(/ 2026/, ''), timesInWords(times, 'en').replace(/ 2026/, '')]).toEqual([nl, en])
})

test('a bar of what goes on after midnight ends with the day, and begins with it on the next', () => {
  const night = { localStart: '2026-12-08T22:00', localEnd: '2026-12-09T01:30', isAllDay: false }
  expect([hoursOf(night, '2026-12-08'), hoursOf(night, '2026-12-09')]).toEqual([
    { from: 22, to: 24 },
    { from: 0, to: 1.5 },
  ])
})

test('a row says when, where, what it costs and whether one can just come, for workshops as for activities', () => {
  const row = itemRow(item, 'nl', 'Zutphen')
  expect(row).toMatchObject({ times: '19.30 tot 21.30 uur', where: 'Zaal. € 2,50', part: 'evening', isOff: false, note: null })
  expect(row.badges.map(({ text }) => text)).toEqual(['Je hoeft je niet aan te melden', 'Helpers gezocht'])
  expect(itemRow(item, 'nl', 'Arnhem').where).toBe('Zaal, Zutphen. € 2,50')
  expect(itemRow(item, 'en', 'Zutphen').lang).toBe('nl')
  const badge = (more: Partial<CalendarItem>) => itemRow({ ...item, source: 'workshop', wantsHelpers: false, ...more }, 'nl', 'Zutphen').badges[0]?.text
  expect([badge({ placesLeft: 1 }), badge({ placesLeft: 9 }), badge({ placesLeft: 0 }), badge({ placesLeft: 0, hasWaitingList: true })]).toEqual([
    'Nog 1 plek',
    'Je kunt nog meedoen',
    'Vol',
    'Vol, wel een wachtlijst',
  ])
  expect(badge({ isRegistrationNeeded: true })).toBe('Meld je aan')
})

test('what is cancelled says so in words, why, and when the next is; what was moved what it was', () => {
  const off = itemRow({ ...item, status: 'cancelled', reason: 'De dirigent is ziek.', nextStart: '2026-12-15T19:30' }, 'nl', 'Zutphen')
  expect([off.isOff, off.badges.map(({ text }) => text), off.note?.replace(/ 2026/, '')]).toEqual([
    true,
    ['Gaat niet door'],
    'De dirigent is ziek. De volgende keer is dinsdag 15 december, 19.30 uur.',
  ])
  const moved = itemRow({ ...item, status: 'moved', movedFrom: '2026-12-07T19:30' }, 'en', 'Zutphen')
  expect([moved.badges[0]?.text, moved.note?.replace(/ 2026/, '')]).toEqual(['Moved', 'This was Monday 7 December, 19:30.'])
})

test('a month is whole weeks from Monday, and a list goes on to a next page between two days', () => {
  const weeks = weeksOf('2026-12-08')
  expect([weeks.length, weeks[0]![0], weeks.at(-1)!.at(-1)]).toEqual([5, '2026-11-30', '2027-01-03'])
  expect(weeksOf('2027-02-10').map((week) => week[0])).toEqual(['2027-02-01', '2027-02-08', '2027-02-15', '2027-02-22'])
  const days = byDay(Array.from({ length: 50 }, (_, at) => ({ day: `2026-12-${String(1 + Math.floor(at / 4)).padStart(2, '0')}` })))
  const [first, second] = [pageOfDays(days, 1), pageOfDays(days, 2)]
  expect([first.pages, first.days.length, second.days[0]!.day, second.days.at(-1)!.day]).toEqual([2, 8, '2026-12-09', '2026-12-13'])
  expect(pageOfDays(days, 99).page).toBe(1)
  expect(pageOfDays([], 1)).toMatchObject({ days: [], pages: 1 })
})

test('a month or day that does not exist is told, and months are offered as far as dates are known', () => {
  const wrong = (query: string) => {
    const parameters = new URLSearchParams(query)
    return wrongTime(parameters, readCalendarSearch(parameters))
  }
  expect(wrong('month=2026-13')).toEqual({ name: 'month', sent: '2026-13' })
  expect(wrong('day=2026-02-30')).toEqual({ name: 'day', sent: '2026-02-30' })
  expect([wrong('month=2026-12'), wrong('month='), wrong('')]).toEqual([null, null, null])
  expect(monthsBeside('2026-11-26', '2026-11-26')).toEqual({ previous: '2026-10', next: '2026-12' })
  expect(monthsBeside('2028-05-01', '2026-11-26')).toEqual({ previous: '2028-04', next: null })
  expect(monthsBeside('2025-11-01', '2026-11-26')).toEqual({ previous: null, next: '2025-12' })
  const asked = readCalendarSearch(new URLSearchParams('month=2026-12&view=month&kind=eten&place=Zutphen&km=5&page=2'))
  expect(calendarAddress(asked, { day: '2026-12-08' })).toBe('/activiteitenkalender?day=2026-12-08&kind=eten&place=Zutphen&km=5')
})

const date = (day: string, more: Partial<KeptDate> = {}): KeptDate => ({
  id: day,
  recurrenceId: `${day}T19:30`,
  localStart: `${day}T19:30`,
  localEnd: `${day}T21:30`,
  startsAt: `${day}T18:30:00Z`,
  endsAt: `${day}T20:30:00Z`,
  status: 'scheduled',
  title: null,
  location: null,
  note: null,
  reason: null,
  ...more,
})

test('an address means the date on its day, that which was moved away from it, or else the first that takes place', () => {
  const moved = date('2026-12-16', { id: 'moved', recurrenceId: '2026-12-15T19:30', status: 'moved' })
  const dates = [date('2026-12-01'), date('2026-12-08', { status: 'cancelled' }), moved, date('2026-12-22')]
  const now = new Date('2026-12-02T12:00:00Z')
  const meant = (day: string | null) => {
    const found = dateMeant(dates, day, now)
    return found && [found.date.id, found.isAsked]
  }
  expect([meant('2026-12-08'), meant('2026-12-15'), meant('2026-12-16'), meant('2026-12-09'), meant(null)]).toEqual([
    ['2026-12-08', true],
    ['moved', true],
    ['moved', true],
    ['moved', false],
    ['moved', false],
  ])
  expect(dateMeant(dates, null, new Date('2027-01-01T00:00:00Z'))?.date.id).toBe('2026-12-22')
  expect(dateMeant([], null, now)).toBeNull()
  const activity = { id: item.id, slug: 'koor', isAllDay: false }
  expect(dateFacts(moved, { activity, shownId: 'moved', locale: 'nl', now })).toMatchObject({
    href: '/activiteitenkalender/koor--0000000170aa?d=2026-12-16',
    isShown: true,
    movedFrom: expect.stringMatching(/^dinsdag 15 december.*19\.30 uur$/),
  })
})

test.each([
  [{ kind: 'none' }, null, null],
  [{ kind: 'daily', end: { count: 3 } }, 'elke dag', 'every day'],
  [{ kind: 'weekly', every: 1, weekdays: [2], end: { count: 3 } }, 'elke dinsdag', 'every Tuesday'],
  [{ kind: 'weekly', every: 2, weekdays: [4, 2], end: { count: 3 } }, 'elke 2 weken op dinsdag en donderdag', 'every 2 weeks on Tuesday and Thursday'],
  [{ kind: 'monthly_date', every: 1, date: 15, end: { count: 3 } }, 'elke maand op de 15e', 'every month on day 15'],
  [{ kind: 'monthly_date', every: 3, date: 'last', end: { count: 3 } }, 'elke 3 maanden op de laatste dag', 'every 3 months on the last day'],
  [{ kind: 'monthly_weekday', every: 1, nth: 'last', weekday: 6, end: { count: 3 } }, 'elke maand op de laatste zaterdag', 'every month on the last Saturday'],
  [{ kind: 'monthly_weekday', every: 2, nth: 1, weekday: 1, end: { count: 3 } }, 'elke 2 maanden op de eerste maandag', 'every 2 months on the first Monday'],
] as const)('a rule is said in words: %o', (rule, nl, en) => {
  expect([patternInWords(rule, 'nl'), patternInWords(rule, 'en')]).toEqual([nl, en])
})

test('search engines get one Event of one date, with its state and offset, and never the address of the meeting', () => {
  const place = { name: 'Zaal', street: 'Markt', houseNumber: '1', postcode: '7201 AA', city: 'Zutphen', latitude: 52.1, longitude: 6.2, mapEntryId: null }
  const about = {
    activity: { id: item.id, slug: 'koor', isAllDay: false, attendanceMode: 'mixed', costKind: 'free', status: 'published' },
    title: 'Koor',
    description: 'Zing mee.',
    place,
    organizer: { '@type': 'Organization', name: 'Koor De Berkel', url: 'https://x.example/organizations/1' },
    origin: 'https://x.example',
    picture: null,
  } as const
  const url = 'https://x.example/activiteitenkalender/koor--0000000170aa?d=2026-12-08'
  expect(eventData({ ...about, date: date('2026-12-08') })).toMatchObject({
    '@type': 'Event',
    url,
    startDate: '2026-12-08T19:30:00+01:00',
    endDate: '2026-12-08T21:30:00+01:00',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
    location: [
      { '@type': 'Place', name: 'Zaal', address: { streetAddress: 'Markt 1' } },
      { '@type': 'VirtualLocation', url },
    ],
    offers: { price: 0, priceCurrency: 'EUR' },
    isAccessibleForFree: true,
  })
  const moved = date('2026-12-08', { status: 'moved', recurrenceId: '2026-07-07T19:30' })
  expect(eventData({ ...about, date: moved })).toMatchObject({
    eventStatus: 'https://schema.org/EventRescheduled',
    previousStartDate: '2026-07-07T19:30:00+02:00',
  })
  const off = { ...about, activity: { ...about.activity, status: 'cancelled', costKind: 'paid' } } as const
  const data = eventData({ ...off, date: date('2026-12-08') })
  expect(data).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' })
  expect(data).not.toHaveProperty('offers')
  const whole = { ...about, activity: { ...about.activity, isAllDay: true } } as const
  const fair = date('2026-12-11', { localStart: '2026-12-11T00:00', localEnd: '2026-12-14T00:00' })
  expect(eventData({ ...whole, date: fair })).toMatchObject({ startDate: '2026-12-11', endDate: '2026-12-13' })
})
