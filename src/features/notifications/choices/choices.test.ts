import { expect, test } from 'vitest'
import { type Choice, type ChosenEvent, chosenIn, overallOf } from './choices.ts'

const eventsOf = (choices: Record<string, Choice>): ChosenEvent[] =>
  Object.entries(choices).map(([key, choice]) => ({ key, choice, side: 'volunteer', name: key }))
const chosen = (choices: Record<string, Choice>, form: Record<string, string>) => chosenIn(eventsOf(choices), (name) => form[name])

test('what all have in common is their choice, and what differs is none', () => {
  expect(overallOf(eventsOf({ a: 'daily', b: 'daily' }))).toBe('daily')
  expect(overallOf(eventsOf({ a: 'daily', b: 'off' }))).toBeNull()
  expect(overallOf([])).toBeNull()
})

test.each([
  ['quiet for all', { a: 'realtime', b: 'realtime' }, { overall: 'off', a: 'realtime', b: 'realtime' }, { a: 'off', b: 'off' }],
  ['quiet for all that differed', { a: 'realtime', b: 'weekly' }, { overall: 'off', a: 'realtime', b: 'weekly' }, { a: 'off', b: 'off' }],
  ['one kind apart', { a: 'realtime', b: 'realtime' }, { overall: 'realtime', a: 'realtime', b: 'off' }, { a: 'realtime', b: 'off' }],
  ['all but one that was chosen apart', { a: 'realtime', b: 'realtime' }, { overall: 'off', a: 'realtime', b: 'weekly' }, { a: 'off', b: 'weekly' }],
  ['nothing new', { a: 'daily', b: 'off' }, { overall: 'differing', a: 'daily', b: 'off' }, { a: 'daily', b: 'off' }],
  ['a value that is none', { a: 'daily' }, { overall: 'hourly', a: 'never' }, { a: 'daily' }],
] as const)('%s', (_, before, form, wanted) => expect(chosen(before, form)).toEqual(wanted))
