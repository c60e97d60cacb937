import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findJudge, findPythonJudge } from '#src/testing/judges.ts'
import { writeCalendar } from './write-calendar.ts'

const appointment = {
  uid: '019ab@demo.localhost',
  sequence: 2,
  startsAt: '2026-11-27T13:05:00.000Z',
  endsAt: '2026-11-27T14:05:00.000Z',
  summary: 'Moestuin; met "bewoners", en koffie\\thee',
  place: 'Het Lindehof\nLindelaan 3',
  description: `${'Vraag naar Hülya. '.repeat(12)}\r\nATTACH:http://evil.example`,
  path: '/applications/019ab',
  isCancelled: false,
}
const sender = { name: 'Vrijwilligers"centrale', email: 'info@demo.example', origin: 'http://demo.localhost' }
const fileOf = (isCancelled: boolean) => writeCalendar({ ...appointment, isCancelled }, sender, new Date('2026-11-22T10:00:00Z'))

const icalendar = findPythonJudge('icalendar')
const khal = findJudge('khal')

/** Prints every property of every event as an independent calendar library reads it. */
const readEvents = `
import icalendar, json, sys
read = lambda value: value.dt.isoformat() if hasattr(value, 'dt') else str(value)
calendar = icalendar.Calendar.from_ical(sys.stdin.buffer.read())
events = calendar.walk('VEVENT')
print(json.dumps({
  'method': str(calendar['METHOD']),
  'errors': [str(error) for event in events for error in event.errors],
  'events': [{name: read(value) for name, value in event.items()} for event in events],
}))
`

test.skipIf(!icalendar)('python3-icalendar reads every property of an appointment as it was meant', () => {
  const { method, errors, events } = JSON.parse(icalendar!(['-c', readEvents], fileOf(false)))
  expect({ method, errors }).toEqual({ method: 'PUBLISH', errors: [] })
  expect(events).toEqual([
    {
      UID: appointment.uid,
      SEQUENCE: '2',
      DTSTAMP: '2026-11-22T10:00:00+00:00',
      DTSTART: '2026-11-27T13:05:00+00:00',
      DTEND: '2026-11-27T14:05:00+00:00',
      SUMMARY: appointment.summary,
      LOCATION: appointment.place,
      DESCRIPTION: `${appointment.description.replace('\r', '')}\nhttp://demo.localhost/applications/019ab`,
      URL: 'http://demo.localhost/applications/019ab',
      ORGANIZER: 'mailto:info@demo.example',
      STATUS: 'CONFIRMED',
      TRANSP: 'OPAQUE',
    },
  ])
})

test.skipIf(!icalendar)('python3-icalendar reads that one is off', () => {
  const { method, events } = JSON.parse(icalendar!(['-c', readEvents], fileOf(true)))
  expect({ method, status: events[0].STATUS }).toEqual({ method: 'CANCEL', status: 'CANCELLED' })
})

test.skipIf(!khal)('khal shows an appointment at the hour of the Netherlands', () => {
  const folder = mkdtempSync(join(tmpdir(), 'judged-calendar-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const zone = 'Europe/Amsterdam'
  const settings = ['[calendars]', '[[none]]', `path = ${folder}/none`, 'type = calendar']
  const locale = [
    '[locale]',
    `local_timezone = ${zone}`,
    `default_timezone = ${zone}`,
    'longdatetimeformat = %Y-%m-%d %H:%M',
    'datetimeformat = %Y-%m-%d %H:%M',
  ]
  writeFileSync(join(folder, 'settings'), [...settings, '[sqlite]', `path = ${folder}/khal.db`, ...locale, ''].join('\n'))
  writeFileSync(join(folder, 'appointment.ics'), fileOf(false))
  const format = '{start-long-full} to {end-long-full}, {title}, {location}, {organizer}, {status}'
  expect(khal!(['-c', join(folder, 'settings'), 'printics', '--format', format, join(folder, 'appointment.ics')])).toContain(
    '2026-11-27 14:05 to 2026-11-27 15:05, Moestuin; met "bewoners", en koffie\\thee, Het Lindehof\nLindelaan 3, Vrijwilligers centrale (info@demo.example), CONFIRMED',
  )
})
