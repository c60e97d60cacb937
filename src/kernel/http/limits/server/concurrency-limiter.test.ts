import { expect, test } from 'vitest'
import { ConcurrencyLimiter } from './limits.ts'

const gate = () => Promise.withResolvers<void>()

test('so many run at the same time, the others in the order in which they came', async () => {
  const turns = new ConcurrencyLimiter({ atOnce: 2, longestQueue: 9, refusal: () => new Error('full') })
  const gates = [gate(), gate(), gate(), gate()]
  const begun: number[] = []
  const all = gates.map(({ promise }, n) =>
    turns.take(async () => {
      begun.push(n)
      await promise
      return n
    }),
  )
  expect(begun).toEqual([0, 1])
  gates[1]!.resolve()
  await all[1]
  expect(begun).toEqual([0, 1, 2])
  for (const { resolve } of gates) resolve()
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3])
})

test('who finds the queue full is refused at once, and a failure hands its turn on', async () => {
  const turns = new ConcurrencyLimiter({ atOnce: 1, longestQueue: 1, refusal: () => new Error('full') })
  const { promise, reject } = gate()
  const first = turns.take(() => promise)
  const second = turns.take(async () => 'second')
  await expect(turns.take(async () => 'third')).rejects.toThrow('full')
  reject(new Error('broken'))
  await expect(first).rejects.toThrow('broken')
  expect(await second).toBe('second')
  expect(await turns.take(async () => 'fourth')).toBe('fourth')
})
