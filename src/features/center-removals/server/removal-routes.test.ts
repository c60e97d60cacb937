import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Actor } from '#kernel/access/actor.ts'
import { people } from '#features/users/model/server/people-tables.ts'
import { daysToLeave } from '#features/center-removals/center-removal.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { neighbours } from '#src/testing/neighbours.ts'
import { id } from '#src/testing/two-towns.ts'
import { beginRemovals } from './begin-removals.ts'
import { planRemoval } from './plan-removal.ts'

// A center that leaves: planned by the platform's admin, waiting for its export, stopped, begun and gone.
vi.setConfig({ testTimeout: 120_000 })
const { app, call, get, as, db } = await startTestApp({ template: neighbours, jobs: true, pages: true, live: true })
const removals = '/api/v1/center_removals'
const town = id.center('oldebroek')
const name = 'Vrijwilligerscentrale oldebroek'
const password = 'samen-voor-de-buurt'
const nextMonth = () => new Date(Date.now() + (daysToLeave + 1) * 86_400_000)
let margot: Record<string, string>
let els: Record<string, string>

beforeAll(async () => {
  await db.onPlatform(async (tx) => {
    const admin = { user_id: id.person('demo', 'tweede'), name: 'super_admin' as const, volunteer_center_id: null, organization_id: null }
    await people(tx).insertInto('user_roles').values(admin).execute()
    await sql`update users set locale = 'en' where id = ${id.person('oldebroek', 'centerbeheerder')}`.execute(tx)
  })
  margot = await as('tweede@demo.example')
  els = await as('centerbeheerder@oldebroek.example')
  await close()
})

/** Each test begins with a center that is closed and stays. */
beforeEach(async () => {
  await db.onPlatform(async (tx) => await sql`delete from center_removals where finished_at is null`.execute(tx))
  await db.inCenter(town, async (tx) => await sql`delete from center_exports`.execute(tx))
})

const close = async () => await call('PUT', `/api/v1/tenants/oldebroek/centers/${town}/suspend`, { headers: margot, body: { reason: 'Het contract loopt af' } })
const plan = async (given: object = {}, headers = margot) =>
  await call('POST', removals, { headers, body: { centerId: town, name, currentPassword: password, ...given } })
const removal = async () => (await get(`${removals}/${town}`, { headers: margot })).body.meta.removal
const mailsOf = async (kind: string) =>
  await db.inCenter(town, async (tx) => {
    const { rows } = await sql<{ address: string; locale: string }>`select address, locale from outbox where kind = ${kind} order by created_at desc`.execute(
      tx,
    )
    return rows
  })
const trace = async () => (await get(`/api/v1/platform_centers/${town}`, { headers: { ...margot, 'accept-language': 'nl' } })).body.meta.center.trace
const faults = (body: any) => body.errors.map(({ code, meta, source }: any) => [meta?.attribute ?? source?.pointer, code])

/** An archive in the state in which the worker and the admin leave one. */
const exported = async ({ status = 'ready', isFetched = true, madeAt = 'now()' }) =>
  await db.inCenter(town, async (tx) => {
    const archive = crypto.randomUUID()
    if (status !== 'gone')
      await sql`insert into center_exports (volunteer_center_id, id, status, passphrase, expires_at) values (${town}, ${archive}, ${status},
        ${status === 'running' ? 'v1.a.AAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAA' : null}, now() + interval '7 days')`.execute(tx)
    const note = (action: string) =>
      sql`insert into audit_events (volunteer_center_id, action, subject_type, subject_id, at) values (${town}, ${action}, 'center_exports', ${archive}, ${sql.raw(madeAt)})`.execute(
        tx,
      )
    if (status !== 'running') await note('center_export.made')
    if (isFetched) await note('center_export.downloaded')
  })

test('nobody but the platform’s admin plans, sees, changes or stops it, by API or page', async () => {
  expect((await get(removals)).status).toBe(401)
  for (const who of ['centerbeheerder', 'coordinator', 'redacteur', 'beheerder', 'lid', 'vrijwilliger']) {
    const headers = await as(`${who}@demo.example`)
    const tried = await Promise.all([
      get(removals, { headers }),
      get(`${removals}/${town}`, { headers }),
      plan({}, headers),
      call('PUT', `${removals}/${town}/without_export`, { headers, body: { reason: 'Nee' } }),
      call('DELETE', `${removals}/${town}`, { headers }),
    ])
    expect([who, ...tried.map(({ status }) => status)]).toEqual([who, 403, 403, 403, 403, 403])
    expect([who, await pageAs(headers, `/volunteerly/centers/${town}/remove`)]).toEqual([who, 403])
  }
  expect(await removal()).toBeNull()
  expect(await pageAs(margot, `/volunteerly/centers/${town}/remove`)).toBe(200)
})

