import { expect, test } from 'vitest'
import { changeOf, faultsAt } from './date-in-form.ts'

const date = { localStart: '2026-12-08T19:30', localEnd: '2026-12-08T21:30', note: null }
const form = (typed: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries({ day: '2026-12-08', from: '19:30', until: '21:30', note: '', ...typed })) data.set(name, value)
  return data
}

test('nothing is sent of what is as it was', () => {
  expect(changeOf(form({}), date)).toEqual({ attributes: {}, meta: { scope: 'this' } })
})

test.each([
  [{ day: '2026-12-09' }, { start: '2026-12-09T19:30' }],
  [{ from: '20:00' }, { start: '2026-12-08T20:00' }],
  [
    { from: '20:00', until: '22:00' },
    { start: '2026-12-08T20:00', end: '2026-12-08T22:00' },
  ],
  // Past midnight.
  [{ until: '00:30' }, { end: '2026-12-09T00:30' }],
  [{ note: 'In de kerk' }, { note: 'In de kerk' }],
  [{ day: '' }, { start: 'T19:30' }],
])('%j is sent as %j', (typed, attributes) => {
  expect(changeOf(form(typed), date).attributes).toEqual(attributes)
})

test('for more dates it says whether what was changed by itself stays', () => {
  expect(changeOf(form({ scope: 'following', keeps: 'true' }), date)).toEqual({ attributes: { keepsChanged: true }, meta: { scope: 'following' } })
  expect(changeOf(form({ scope: 'all' }), date)).toEqual({ attributes: { keepsChanged: false }, meta: { scope: 'all' } })
})

test('what lasts some days keeps lasting as long', () => {
  const camp = { localStart: '2026-08-10T10:00', localEnd: '2026-08-13T16:00', note: null }
  expect(changeOf(form({ day: '2026-08-11', from: '10:00', until: '15:00' }), camp).attributes).toEqual({ start: '2026-08-11T10:00', end: '2026-08-14T15:00' })
})

test('faults stand at the fields of the form', () => {
  expect(faultsAt({ '/data/attributes/start': 'a', '/data/attributes/end': 'b', '/data/attributes/note': 'c' })).toEqual({ day: 'a', until: 'b', note: 'c' })
})
