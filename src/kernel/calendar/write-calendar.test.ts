import { expect, test } from 'vitest'
import { writeCalendar } from './write-calendar.ts'

const event = {
  uid: '019ab@demo.localhost',
  sequence: 2,
  startsAt: '2026-11-27T13:05:00.000Z',
  endsAt: '2026-11-27T14:05:00.000Z',
  summary: 'Moestuin; met bewoners, en koffie',
  place: 'Het Lindehof\nLindelaan 3',
  description: 'Vraag naar Hülya. '.repeat(12),
  path: '/applications/019ab',
  isCancelled: false,
}
const sender = { name: 'Vrijwilligers"centrale', email: 'info@demo.example', origin: 'http://demo.localhost' }
const write = (more: Partial<typeof event> = {}) => writeCalendar({ ...event, ...more }, sender, new Date('2026-11-22T10:00:00Z'))
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

test('an appointment is written as a calendar reads it', () => {
  expect(unfolded(write())).toEqual(
    expect.arrayContaining([
      'METHOD:PUBLISH',
      'UID:019ab@demo.localhost',
      'SEQUENCE:2',
      'DTSTAMP:20261122T100000Z',
      'DTSTART:20261127T130500Z',
      'DTEND:20261127T140500Z',
      String.raw`SUMMARY:Moestuin\; met bewoners\, en koffie`,
      String.raw`LOCATION:Het Lindehof\nLindelaan 3`,
      'URL:http://demo.localhost/applications/019ab',
      'ORGANIZER;CN="Vrijwilligers centrale":mailto:info@demo.example',
      'STATUS:CONFIRMED',
    ]),
  )
})

test('one that is off says so, and no line is longer than 75 octets', () => {
  const file = write({ isCancelled: true })
  expect(unfolded(file)).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED']))
  expect(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
})

test('words cannot begin a line of their own', () => {
  expect(unfolded(write({ summary: 'a\r\nATTACH:http://evil.example' }))).toContain(String.raw`SUMMARY:a\nATTACH:http://evil.example`)
})
