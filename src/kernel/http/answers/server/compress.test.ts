import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compress } from './compress.ts'

const ordinary = Buffer.from('<p>Samen voor de buurt</p>'.repeat(1000))
const large = Buffer.from(Array.from({ length: 60_000 }, (_, n) => `<li>${n * 7919}</li>`).join(''))

/** How often others had a turn while something was done. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let isOver = false
  const others = (): unknown => (isOver ? undefined : setImmediate(() => ((turns += 1), others())))
  others()
  await work()
  isOver = true
  return turns
}

test.each(['gzip', 'br'] as const)('%s: what comes back is what went in, of an ordinary page and of a large one', async (encoding) => {
  const read = encoding === 'gzip' ? gunzipSync : brotliDecompressSync
  for (const bytes of [ordinary, large]) for (const kept of [true, false]) expect(read(await compress(bytes, encoding, kept)).equals(bytes)).toBe(true)
})

test.each(['gzip', 'br'] as const)('%s: a large page holds nobody up, and an ordinary one is done at once', async (encoding) => {
  expect(large.length).toBeGreaterThan(720_000)
  expect(await turnsDuring(async () => await compress(ordinary, encoding, true))).toBe(0)
  expect(await turnsDuring(async () => await compress(large, encoding, true))).toBeGreaterThan(3)
})
