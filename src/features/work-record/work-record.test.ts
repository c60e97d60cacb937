import { expect, test } from 'vitest'
import { type DoneApplication, recordOf } from './work-record.ts'

const today = '2026-11-26'
const application = (some: Partial<DoneApplication>): DoneApplication => ({
  id: 'a',
  status: 'completed',
  vacancyTitle: 'Voorlezen',
  organizationName: 'De Brug',
  startDate: '2025-02-01',
  endedAt: '2025-06-30T10:00:00.000Z',
  decidedAt: '2025-01-20T10:00:00.000Z',
  hoursReported: 40,
  ...some,
})
const works = (...some: Partial<DoneApplication>[]) => recordOf(some.map(application), [], today).works

test('what is done and what goes on stands there, the latest first, with the days and hours that are known', () => {
  expect(works({ id: 'done' }, { id: 'on', status: 'active', startDate: '2026-01-10', endedAt: null, hoursReported: null })).toEqual([
    { id: 'on', title: 'Voorlezen', organization: 'De Brug', from: '2026-01-10', until: null, hours: null },
    { id: 'done', title: 'Voorlezen', organization: 'De Brug', from: '2025-02-01', until: '2025-06-30', hours: 40 },
  ])
})

test('what never began is left out: accepted for a later day, or stopped before the first one', () => {
  expect(works({ status: 'accepted', startDate: null, endedAt: null })).toEqual([])
  expect(works({ status: 'accepted', startDate: '2026-12-01', endedAt: null })).toEqual([])
  expect(works({ status: 'accepted', startDate: '2026-11-26', endedAt: null })).toHaveLength(1)
  expect(works({ status: 'withdrawn', startDate: null })).toEqual([])
  expect(works({ status: 'stopped', startDate: '2025-07-01' })).toEqual([])
  expect(works({ status: 'withdrawn' })).toHaveLength(1)
})

test('without a first day it counts from the day it was agreed', () => {
  expect(works({ startDate: null })[0]!.from).toBe('2025-01-20')
})

test('own notes stand beside the works, but not of an organization that is among them; hours are added up', () => {
  const notes = [
    { name: 'Voetbalclub', from: '2025-01', until: '2025-12', hours: 12.5 },
    { name: 'de brug', from: '2025-02', until: '2025-06', hours: 40 },
    { name: 'Koor', from: '2025-03', until: '2025-03', hours: null },
  ]
  const record = recordOf([application({})], notes, today)
  expect(record.noted.map(({ name }) => name)).toEqual(['Voetbalclub', 'Koor'])
  expect(record.hours).toBe(52.5)
  expect(recordOf([application({ hoursReported: null })], [notes[2]!], today).hours).toBeNull()
})

test('what does not fit on one page is counted', () => {
  const record = recordOf(
    Array.from({ length: 23 }, (_, at) => application({ id: String(at) })),
    [],
    today,
  )
  expect([record.works.length, record.more, record.hours]).toEqual([20, 3, 920])
})
