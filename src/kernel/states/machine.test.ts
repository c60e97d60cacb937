import { expect, test } from 'vitest'
import { canTransition, sourcesOf, checkTransition, type Transitions } from './machine.ts'

const door: Transitions<'open' | 'closed' | 'locked'> = { open: ['closed'], closed: ['open', 'locked'], locked: ['closed'] }

test('a step is taken when the table has it, and the same state again is none', () => {
  expect([checkTransition(door, 'open', 'closed'), checkTransition(door, 'closed', 'closed')]).toEqual([true, false])
  expect([canTransition(door, 'locked', 'open'), canTransition(door, 'locked', 'closed')]).toEqual([false, true])
  expect(sourcesOf(door, 'closed')).toEqual(['open', 'locked'])
})

test('another step is refused, with what would be allowed', () => {
  expect(() => checkTransition(door, 'locked', 'open')).toThrowError(
    expect.objectContaining({ status: 409, issues: [{ code: 'invalid_transition', meta: { from: 'locked', to: 'open', allowed: ['closed'] } }] }),
  )
})
