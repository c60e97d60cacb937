import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findJudge, findPythonJudge } from '#src/testing/judges.ts'
import { type FeedEvent, writeFeed } from './write-feed.ts'

const about = {
  sequence: 1,
  place: 'De Huiskamer; Dorpsstraat 1',
  description: 'Neem je koffiekopje mee,\nen een buur.',
  path: '/activiteitenkalender/koor--1',
  isCancelled: false,
}
const choir: FeedEvent = {
  ...about,
  uid: 'koor@demo.localhost',
  start: '2026-10-13T19:30',
  end: '2026-10-13T21:30',
  summary: 'Koor',
  rrule: 'FREQ=WEEKLY;INTERVAL=1;WKST=MO;BYDAY=TU;COUNT=6',
  excluded: ['2026-11-03T19:30'],
  changed: [
    {
      ...about,
      recurrenceId: '2026-10-20T19:30',
      sequence: 2,
      start: '2026-10-21T20:00',
      end: '2026-10-21T22:00',
      summary: 'Koor (verplaatst)',
      path: '/activiteitenkalender/koor--1?d=2026-10-20',
    },
    { ...about, recurrenceId: '2026-10-27T19:30', sequence: 2, start: '2026-10-27T19:30', end: '2026-10-27T21:30', summary: 'Koor', isCancelled: true },
  ],
}
const week: FeedEvent = {
  ...about,
  uid: 'week@demo.localhost',
  start: '2027-03-26',
  end: '2027-03-28',
  summary: 'Paasweekend',
  place: '',
  description: '',
  rrule: null,
  excluded: [],
  changed: [],
}
const file = writeFeed(
  [choir, week],
  { name: 'Agenda, van Ede', origin: 'http://demo.localhost', cancelledPrefix: 'AFGELAST: ' },
  new Date('2026-10-01T10:00:00Z'),
)

test('a series is written once, with the dates that are different and those left out', () => {
  const lines = file.replaceAll('\r\n ', '').split('\r\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:PUBLISH',
      String.raw`X-WR-CALNAME:Agenda\, van Ede`,
      'DTSTART;TZID=Europe/Amsterdam:20261013T193000',
      'EXDATE;TZID=Europe/Amsterdam:20261103T193000',
      'RECURRENCE-ID;TZID=Europe/Amsterdam:20261020T193000',
      'SUMMARY:AFGELAST: Koor',
      'DTSTART;VALUE=DATE:20270326',
      'DTEND;VALUE=DATE:20270329',
      'URL:http://demo.localhost/activiteitenkalender/koor--1?d=2026-10-20',
    ]),
  )
  expect(lines.filter((line) => line.includes('RANGE='))).toEqual([])
  expect(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
})

const recurring = findPythonJudge('recurring_ical_events')
const khal = findJudge('khal')

const readDates = `
import icalendar, json, recurring_ical_events, sys
events = recurring_ical_events.of(icalendar.Calendar.from_ical(sys.stdin.buffer.read())).between((2026, 1, 1), (2028, 1, 1))
print(json.dumps(sorted([event['DTSTART'].dt.isoformat(), event['DTEND'].dt.isoformat(), str(event['SUMMARY']), str(event['STATUS'])] for event in events)))
`

test.skipIf(!recurring)('python3-recurring-ical-events shows each date as it is meant, on both sides of the clock', () => {
  expect(JSON.parse(recurring!(['-c', readDates], file))).toEqual([
    ['2026-10-13T19:30:00+02:00', '2026-10-13T21:30:00+02:00', 'Koor', 'CONFIRMED'],
    ['2026-10-21T20:00:00+02:00', '2026-10-21T22:00:00+02:00', 'Koor (verplaatst)', 'CONFIRMED'],
    ['2026-10-27T19:30:00+01:00', '2026-10-27T21:30:00+01:00', 'AFGELAST: Koor', 'CANCELLED'],
    ['2026-11-10T19:30:00+01:00', '2026-11-10T21:30:00+01:00', 'Koor', 'CONFIRMED'],
    ['2026-11-17T19:30:00+01:00', '2026-11-17T21:30:00+01:00', 'Koor', 'CONFIRMED'],
    ['2027-03-26', '2027-03-29', 'Paasweekend', 'CONFIRMED'],
  ])
})

test.skipIf(!khal)('khal shows the same dates', () => {
  const folder = mkdtempSync(join(tmpdir(), 'judged-feed-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const zone = 'Europe/Amsterdam'
  writeFileSync(
    join(folder, 'settings'),
    [
      '[calendars]',
      '[[feed]]',
      `path = ${folder}/feed`,
      'type = calendar',
      '[sqlite]',
      `path = ${folder}/khal.db`,
      '[locale]',
      `local_timezone = ${zone}`,
      `default_timezone = ${zone}`,
      'dateformat = %Y-%m-%d',
      'longdateformat = %Y-%m-%d',
      'datetimeformat = %Y-%m-%d %H:%M',
      'longdatetimeformat = %Y-%m-%d %H:%M',
      'timeformat = %H:%M',
      '',
    ].join('\n'),
  )
  writeFileSync(join(folder, 'feed.ics'), file)
  khal!(['-c', join(folder, 'settings'), 'import', '--batch', '-a', 'feed', join(folder, 'feed.ics')])
  const shown = khal!(['-c', join(folder, 'settings'), 'list', '--format', '{start-date} {start-time} {title}', '--day-format', '', '2026-10-01', '180d'])
  const dates = [...new Set(shown.split('\n').filter((line) => line.includes('Koor')))]
  expect(dates).toEqual([
    '2026-10-13 19:30 Koor',
    '2026-10-21 20:00 Koor (verplaatst)',
    '2026-10-27 19:30 AFGELAST: Koor',
    '2026-11-10 19:30 Koor',
    '2026-11-17 19:30 Koor',
  ])
})