test('another name and another password are told at their fields, and nothing is planned', async () => {
  expect(faults((await plan({ name: '', currentPassword: '' })).body)).toEqual([
    ['name', 'blank'],
    ['currentPassword', 'blank'],
  ])
  const other = await plan({ name: 'oldebroek' })
  expect([other.status, faults(other.body), other.body.errors[0].detail]).toEqual([422, [['name', 'other_name']], expect.stringContaining(name)])
  expect(faults((await plan({ currentPassword: 'dit is het niet' })).body)).toEqual([['currentPassword', 'invalid']])
  expect((await plan({ centerId: id.school('demo') })).status).toBe(404)
  expect((await plan({ centerId: 'nergens' })).status).toBe(404)
  expect(await removal()).toBeNull()
})

test('an open center, and one whose address others share, are not removed', async () => {
  const here = await plan({ centerId: id.center('demo'), name: 'Vrijwilligerscentrale demo' })
  expect([here.status, here.body.errors[0].code]).toEqual([409, 'center_is_open'])
  // Both in one transaction that is taken back, so that nobody is shut out meanwhile.
  const leading = db.onPlatform(async (tx) => {
    await sql`update volunteer_centers set suspended_at = now() where id = ${id.center('demo')}`.execute(tx)
    const actor = { userId: null, session: null, roles: [] } as unknown as Actor
    await planRemoval(tx, { centerId: id.center('demo'), name: 'Vrijwilligerscentrale demo', actor, locale: 'nl', now: new Date() })
  })
  await expect(leading).rejects.toMatchObject({ code: 'center_leads_site' })
})

test('planned once, however often at once; its admins are mailed in their language, and it stands in the trace', async () => {
  const both = await Promise.all([plan(), plan()])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await plan()).body.errors[0].code).toBe('removal_planned')
  const { dueAt, waits, startedAt } = await removal()
  expect(Math.round((Date.parse(dueAt) - Date.now()) / 86_400_000)).toBe(daysToLeave)
  expect([waits, startedAt]).toEqual([['no_export'], null])
  expect(await mailsOf('center_removals.planned')).toEqual([{ address: 'centerbeheerder@oldebroek.example', locale: 'en' }])
  expect((await trace())[0].text).toMatch(/plande het verwijderen van het centrum op \w+dag \d+ \w+/)
})

test('stopped by one press, as often as one likes; its admins hear that too', async () => {
  await plan()
  expect((await call('DELETE', `${removals}/${town}`, { headers: margot })).body.meta.removal).toBeNull()
  expect((await mailsOf('center_removals.cancelled')).length).toBe(1)
  expect((await trace())[0].text).toContain('toch niet verwijderen')
  expect((await call('DELETE', `${removals}/${town}`, { headers: margot })).body.errors[0].code).toBe('no_removal')
  expect(await beginRemovals(db, nextMonth())).toBe(0)
})

test('opening the site again stops it', async () => {
  await plan()
  await call('PUT', `/api/v1/tenants/oldebroek/centers/${town}/reopen`, { headers: margot })
  expect(await removal()).toBeNull()
  await close()
})

test.each([
  ['there is no archive', null, ['no_export']],
  ['one was fetched before the site was closed', { madeAt: `now() - interval '1 year'` }, ['no_export']],
  ['one was made and went unfetched', { status: 'gone', isFetched: false }, ['no_export']],
  ['one is being made', { status: 'running', isFetched: false }, ['exporting']],
  ['one waits to be fetched', { isFetched: false }, ['unfetched']],
  ['one was fetched', {}, []],
  ['one was fetched and is gone since', { status: 'gone' }, []],
])('on its day it waits while %s: %s', async (_what, archive, waits) => {
  await db.inCenter(town, async (tx) => await sql`update center_exports set status = 'failed', passphrase = null`.execute(tx))
  await forgetArchives()
  await plan()
  if (archive) await exported(archive)
  expect((await removal()).waits).toEqual(waits)
  if (waits.length > 0) expect(await beginRemovals(db, nextMonth())).toBe(0)
  expect(await beginRemovals(db, new Date())).toBe(0)
})

