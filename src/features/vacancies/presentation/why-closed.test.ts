import { expect, test } from 'vitest'
import { whyClosed } from './why-closed.ts'

const vacancy = { status: 'published', closedReason: null, validThrough: '2026-07-31' } as const

test('a vacancy is open until its last day is over in Amsterdam, also in summer', () => {
  expect(whyClosed(vacancy, new Date('2026-07-31T21:59:59Z'))).toBe(null)
  expect(whyClosed(vacancy, new Date('2026-07-31T22:00:00Z'))).toBe('expired')
})

test('of several reasons one is told', () => {
  const [before, after] = [new Date('2026-07-01T10:00:00Z'), new Date('2026-09-01T10:00:00Z')]
  expect(whyClosed({ ...vacancy, status: 'paused' }, before)).toBe('paused')
  expect(whyClosed({ ...vacancy, status: 'paused' }, after)).toBe('expired')
  expect(whyClosed({ ...vacancy, status: 'filled' }, after)).toBe('filled')
  expect(whyClosed({ ...vacancy, status: 'closed', closedReason: 'filled' }, after)).toBe('filled')
  expect(whyClosed({ ...vacancy, status: 'closed', closedReason: 'expired' }, after)).toBe('expired')
  expect(whyClosed({ ...vacancy, status: 'closed', closedReason: 'cancelled' }, after)).toBe('closed')
})

test('what was never placed is not closed', () => {
  expect(whyClosed({ ...vacancy, status: 'draft' })).toBe(null)
  expect(whyClosed({ ...vacancy, status: 'pending' })).toBe(null)
})
