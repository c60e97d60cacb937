import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { enqueue } from './job.ts'
import { type Jobs, openJobs, schedule } from './workers.ts'
import { prepareJobs } from './prepare-jobs.ts'
import { count, countWork, failOnce, failOnceWork, never, neverWork } from './test-jobs.ts'

const db = await freshDatabase()
const log = { error: () => {}, warn: () => {} }
const workers = [countWork, failOnceWork, neverWork, schedule('test.nightly', '0 3 * * *', async () => {})]
let centerId = ''
let jobs: Jobs

beforeAll(async () => {
  await prepareJobs(db.config.databaseUrl)
  await prepareJobs(db.config.databaseUrl)
  centerId = await addCenter()
  jobs = await openJobs({ address: db.config, db, workers, working: true, log })
})
afterAll(() => jobs.stop())

test('a job runs after the commit, in its center, and soon', async () => {
  await db.inCenter(centerId, (tx) => enqueue(tx, count, { centerId, key: 'soon' }))
  await vi.waitFor(async () => expect(await effects('soon')).toBe(1), { timeout: 15_000, interval: 20 })
})

test('a change that is rolled back leaves no job', async () => {
  const change = db.inCenter(centerId, async (tx) => {
    await enqueue(tx, count, { centerId, key: 'never' })
    throw new Error('changed our mind')
  })
  await expect(change).rejects.toThrow('changed our mind')
  await db.inCenter(centerId, (tx) => enqueue(tx, count, { centerId, key: 'after never' }))
  await vi.waitFor(async () => expect(await effects('after never')).toBe(1), { timeout: 15_000, interval: 20 })
  expect(await effects('never')).toBe(0)
})

test('accounts can add a job too', async () => {
  await db.onPlatform((tx) => enqueue(tx, count, { centerId, key: 'account' }))
  await vi.waitFor(async () => expect(await effects('account')).toBe(1), { timeout: 15_000, interval: 20 })
})

test('two that wait with one key are one', async () => {
  await db.inCenter(centerId, async (tx) => {
    await enqueue(tx, count, { centerId, key: 'once' }, { singletonKey: 'once', startAfter: 1 })
    await enqueue(tx, count, { centerId, key: 'once' }, { singletonKey: 'once', startAfter: 1 })
    await enqueue(tx, count, { centerId, key: 'last' }, { startAfter: 1 })
  })
  await vi.waitFor(async () => expect(await effects('last')).toBe(1), { timeout: 30_000, interval: 50 })
  await vi.waitFor(async () => expect(await effects('once')).toBe(1), { timeout: 30_000, interval: 50 })
})

test('who waits for a job that used up its tries is told', async () => {
  await db.inCenter(centerId, (tx) => enqueue(tx, never, { centerId, key: 'told' }))
  await vi.waitFor(async () => expect(await effects('told')).toBe(1), { timeout: 30_000, interval: 100 })
}, 40_000)

test('what fails is tried again, and nothing of the failed try is kept', async () => {
  await db.inCenter(centerId, (tx) => enqueue(tx, failOnce, { centerId, key: 'again' }))
  await vi.waitFor(async () => expect(await effects('again')).toBe(1), { timeout: 30_000, interval: 100 })
})

test('a request cannot read what is in the queue', async () => {
  await expect(db.inCenter(centerId, (tx) => sql`select data from pgboss.job`.execute(tx))).rejects.toThrow(/permission denied/)
})

test('with workers killed at random moments every job has its effect once', { timeout: 90_000 }, async () => {
  await jobs.stop()
  const only = await openJobs({ address: db.config, db, workers, working: false, log })
  const keys = Array.from({ length: 300 }, (_, index) => `kill ${index}`)
  await db.inCenter(centerId, async (tx) => {
    for (const key of keys) await enqueue(tx, count, { centerId, key })
  })
  await only.stop()

  for (let round = 0; round < 6; round += 1) {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'test-jobs-worker.ts'), JSON.stringify(db.config)])
    await once(child.stdout, 'data')
    await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 400))
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  jobs = await openJobs({ address: db.config, db, workers, working: true, log })
  await vi.waitFor(async () => expect(await effectsPerKey('kill %')).toEqual({ keys: 300, effects: 300 }), { timeout: 60_000, interval: 500 })
})

async function effects(key: string): Promise<number> {
  return await db.inCenter(centerId, async (tx) => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from audit_events where reason = ${key}`.execute(tx)
    return Number(rows[0]?.n)
  })
}

async function effectsPerKey(pattern: string): Promise<object | undefined> {
  return await db.inCenter(centerId, async (tx) => {
    const { rows } = await sql<object>`select count(distinct reason) as keys, count(*) as effects
      from audit_events where reason like ${pattern}`.execute(tx)
    return rows[0]
  })
}

async function addCenter(): Promise<string> {
  const { default: pg } = await import('pg')
  const owner = new pg.Client(db.config.databaseUrl)
  await owner.connect()
  await owner.query(`insert into tenants (key, kind, context, header) values ('demo', 'demo', 'gelderland', '{}')`)
  const { rows } = await owner.query<{ id: string }>(
    `insert into volunteer_centers (tenant_key, slug, name, town, latitude, longitude) values ('demo', 'jobs', 'Jobs', 'Jobs', 52, 6) returning id`,
  )
  await owner.end()
  return rows[0]?.id ?? ''
}
