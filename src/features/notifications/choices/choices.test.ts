import { expect, test } from 'vitest'
import { type Choice, type ChosenEvent, choiceOfAll, choicesFrom } from './choices.ts'

const eventsWith = (...chosen: Choice[]): ChosenEvent[] => chosen.map((choice, at) => ({ key: `event.${at}`, side: 'all', name: 'Iets', choice }))
const sent = (values: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

test('one switch makes all mails quiet, and back', () => {
  const events = eventsWith('realtime', 'daily')
  expect(choicesFrom(sent({ all: 'off', 'event.0': 'realtime', 'event.1': 'daily' }), events)).toEqual({ 'event.0': 'off', 'event.1': 'off' })
  expect(choicesFrom(sent({ all: 'weekly', 'event.0': 'off', 'event.1': 'off' }), eventsWith('off', 'off'))).toEqual({
    'event.0': 'weekly',
    'event.1': 'weekly',
  })
})

test('what is changed for one kind counts, whatever stands above it', () => {
  const same = eventsWith('realtime', 'realtime')
  expect(choicesFrom(sent({ all: 'realtime', 'event.0': 'realtime', 'event.1': 'weekly' }), same)).toEqual({ 'event.0': 'realtime', 'event.1': 'weekly' })
  expect(choicesFrom(sent({ all: 'off', 'event.0': 'realtime', 'event.1': 'weekly' }), same)).toEqual({ 'event.0': 'off', 'event.1': 'weekly' })
})

test('where kinds differ nothing changes by saving, and what is no choice is left out', () => {
  const events = eventsWith('realtime', 'daily')
  expect(choiceOfAll(events)).toBeNull()
  expect(choiceOfAll(eventsWith('off', 'off'))).toBe('off')
  expect(choicesFrom(sent({ all: 'each', 'event.0': 'realtime', 'event.1': 'daily' }), events)).toEqual({ 'event.0': 'realtime', 'event.1': 'daily' })
  expect(choicesFrom(sent({ all: 'monthly', 'event.0': 'hourly' }), events)).toEqual({})
})
