import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { scratchFolder } from '#kernel/testing/server/cluster.ts'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { startMailSink } from '#kernel/testing/server/mail-sink.ts'
import { id, password, twoTowns } from '#src/testing/two-towns.ts'
import { Balancer } from './balancer.ts'
import { Product } from './product.ts'

// An upgrade on a working day: one process after the other is stopped and started again while people work, and nobody notices (ADR 0077).

const { config } = await freshDatabase(twoTowns)
const sink = await startMailSink()
const folders = [scratchFolder(), scratchFolder()]
const host = 'demo.example.nl'
const env = {
  NODE_ENV: 'production',
  MAIL_FROM: 'Buurt <noreply@example.nl>',
  TRUST_PROXY: '1',
  DATABASE_URL: config.databaseUrl,
  // The logins of the shared server have their passwords from it.
  SECRET_KEY: config.secretKey,
  TENANT_ORIGINS: `demo=https://${host}`,
}
const products = await Promise.all(folders.map(async (folder) => await Product.in(folder, sink.url, { env, rateLimits: true })))
afterAll(async () => {
  await Promise.all(products.map(async (product) => await product.stop()))
  await sink.close()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

type Ask = { path: string; method?: string; headers?: Record<string, string>; body?: unknown }

test('two processes are replaced one after the other under load, and no request fails', { timeout: 300_000 }, async () => {
  // The second finds the roles and the schema that the first has made.
  for (const product of products) await product.start()
  const balancer = await Balancer.before(products.map(({ address }) => address))
  let asked = 0
  const failed: string[] = []
  /** Each from an address of its own, so that no limit of one visitor is met. */
  const ask = async ({ path, method = 'GET', headers = {}, body }: Ask): Promise<Response | null> => {
    asked += 1
    const from = `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`
    const sent = { 'x-tenant': 'demo', 'x-forwarded-for': from, ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) }
    try {
      const answer = await fetch(new URL(path, balancer.address), { method, headers: sent, ...(body !== undefined && { body: JSON.stringify(body) }) })
      const text = await answer.text()
      if (answer.status !== 200) failed.push(`${method} ${path}: ${answer.status} ${text.slice(0, 200)}`)
      return answer
    } catch (error) {
      failed.push(`${method} ${path}: ${(error as Error).message} ${((error as Error).cause as Error)?.message ?? ''}`)
      return null
    }
  }
  const untilReady = async (count: number) => await expect.poll(() => balancer.behind.filter(({ isReady }) => isReady).length, { timeout: 120_000 }).toBe(count)
  try {
    await untilReady(2)
    const signedIn = await ask({ path: '/auth/sign_in', method: 'POST', body: { email: 'coordinator@demo.example', password } })
    const session = Object.fromEntries(['access-token', 'client', 'uid'].map((name) => [name, signedIn!.headers.get(name)!]))
    const one = `/api/v1/vacancies/${id.gardening('demo')}`
    let isOver = false
    const work = async (step: (round: number) => Ask, pause = 20) => {
      for (let round = 0; !isOver; round += 1) {
        await ask(step(round))
        await sleep(pause)
      }
    }
    const working = [
      work(() => ({ path: `/vacancies/${id.gardening('demo')}`, headers: { accept: 'text/html' } })),
      work((round) => ({ path: `/api/v1/vacancies?page[number]=${1 + (round % 3)}` })),
      // One session writes 120 times a minute at most.
      work(
        (round) => ({
          path: one,
          method: 'PATCH',
          headers: session,
          body: { data: { type: 'vacancies', id: id.gardening('demo'), attributes: { title: `Tuin ${round}` } } },
        }),
        600,
      ),
    ]
    for (const [at, product] of products.entries()) {
      const before = balancer.behind.map(({ served }) => served)
      expect(await product.stop('SIGTERM')).toBe(0)
      await untilReady(1)
      await product.start()
      await untilReady(2)
      // It serves again, and meanwhile the other one did.
      await expect.poll(() => balancer.behind[at]!.served - before[at]!, { timeout: 60_000 }).toBeGreaterThan(10)
      expect(balancer.behind[1 - at]!.served - before[1 - at]!).toBeGreaterThan(10)
    }
    isOver = true
    await Promise.all(working)
    expect(failed).toEqual([])
    expect(asked).toBeGreaterThan(100)
  } finally {
    await balancer.stop()
  }
})
