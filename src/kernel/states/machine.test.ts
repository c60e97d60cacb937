import { expect, test } from 'vitest'
import { canStep, sourcesOf, takeStep, type Steps } from './machine.ts'

const door: Steps<'open' | 'closed' | 'locked'> = { open: ['closed'], closed: ['open', 'locked'], locked: ['closed'] }

test('a step is taken when the table has it, and the same state again is none', () => {
  expect([takeStep(door, 'open', 'closed'), takeStep(door, 'closed', 'closed')]).toEqual([true, false])
  expect([canStep(door, 'locked', 'open'), canStep(door, 'locked', 'closed')]).toEqual([false, true])
  expect(sourcesOf(door, 'closed')).toEqual(['open', 'locked'])
})

test('another step is refused, with what would be allowed', () => {
  expect(() => takeStep(door, 'locked', 'open')).toThrowError(
    expect.objectContaining({ status: 409, issues: [{ code: 'invalid_transition', meta: { from: 'locked', to: 'open', allowed: ['closed'] } }] }),
  )
})
