import { rmSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { scratchFolder } from '#kernel/testing/server/cluster.ts'
import { startMailSink } from '#kernel/testing/server/mail-sink.ts'
import { Product } from './product.ts'

const folder = scratchFolder()
const sink = await startMailSink()
const first = await Product.in(folder, sink.url, { rateLimits: true })
const second = await Product.in(folder, sink.url, { rateLimits: true })
afterAll(async () => {
  await second.stop()
  await first.stop()
  await sink.close()
  rmSync(folder, { recursive: true, force: true })
})

test('two processes on one database share sessions and the counting of wrong passwords', { timeout: 120_000 }, async () => {
  await first.start()
  await second.start()
  const signIn = async (product: Product, email: string, password = 'samen-voor-de-buurt') =>
    await product.call('POST', '/auth/sign_in', {}, { email, password })

  const session = await signIn(first, 'vrijwilliger@demo.example')
  const tokenHeaders = Object.fromEntries(['access-token', 'client', 'uid'].map((name) => [name, session!.headers.get(name)!]))
  expect((await second.call('GET', '/auth/validate_token', tokenHeaders))?.status).toBe(200)
  expect((await second.call('DELETE', '/auth/sign_out', tokenHeaders))?.status).toBe(200)
  expect((await first.call('GET', '/auth/validate_token', tokenHeaders))?.status).toBe(401)

  const statuses: (number | undefined)[] = []
  for (const product of [first, second, first, second, first, second, first])
    statuses.push((await signIn(product, 'lid@demo.example', 'dit is het echt niet'))?.status)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
})
