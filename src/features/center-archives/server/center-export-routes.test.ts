import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { readArchive } from './read-archive.ts'
import { forgetCenterExports } from './run-export.ts'
import { archiveFolder } from './testing.ts'

vi.setConfig({ testTimeout: 90_000 })
const { app, call, get, as, db } = await startTestApp({ jobs: true })
const folder = archiveFolder()
const here = id.center('demo')
const sanne = { headers: await as('centerbeheerder@demo.example') }
const password = 'samen-voor-de-buurt'

const ask = async (currentPassword: unknown, who: { headers?: Record<string, string> } = sanne) =>
  await call('POST', '/api/v1/center_exports', { ...who, body: { data: { type: 'center_exports', attributes: { currentPassword } } } })
const listed = async () => (await get('/api/v1/center_exports', sanne)).body.meta.exports as { id: string; status: string; who: string; bytes: number }[]
const events = async () =>
  await db.inCenter(here, async (tx) =>
    (await sql<{ action: string }>`select action from audit_events where action like 'center_export.%' order by at`.execute(tx)).rows.map(
      ({ action }) => action,
    ),
  )
const mailsOf = async (kind: string) =>
  await db.inCenter(here, async (tx) =>
    (await sql<{ address: string }>`select address from outbox where kind = ${kind}`.execute(tx)).rows.map(({ address }) => address),
  )

test('an admin proves who they are, however long ago they signed in, and nothing happens before', async () => {
  for (const wrong of ['', undefined, 'fout wachtwoord', 7]) {
    const answer = await ask(wrong)
    expect([answer.status, answer.body.errors[0].source.pointer]).toEqual([422, '/data/attributes/currentPassword'])
  }
  expect([await listed(), await events()]).toEqual([[], []])
})

test('nobody else may ask, see or download it', async () => {
  for (const name of ['coordinator', 'redacteur', 'vrijwilliger'])
    expect([
      name,
      (await ask(password, { headers: await as(`${name}@demo.example`) })).status,
      (await get('/api/v1/center_exports', { headers: await as(`${name}@demo.example`) })).status,
    ]).toEqual([name, 403, 403])
  expect((await ask(password, {})).status).toBe(401)
  expect(await events()).toEqual([])
})

test('the passphrase is shown once; the archive opens with it, everybody who should know does, and a week later it is gone', async () => {
  await db.onPlatform(
    async (tx) =>
      await sql`insert into user_roles (volunteer_center_id, user_id, name) values (${here}, ${id.person('demo', 'coordinator')}, 'center_admin')`.execute(tx),
  )
  const { status, body, headers } = await ask(password)
  expect([status, headers['cache-control']]).toEqual([202, 'no-store'])
  const { id: exportId, passphrase } = body.meta.asked as { id: string; passphrase: string }
  expect(passphrase).toMatch(/^([2-9A-Z]{4}-){5}[2-9A-Z]{4}$/)
  expect(await mailsOf('center_exports.asked')).toEqual(['coordinator@demo.example'])
  await vi.waitFor(async () => expect((await listed())[0]?.status).toBe('ready'), { timeout: 60_000, interval: 50 })
  expect(await listed()).toMatchObject([{ id: exportId, who: expect.any(String) }])
  expect(await mailsOf('center_exports.ready')).toEqual(['centerbeheerder@demo.example'])

  const path = `/api/v1/center_exports/${exportId}/file`
  const file = await app.inject({ url: path, headers: { host: 'demo.localhost', ...sanne.headers } })
  expect([file.statusCode, file.headers['content-disposition']]).toEqual([
    200,
    expect.stringMatching(/^attachment; filename="demo-\d{4}-\d\d-\d\d\.tar\.gz\.age"$/),
  ])
  const saved = join(folder, 'demo.age')
  writeFileSync(saved, file.rawPayload)
  expect((await readArchive(saved, passphrase)).manifest.tables['organizations']).toBe(2)
  expect(file.rawPayload.length).toBe((await listed())[0]!.bytes)
  expect(await events()).toEqual(['center_export.asked', 'center_export.made', 'center_export.downloaded'])
  const { text } = await get('/api/v1/center_exports', sanne)
  expect(text).not.toContain(passphrase)

  // At another center it does not exist.
  expect((await get(path, { host: 'oldebroek.localhost', headers: await as('centerbeheerder@oldebroek.example') })).status).toBe(404)
  await db.inCenter(here, async (tx) => await sql`update center_exports set expires_at = now() - interval '1 second'`.execute(tx))
  expect((await get(path, sanne)).status).toBe(404)
  await forgetCenterExports(db)
  const { rows } = await db.inCenter(here, async (tx) => await sql`select from center_exports union all select from center_export_parts`.execute(tx))
  expect(rows).toEqual([])
})

test('one at a time; one that never ends is said to have failed', async () => {
  await db.inCenter(
    here,
    async (tx) =>
      await sql`insert into center_exports (volunteer_center_id, user_id, passphrase, created_at)
        values (${here}, ${id.person('demo', 'centerbeheerder')}, 'v1.a.AAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAA', now() - interval '13 hours')`.execute(tx),
  )
  const refused = await ask(password)
  expect([refused.status, refused.body.errors[0].code]).toEqual([409, 'center_export_running'])
  await forgetCenterExports(db)
  expect((await listed()).map(({ status }) => status)).toEqual(['failed'])
  expect(await mailsOf('center_exports.failed')).toEqual(['centerbeheerder@demo.example'])
  expect((await ask(password)).status).toBe(202)
})
