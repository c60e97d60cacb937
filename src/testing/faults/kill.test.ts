import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { scratchFolder } from '#kernel/testing/server/cluster.ts'
import { startMailSink } from '#kernel/testing/server/mail-sink.ts'
import { seededRandom } from '#src/testing/seeded-random.ts'
import { copyProduct } from './copy-of-product.ts'
import { killRounds, planRounds } from './kill-rounds.ts'
import { isRunning, Product } from './product.ts'

const folder = scratchFolder()
const root = join(folder, 'product')
copyProduct(root, { built: true })
const sink = await startMailSink()
const product = await Product.in(join(folder, 'data'), sink.url, { root })
afterAll(async () => {
  await product.end()
  await sink.close()
  rmSync(folder, { recursive: true, force: true })
})

// `npm run kill-rounds` does the same two hundred times.
test('nothing acknowledged is lost or doubled, whatever is killed while people write, also inside a migration', { timeout: 600_000 }, async () => {
  const seed = String(Date.now())
  const random = seededRandom(seed)
  const { lost, doubled, half, acknowledged, mails } = await killRounds({ product, root, sink, rounds: planRounds(4, random), random })
  expect({ seed, lost, doubled, half }).toEqual({ seed, lost: [], doubled: [], half: [] })
  for (const [kind, count] of Object.entries(acknowledged)) expect([kind, count > 0]).toEqual([kind, true])
  expect(mails.sent).toBeGreaterThan(0)
})

test('while the database is away pages and the API say so, and come back by themselves', { timeout: 60_000 }, async () => {
  product.killDatabase()
  const statuses = new Set<number>()
  for (let at = 0; at < 40; at++) {
    const answer = await product.call('GET', '/api/v1/vacancies')
    statuses.add(answer?.status ?? 0)
    await sleep(25)
  }
  expect([...statuses].filter((status) => status !== 200)).toEqual([503])
  await expect.poll(() => product.isReady(), { timeout: 30_000 }).toBe(true)
  expect((await product.call('GET', '/api/v1/vacancies'))?.status).toBe(200)
})

test('Ctrl-C and SIGTERM end the product and its database in order', { timeout: 60_000 }, async () => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    const database = product.databasePid
    expect(await product.stop(signal)).toBe(0)
    await expect.poll(() => isRunning(database), { timeout: 30_000 }).toBe(false)
    await product.start()
  }
})
