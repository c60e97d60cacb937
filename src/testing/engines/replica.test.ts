import { EventEmitter } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '#kernel/config/server/config.ts'
import { type Database, openDatabase } from '#kernel/db/server/database.ts'
import { migrate } from '#kernel/db/server/migrate.ts'
import { startCluster, throwAwaySettings } from '#kernel/db/server/postgres/cluster.ts'
import { databaseName, ensureDatabase } from '#kernel/db/server/provide-database.ts'
import { ensureRoles } from '#kernel/db/server/roles.ts'
import { loadBuiltPages } from '#kernel/http/pages/server/page-module.ts'
import { scratchFolder } from '#kernel/testing/server/cluster.ts'
import { buildApp } from '#src/server/app.ts'
import { serveMetrics } from '#src/server/metrics-server.ts'
import { id, password, twoTowns } from '#src/testing/two-towns.ts'
import { startStandby } from './standby.ts'

// A primary and a server that follows it, both of the package that comes with the product (ADR 0076).

const folder = scratchFolder()
const dataDir = join(folder, 'primary')
// The position in the log that a change has is told only when it is written there.
const settings = { ...throwAwaySettings, synchronous_commit: 'on', wal_keep_size: '256MB' }
const primary = await startCluster(dataDir, { settings })
await ensureDatabase(primary.url('postgres'), databaseName)
const databaseUrl = primary.url(databaseName)
const secretKey = 'only for the throw-away databases of a test run'
const address = { databaseUrl, secretKey }
await ensureRoles(address)
await migrate(address)
const given = { ...readConfig({ NODE_ENV: 'test', DATABASE_URL: databaseUrl, SECRET_KEY: secretKey, LOG_LEVEL: 'error' }), databaseUrl, rateLimits: false }
const { fill: fillTowns } = twoTowns
await fillTowns(given)
const standby = await startStandby({ databaseUrl, dataDir, secretKey }, folder, settings)
const replicaUrl = standby.url(databaseName)
const told: string[] = []
const whenever = { onError: ({ message }: Error) => void told.push(message), maxLag: Infinity }
const db = await openDatabase({ ...address, replicaUrl }, whenever)
afterAll(async () => {
  await db.close()
  await standby.stop()
  await primary.stop()
  rmSync(folder, { recursive: true, force: true })
})

const demo = id.center('demo')
/** Where a visitor of this center is read for. */
const asked = async (of: Database = db, center = demo): Promise<string | null> =>
  (await of.forUser(null, true).read(center, [{ text: `select case when pg_is_in_recovery() then 'replica' else 'primary' end`, values: [] }]))[0]![0]![0]!
const untilAsked = async (which: 'replica' | 'primary', of = db) => await expect.poll(async () => await asked(of), { timeout: 60_000 }).toBe(which)
const rename = async (title: string) =>
  await db.inCenter(demo, async (tx) => await sql`update vacancies set title = ${title} where id = ${id.gardening('demo')}`.execute(tx))

test('a visitor is read for from the replica, in their center alone; everybody else from the primary', async () => {
  await untilAsked('replica')
  expect(await db.read(demo, [{ text: 'select pg_is_in_recovery()', values: [] }])).toEqual([[['f']]])
  const [centers] = await db.forUser(null, true).read(demo, [{ text: 'select distinct volunteer_center_id from vacancies', values: [] }])
  expect(centers).toEqual([[demo]])
  expect(db.isReplicaUsed()).toBe(true)
  const figures = await serveMetrics({ config: { backupDir: null, metricsPort: 0, metricsHost: '127.0.0.1' }, db, working: false, onError: () => {} })
  expect(await (await fetch(`http://127.0.0.1:${figures!.port}/metrics`)).text()).toContain('\ndatabase_replica_used 1\n')
  await figures!.stop()
})

