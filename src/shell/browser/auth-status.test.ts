import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearingDelay, statusOf, watchAuth, type AuthStatus } from './auth-status.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function tab(status: AuthStatus) {
  const said: unknown[] = []
  const tabs = Object.assign(new EventTarget(), { postMessage: (message: unknown) => said.push(message) })
  const clear = vi.fn()
  watchAuth({ status, tabs, clear })
  return { said, clear, hear: (data: AuthStatus) => tabs.dispatchEvent(new MessageEvent('message', { data })) }
}

test('the server says who is signed in', () => {
  expect([statusOf('in'), statusOf('out'), statusOf(undefined)]).toEqual(['SIGNED_IN', 'SIGNED_OUT', 'SIGNED_OUT'])
})

test('half a second after signing out elsewhere nothing of the person is left', () => {
  const { clear, hear } = tab('SIGNED_IN')
  hear('SIGNED_OUT')
  vi.advanceTimersByTime(clearingDelay - 1)
  expect(clear).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(clear).toHaveBeenCalledOnce()
  expect(clearingDelay).toBe(500)
})

test('a page without anybody tells that there is nobody, and has nothing to clear', () => {
  const { said, clear, hear } = tab('SIGNED_OUT')
  expect(said).toEqual(['SIGNED_OUT'])
  hear('SIGNED_OUT')
  vi.runAllTimers()
  expect(clear).not.toHaveBeenCalled()
})
