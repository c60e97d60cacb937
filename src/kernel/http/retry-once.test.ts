import { expect, test } from 'vitest'
import { retryOnce } from './retry-once.ts'

/** Statuses that come one after the other, the last one for good; returns what was answered, and how often it was asked. */
async function ask(method: string, ...statuses: number[]): Promise<[status: number, times: number]> {
  let times = 0
  const { status } = await retryOnce(method, async () => ({ status: statuses[Math.min(times++, statuses.length - 1)]! }))
  return [status, times]
}

const retried = [408, 409, 425, 429, 500, 502, 503, 504]

test('reading is tried once more after exactly eight statuses', async () => {
  const all = Array.from({ length: 400 }, (_, n) => n + 200)
  const twice = await Promise.all(all.map(async (status) => ({ status, times: (await ask('GET', status, 200))[1] })))
  expect(twice.filter(({ times }) => times === 2).map(({ status }) => status)).toEqual(retried)
  expect(await ask('HEAD', 503, 200)).toEqual([200, 2])
})

test('it is not tried a third time', async () => {
  expect(await ask('GET', 503, 503, 200)).toEqual([503, 2])
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s is never repeated', async (method) => {
  for (const status of retried) expect(await ask(method, status, 200)).toEqual([status, 1])
})
