import { expect, test } from 'vitest'
import { greetingAt } from './greeting.ts'

test('Samira is greeted by the clock in Amsterdam, in summer and in winter', () => {
  const at = (moment: string) => greetingAt(new Date(moment), 'Samira', 'nl')
  expect(['2026-12-01T22:59:00Z', '2026-12-01T23:00:00Z', '2026-12-02T04:59:00Z', '2026-12-02T05:00:00Z'].map(at)).toEqual([
    'Goedenavond, Samira',
    'Goedenacht, Samira',
    'Goedenacht, Samira',
    'Goedemorgen, Samira',
  ])
  expect(['2026-07-01T09:59:00Z', '2026-07-01T10:00:00Z', '2026-07-01T15:59:00Z', '2026-07-01T16:00:00Z'].map(at)).toEqual([
    'Goedemorgen, Samira',
    'Goedemiddag, Samira',
    'Goedemiddag, Samira',
    'Goedenavond, Samira',
  ])
  expect(greetingAt(new Date('2026-07-01T00:30:00Z'), 'Samira', 'en')).toBe('Good evening, Samira')
})
