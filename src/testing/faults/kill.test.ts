import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { scratchFolder } from '#kernel/testing/server/cluster.ts'
import { startMailSink } from '#kernel/testing/server/mail-sink.ts'
import { people } from '#src/seed/content/people.ts'
import { isRunning, Product } from './product.ts'

/** Rounds of applying until something is killed; a nightly run can have more. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 6)
const victims = ['app', 'database', 'both'] as const

const folder = scratchFolder()
const sink = await startMailSink()
const product = await Product.in(folder, sink.url)
afterAll(async () => {
  await product.stop().catch(() => {}) // it may be dead already
  await sink.close()
  rmSync(folder, { recursive: true, force: true })
})

const acknowledged = new Map<string, { pair: string; who: string }>()
const unknown: { pair: string; who: string }[] = []

test('nothing acknowledged is lost and no mail is doubled, whatever is killed while people apply', { timeout: 300_000 }, async () => {
  await product.start()
  const volunteers = await signInAll()
  const pairs = await pairsOf([...volunteers.keys()])

  for (let round = 0; round < rounds; round++) {
    const victim = victims[round % victims.length]!
    let stopped = false
    const appliers = Array.from({ length: 6 }, async () => {
      while (!stopped) {
        const pair = pairs.pop()
        if (pair) await apply(volunteers, pair)
        else await sleep(50)
      }
    })
    await sleep(300 + Math.random() * 700)
    if (victim !== 'database') await product.killApp()
    if (victim !== 'app') product.killDatabase()
    stopped = true
    await Promise.all(appliers)
    if (victim === 'database') await expect.poll(() => product.isReady(), { timeout: 30_000 }).toBe(true)
    else await product.start()
    // A caller without an answer asks again with the same key, and gets one application.
    for (const pair of unknown.splice(0)) await apply(volunteers, pair)
  }

  expect(acknowledged.size).toBeGreaterThan(rounds * 5)
  for (const [id, { who }] of acknowledged) {
    const answer = await product.call('GET', `/api/v1/applications/${id}`, volunteers.get(who))
    expect([id, answer?.status], product.output).toEqual([id, 200])
  }
  expect(new Set([...acknowledged.values()].map(({ pair }) => pair)).size).toBe(acknowledged.size)
  await allMailsAreOut()
  const ids = sink.received.map((mail) => mail.messageId)
  expect(ids.length).toBeGreaterThan(0)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
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

async function signInAll(): Promise<Map<string, Record<string, string>>> {
  const names = people.filter(
    ({ centerSlug, status, roles }) => centerSlug === 'harderwijk' && status === 'active' && roles.every(({ name }) => name === 'volunteer'),
  )
  const volunteers = new Map<string, Record<string, string>>()
  for (const { email } of names) {
    const answer = await product.call('POST', '/auth/sign_in', {}, { email, password: 'samen-voor-de-buurt' })
    if (answer?.status !== 200) throw new Error(`${email} cannot sign in: ${answer?.status}`)
    volunteers.set(email, Object.fromEntries(['access-token', 'client', 'uid'].map((name) => [name, answer.headers.get(name)!])))
  }
  return volunteers
}

/** Every person with every vacancy that has no compulsory question, in an order that spreads them. */
async function pairsOf(who: string[]): Promise<{ pair: string; who: string }[]> {
  const answer = await product.call('GET', '/api/v1/vacancies?page[size]=200')
  const open = answer!.body.data.filter((one: any) => !one.attributes.questions.some((question: any) => question.required))
  return open.flatMap((vacancy: any, at: number) =>
    who.map((_, step) => ({ pair: `${vacancy.id} ${who[(at + step) % who.length]}`, who: who[(at + step) % who.length]! })),
  )
}

async function apply(volunteers: Map<string, Record<string, string>>, { pair, who }: { pair: string; who: string }): Promise<void> {
  const data = {
    type: 'applications',
    attributes: { motivation: 'Ik help graag mee.', consent_share: true },
    relationships: { vacancy: { data: { type: 'vacancies', id: pair.split(' ')[0] } } },
  }
  const answer = await product.call('POST', '/api/v1/applications', { ...volunteers.get(who), 'idempotency-key': `"${pair}"` }, { data })
  if (answer?.status === 201) acknowledged.set(answer.body.data.id, { pair, who })
  // 409: an open application exists in the demo content, or the vacancy is full; 503 and no answer are unknown.
  else if (answer === null || answer.status >= 500 || answer.body?.errors?.[0]?.code === 'request_in_progress') unknown.push({ pair, who })
}

/** Waits until the sink has received nothing for three seconds. */
async function allMailsAreOut(): Promise<void> {
  for (let last = -1; last !== sink.received.length; await sleep(3000)) last = sink.received.length
}
