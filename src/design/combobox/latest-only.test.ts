import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { latestOnly } from './latest-only.ts'

/** Questions that are answered when the test says so. */
function caller() {
  const waiting = new Map<string, PromiseWithResolvers<string>>()
  const told: [question: string, answer: string | null][] = []
  const { ask, drop } = latestOnly<string, string>(
    async (question) => {
      const answer = Promise.withResolvers<string>()
      waiting.set(question, answer)
      return await answer.promise
    },
    (answer, question) => told.push([question, answer]),
  )
  return { ask, drop, told, waiting }
}
const aMoment = async (milliseconds = 1) => await vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('an old answer that comes late does not take the place of a newer one', async () => {
  const { ask, told, waiting } = caller()
  ask('zu', 0)
  await aMoment()
  ask('zut', 0)
  await aMoment()
  waiting.get('zut')!.resolve('Zutphen')
  await aMoment()
  waiting.get('zu')!.resolve('Zuilichem')
  await aMoment()
  expect(told).toEqual([['zut', 'Zutphen']])
})

test('letters typed quickly are one question', async () => {
  const { ask, waiting } = caller()
  for (const typed of ['z', 'zu', 'zut']) ask(typed, 150)
  await aMoment(150)
  expect([...waiting.keys()]).toEqual(['zut'])
})

test('what fails has no answer, and what is dropped none at all', async () => {
  const { ask, drop, told, waiting } = caller()
  ask('zut', 0)
  await aMoment()
  waiting.get('zut')!.reject(new Error('offline'))
  await aMoment()
  expect(told).toEqual([['zut', null]])
  ask('arn', 0)
  await aMoment()
  drop()
  waiting.get('arn')!.resolve('Arnhem')
  await aMoment()
  expect(told).toHaveLength(1)
})