test('a center that wants no copy is not waited for, with the reason in the trace; one that is being made still is', async () => {
  await forgetArchives()
  await plan()
  const without = async (reason: string) => await call('PUT', `${removals}/${town}/without_export`, { headers: margot, body: { reason } })
  expect(faults((await without('')).body)).toEqual([['reason', 'blank']])
  expect((await without('De gemeente heeft alles al')).body.meta.removal).toMatchObject({ waits: [], withoutExport: 'De gemeente heeft alles al' })
  expect((await trace())[0]).toMatchObject({ note: 'De gemeente heeft alles al' })
  await exported({ status: 'running', isFetched: false })
  expect((await removal()).waits).toEqual(['exporting'])
  expect(await beginRemovals(db, nextMonth())).toBe(0)
})

test('of a closed center that leaves, signing in and taking everything along are open to its admin, and nothing else', async () => {
  const host = 'oldebroek.localhost'
  const at = async (path: string, headers: Record<string, string> = {}) =>
    (await app.inject({ url: path, headers: { host, accept: 'text/html', ...headers } })).statusCode
  await vi.waitFor(async () => expect([await at('/auth/login-1'), await at('/settings/export', cookies(els))]).toEqual([503, 503]), { timeout: 30_000 })
  await plan()
  // Every process hears of it a moment later.
  await vi.waitFor(async () => expect(await at('/auth/login-1')).toBe(200), { timeout: 30_000 })
  const signedIn = await as('centerbeheerder@oldebroek.example')
  expect([await at('/settings/export'), await at('/settings/export', cookies(signedIn))]).toEqual([302, 200])
  expect([await at('/'), await at('/settings', cookies(signedIn)), await at('/dashboard', cookies(signedIn)), await at('/sitemap.xml')]).toEqual([
    503, 503, 503, 503,
  ])
  expect((await get('/api/v1/vacancies', { host })).status).toBe(503)
  const asked = await call('POST', '/api/v1/center_exports', { host, headers: signedIn, body: { currentPassword: password } })
  expect(asked.status).toBe(202)
  await vi.waitFor(async () => expect((await removal()).waits).toEqual(['unfetched']), { timeout: 60_000 })
  expect(await at('/settings/export', cookies(await as('coordinator@oldebroek.example')))).toBe(403)
})

test('on its day it is removed by itself: its host is unknown, the list knows what was, and nothing can stop it once it has begun', async () => {
  await forgetArchives()
  await plan()
  await exported({ status: 'gone' })
  expect(await beginRemovals(db, nextMonth())).toBe(1)
  const stopped = await call('DELETE', `${removals}/${town}`, { headers: margot })
  expect([404, 409]).toContain(stopped.status)
  await vi.waitFor(async () => expect((await get(removals, { headers: margot })).body.meta.removed).toHaveLength(1), { timeout: 60_000, interval: 100 })
  expect((await get(removals, { headers: margot })).body.meta.removed[0]).toMatchObject({ id: town, name, people: expect.any(Number) })
  expect((await get(`${removals}/${town}`, { headers: margot })).status).toBe(404)
  expect((await get(`/api/v1/platform_centers/${town}`, { headers: margot })).status).toBe(404)
  expect(JSON.stringify((await get('/api/v1/platform_centers?size=100', { headers: margot })).body)).not.toContain(town)
  const idAt = async (host: string) => (await app.inject({ url: '/config', headers: { host } })).json()
  await vi.waitFor(async () => expect(await idAt('oldebroek.localhost')).toEqual(await idAt('nergens.localhost')), { timeout: 30_000 })
  await expect(as('centerbeheerder@oldebroek.example', 'demo.localhost')).rejects.toThrow('cannot sign in')
})

/** As if no archive had ever been made: the trace of a center cannot be removed by anybody, so it is dated before the closing. */
const forgetArchives = async () => {
  await db.inCenter(town, async (tx) => await sql`delete from center_exports`.execute(tx))
  await db.onPlatform(async (tx) => await sql`update volunteer_centers set suspended_at = clock_timestamp() where id = ${town}`.execute(tx))
}

const cookies = (headers: Record<string, string>) => ({
  cookie: Object.entries(headers)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('; '),
})

const pageAs = async (headers: Record<string, string>, url: string) =>
  (await app.inject({ url, headers: { host: 'demo.localhost', ...cookies(headers) } })).statusCode
