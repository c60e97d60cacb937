import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ApiResult } from './call-api.ts'
import { callWithRetry } from './call-with-retry.ts'

const refused = (status: number, code: string | null = null): ApiResult => ({ ok: false, status, code, fault: null })
const done: ApiResult = { ok: true, document: {} }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What the caller gets when the server answers these, one after another, and how often it is told that the line is lost. */
async function answersTo(answers: ApiResult[]): Promise<[ApiResult, number]> {
  let lost = 0
  const result = callWithRetry(
    async () => answers.shift()!,
    () => (lost += 1),
  )
  await vi.runAllTimersAsync()
  return [await result, lost]
}

test('a call is repeated until the server has answered it: when it was not reached, is too busy, or the same is still being done', async () => {
  expect(await answersTo([refused(0), refused(503), refused(429), done])).toEqual([done, 3])
  // What a page sent before it was closed may still be under way when the next one sends it again.
  expect(await answersTo([refused(409, 'request_in_progress'), done])).toEqual([done, 0])
})

test('a refusal is an answer', async () => {
  expect(await answersTo([refused(409, 'menu_changed'), done])).toEqual([refused(409, 'menu_changed'), 0])
  expect(await answersTo([refused(401), done])).toEqual([refused(401), 0])
})
