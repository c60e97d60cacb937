import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { scratchFolder } from '#kernel/testing/server/cluster.ts'
import { startMailSink } from '#kernel/testing/server/mail-sink.ts'
import { Product } from './product.ts'

const folder = scratchFolder()
const sink = await startMailSink()
// The first process owns the database; the second is killed.
const first = await Product.in(folder, sink.url)
const second = await Product.in(folder, sink.url)
afterAll(async () => {
  await second.stop()
  await first.stop()
  await sink.close()
  rmSync(folder, { recursive: true, force: true })
})

const count = 40
const words = (n: number) => `Bericht ${n} van ${count}, midden in een storing`

/** Johan’s open page: everything that the stream has sent so far. */
async function listen(headers: Record<string, string>) {
  const ending = new AbortController()
  const answer = await fetch(`http://127.0.0.1:${new URL(first.origin).port}/api/v1/events`, {
    headers: { ...headers, accept: 'text/event-stream', 'x-tenant': 'demo' },
    signal: ending.signal,
  })
  const stream = { heard: '', end: () => ending.abort() }
  const read = async () => {
    for await (const part of answer.body!) stream.heard += Buffer.from(part).toString()
  }
  void read().catch(() => {}) // aborted by the test
  return stream
}

test('two processes and a kill -9 in the middle lose and double no message, and the other side hears of it', { timeout: 300_000 }, async () => {
  await first.start()
  await second.start()
  const signIn = async (email: string) => {
    const answer = await first.call('POST', '/auth/sign_in', {}, { email, password: 'samen-voor-de-buurt' })
    return Object.fromEntries(['access-token', 'client', 'uid'].map((name) => [name, answer!.headers.get(name)!]))
  }
  const fatima = await signIn('vrijwilliger@demo.example')
  const johan = await signIn('beheerder@demo.example')
  const talks = async (who: Record<string, string>) =>
    ((await first.call('GET', '/api/v1/conversations?filter[status_eq]=open', who))!.body.data as { id: string }[]).map(({ id }) => id)
  const theirs = new Set(await talks(johan))
  const conversation = (await talks(fatima)).find((id) => theirs.has(id))!
  const stream = await listen(johan)

  const say = async (through: Product, n: number) =>
    await through.call('POST', `/api/v1/conversations/${conversation}/messages`, { ...fatima, 'idempotency-key': `storing-${n}` }, { body: words(n) })
  let answered = 0
  const killing: Promise<void>[] = []
  const lost: number[] = []
  // Four at once, so that some are in flight when it is killed.
  const lane = async (from: number) => {
    for (let n = from; n < count; n += 4) {
      const answer = await say(second, n)
      // A busy machine answers 503: sent again, like those without an answer.
      expect([null, 201, 503]).toContain(answer?.status ?? null)
      if (answer?.status !== 201) lost.push(n)
      if (++answered === 10) killing.push(second.killApp())
    }
  }
  await Promise.all([0, 1, 2, 3].map(lane))
  await Promise.all(killing)
  expect(lost.length).toBeGreaterThan(0)

  // Calls without an answer are sent again, and so is one whose answer was lost on its way back.
  for (let n = 0; n < count; n++) {
    let answer = await say(first, n)
    for (let waited = 0; answer?.status !== 201 && waited < 300; waited++) {
      // The database notices the dead connection a moment later than the network does.
      expect([null, 409, 503]).toContain(answer?.status ?? null)
      await sleep(200)
      answer = await say(first, n)
    }
    expect(answer?.status).toBe(201)
    expect(answer!.body.data.attributes.body).toBe(words(n))
  }
  const kept = await first.look<{ body: string; times: number }>(
    `select body, count(*)::int as times from messages where conversation_id = '${conversation}' and body like '%midden in een storing' group by body`,
  )
  expect(kept).toHaveLength(count)
  expect(kept.filter(({ times }) => times !== 1)).toEqual([])
  await expect.poll(() => stream.heard, { timeout: 60_000 }).toContain(`event: conversation\ndata: {"id":"${conversation}"}`)
  stream.end()
  const { body } = (await first.call('GET', `/api/v1/conversations/${conversation}/messages?sort=-created_at&page[size]=100`, johan))!
  expect(body.data.filter(({ attributes }: { attributes: { body: string } }) => attributes.body.endsWith('midden in een storing'))).toHaveLength(count)
})