test('who writes sees it at once, on pages too; others see it once the replica has it', { timeout: 180_000 }, async () => {
  await loadBuiltPages(join(import.meta.dirname, '../../..'))
  const app = await buildApp({ config: { ...given, replicaUrl }, db })
  const host = 'demo.localhost'
  const page = async (cookie?: string) =>
    (await app.inject({ url: `/vacancies/${id.gardening('demo')}`, headers: { host, accept: 'text/html', ...(cookie && { cookie }) } })).payload
  const api = async (headers: Record<string, string> = {}) =>
    (await app.inject({ url: `/api/v1/vacancies/${id.gardening('demo')}`, headers: { host, ...headers } })).json().data.attributes.title
  try {
    await untilAsked('replica')
    const before = await api()
    await standby.pause()
    const signedIn = await app.inject({ method: 'POST', url: '/auth/sign_in', headers: { host }, payload: { email: 'coordinator@demo.example', password } })
    const session = Object.fromEntries(['access-token', 'client', 'uid'].map((name) => [name, String(signedIn.headers[name])]))
    const payload = { data: { type: 'vacancies', id: id.gardening('demo'), attributes: { title: 'Bomen snoeien' } } }
    const changed = await app.inject({ method: 'PATCH', url: `/api/v1/vacancies/${id.gardening('demo')}`, headers: { host, ...session }, payload })
    expect(changed.statusCode).toBe(200)
    expect([await api(session), await api()]).toEqual(['Bomen snoeien', before])

    // A visitor without an account: their browser keeps for some seconds that they sent something.
    const sent = await app.inject({
      method: 'POST',
      url: '/choices/cookies',
      headers: { host, origin: `http://${host}:${given.port}`, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'choice=none&redirect=%2F',
    })
    const kept = [sent.headers['set-cookie']].flat().find((cookie) => cookie?.startsWith('written='))
    expect([sent.statusCode, kept]).toEqual([303, expect.stringMatching(/^written=1; Path=\/; Max-Age=10; Secure; HttpOnly; SameSite=Lax$/)])
    expect([(await page('written=1')).includes('Bomen snoeien'), (await page()).includes('Bomen snoeien')]).toEqual([true, false])

    await standby.follow()
    await expect.poll(async () => (await page()).includes('Bomen snoeien'), { timeout: 60_000 }).toBe(true)
    expect(await asked()).toBe('replica')
  } finally {
    await standby.follow()
    await app.close()
  }
})

test('after a change of what a center shows, its pages are made from the primary until the replica has the change', async () => {
  await untilAsked('replica')
  const changes = new EventEmitter()
  const app = await buildApp({ config: { ...given, replicaUrl }, db, changes, pages: false })
  try {
    await standby.pause()
    await rename('Snoeien en harken')
    changes.emit('changed', demo)
    const title = async () =>
      (await db.forUser(null, true).read(demo, [{ text: 'select title from vacancies where id = $1', values: [id.gardening('demo')] }]))[0]![0]![0]
    expect([await asked(), await title(), await asked(db, id.center('oldebroek'))]).toEqual(['primary', 'Snoeien en harken', 'replica'])
    await standby.follow()
    await untilAsked('replica')
    expect(await title()).toBe('Snoeien en harken')
    // A center or a site was added, or news may have been missed: all of them.
    await standby.pause()
    await rename('Alles')
    db.catchUp('*')
    expect([await asked(), await asked(db, id.center('oldebroek'))]).toEqual(['primary', 'primary'])
    await standby.follow()
    await untilAsked('replica')
  } finally {
    await standby.follow()
    await app.close()
  }
})

test('one that is too far behind is left out, and comes back when it has caught up', async () => {
  const strict = await openDatabase({ ...address, replicaUrl }, { maxLag: 0 })
  try {
    await standby.pause()
    await rename('Achterop')
    await expect.poll(() => strict.isReplicaUsed(), { timeout: 60_000 }).toBe(false)
    expect(await asked(strict)).toBe('primary')
    await standby.follow()
    await untilAsked('replica', strict)
  } finally {
    await standby.follow()
    await strict.close()
  }
})

test('what the replica does not have yet is read at the primary', async () => {
  await untilAsked('replica')
  const owner = new pg.Client(databaseUrl)
  await owner.connect()
  try {
    await standby.pause()
    await owner.query('create table of_tomorrow as select 1 as n; grant select on of_tomorrow to vw_app')
    expect(await db.forUser(null, true).read(demo, [{ text: 'select n from of_tomorrow', values: [] }])).toEqual([[['1']]])
    expect(db.isReplicaUsed()).toBe(true)
  } finally {
    await standby.follow()
    await owner.query('drop table of_tomorrow')
    await owner.end()
  }
})

test('without the replica reads go on, and when it is back it is asked again', { timeout: 180_000 }, async () => {
  await untilAsked('replica')
  standby.kill()
  // Each of these is answered, the first ones perhaps by what is not yet dead.
  await untilAsked('primary')
  for (let times = 0; times < 20; times += 1) expect(await asked()).toBe('primary')
  expect(told.some((line) => line.startsWith('The replica is not used:'))).toBe(true)
  await standby.startAgain()
  await untilAsked('replica')
  expect(told.at(-1)).toBe('The replica answers what visitors read.')
})

test('a start without the replica serves all the same', async () => {
  const alone = await openDatabase({ ...address, replicaUrl: 'postgres://nobody:none@127.0.0.1:1/volunteers' })
  try {
    expect(await asked(alone)).toBe('primary')
    expect(alone.isReplicaUsed()).toBe(false)
  } finally {
    await alone.close()
  }
})

test('another server that follows none is not asked: its rows would be others', async () => {
  const lines: string[] = []
  const wrong = await openDatabase({ ...address, replicaUrl: databaseUrl }, { onError: ({ message }) => void lines.push(message) })
  try {
    await expect.poll(() => lines.at(-1), { timeout: 60_000 }).toContain('it follows no other server')
    expect(wrong.isReplicaUsed()).toBe(false)
  } finally {
    await wrong.close()
  }
})
