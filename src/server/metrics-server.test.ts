import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { Unavailable } from '#kernel/db/server/unavailable.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { serveMetrics } from './metrics-server.ts'

const { app, call, get, as, db } = await startTestApp({ pages: true, jobs: true })
const backupDir = mkdtempSync(join(tmpdir(), 'metrics-'))
const errors: string[] = []
const served = (await serveMetrics({
  config: { backupDir, metricsPort: 0, metricsHost: '127.0.0.1' },
  db,
  working: true,
  onError: ({ message }) => errors.push(message),
}))!
afterAll(async () => {
  await served.stop()
  rmSync(backupDir, { recursive: true })
})
const address = `http://127.0.0.1:${served.port}`
const read = async () => await (await fetch(`${address}/metrics`)).text()
/** The value of a series, by its name and a part of its labels. */
const value = (text: string, name: string, labels = '') => {
  const line = text.split('\n').find((one) => one.startsWith(name) && one.includes(labels))
  return line === undefined ? null : Number(line.split(' ').at(-1))
}

const counted = 'http_request_duration_seconds_count'

test('answers are counted by method, pattern and status, for pages too', async () => {
  const before = await read()
  await get(`/api/v1/vacancies/${id.gardening('demo')}`)
  await get('/api/v1/vacancies/not-there')
  await app.inject({ url: `/vacancies/${id.gardening('demo')}`, headers: { host: 'demo.localhost', accept: 'text/html' } })
  const text = await read()
  const more = (labels: string) => Number(value(text, counted, labels)) - Number(value(before, counted, labels))
  // By a program, and by the page within the process.
  expect(more('method="GET",route="/api/v1/vacancies/:id",status="200"')).toBe(2)
  expect(more('method="GET",route="/api/v1/vacancies/:id",status="404"')).toBe(1)
  expect(more('method="GET",route="/vacancies/:id"')).toBe(1)
})

test('nothing of what somebody typed is in it, and what was made up adds no series', async () => {
  const before = (await read()).split('\n').length
  const canary = 'kanarie-7f3a'
  for (let n = 0; n < 30; n++) {
    await get(`/${canary}-${n}?token=${canary}`)
    await get(`/api/v1/${canary}${n}/${canary}`)
    await app.inject({ url: `/${canary}/${n}`, headers: { host: 'demo.localhost', accept: 'text/html' } })
  }
  await call('POST', '/auth/sign_in', { body: { email: `${canary}@voorbeeld.example`, password: canary } })
  await get('/api/v1/current_user', { headers: await as('lid@demo.example') })
  const text = await read()
  expect(text).not.toContain(canary)
  expect(text).not.toMatch(/@|[0-9a-f]{8}-[0-9a-f]{4}-/)
  expect(text.split('\n').length - before).toBeLessThan(80)
})

test('it tells of connections, of mails and jobs that wait, of the event loop, and of the newest backup', async () => {
  let text = await read()
  for (const pool of ['vw_app', 'vw_platform', 'vw_worker']) expect(value(text, 'database_connections', `pool="${pool}",state="waiting"`)).toBe(0)
  expect(value(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
  expect([value(text, 'database_answers'), errors]).toEqual([1, []])
  expect(value(text, 'mail_oldest_due_seconds')).toBe(0)
  expect(value(text, 'backup_age_seconds')).toBeNull()
  await db.inCenter(id.center('demo'), async (tx) => {
    const mail = (key: string, status: string) =>
      sql`insert into outbox (volunteer_center_id, kind, dedupe_key, address, locale, facts, message_id, status, next_attempt_at)
        values (${id.center('demo')}, 'account.reset', ${key}, 'a@b.example', 'nl', '{}', ${key}, ${status}, now() - interval '10 minutes')`.execute(tx)
    await mail('late', 'waiting')
    await mail('bad', 'failed')
  })
  mkdirSync(join(backupDir, '2026-11-26T03-00-00'))
  text = await read()
  expect(value(text, 'mail_oldest_due_seconds')).toBeGreaterThanOrEqual(600)
  expect(value(text, 'mails_ended_badly', 'status="failed"')).toBe(1)
  expect(value(text, 'backup_age_seconds')).toBeGreaterThanOrEqual(0)
})

test('while the database is away it says so, and the other figures stay', async () => {
  const { asWorker } = db
  db.asWorker = async () => await Promise.reject(new Unavailable(new Error('away')))
  const text = await read()
  db.asWorker = asWorker
  expect(value(text, 'database_answers')).toBe(0)
  expect(value(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
  expect(errors).toHaveLength(1)
  expect(value(await read(), 'database_answers')).toBe(1)
})

test('there is nothing else at that port', async () => {
  for (const [path, method] of [
    ['/', 'GET'],
    ['/metrics/more', 'GET'],
    ['/metrics', 'POST'],
  ] as const)
    expect((await fetch(address + path, { method })).status).toBe(404)
})
