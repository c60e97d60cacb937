import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '#kernel/db/server/database.ts'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { centerId } from '#src/seed/center-rows.ts'
import { demoTemplate } from '#src/testing/demo.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { twoTowns } from '#src/testing/two-towns.ts'
import { configFor, testCluster } from '#kernel/testing/server/fresh-database.ts'
import { importCenter } from './import-center.ts'
import { centerJoinForm } from './join-form.ts'
import { forgetArrivals, tellArrivals } from './tell-arrivals.ts'
import { archiveFolder, exportOf } from './testing.ts'

vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 })
const source = await freshDatabase(demoTemplate)
const { db, call, get } = await startTestApp({ template: twoTowns, jobs: true })
const folder = archiveFolder()
const center = centerId('arnhem')
const now = new Date()

type Person = { id: string; email: string; first_name: string }
let [asha, bram, chris]: [Person, Person, Person] = [] as never
const accountOfAsha = randomUUID()

const rowsOf = async <Row>(at: Database, text: string) => await at.onPlatform(async (tx) => (await sql.raw<Row>(text).execute(tx)).rows)
const ownRows = async (userId: string) =>
  await db.inCenter(center, async (tx) => {
    const { rows } = await sql<{
      applications: number
      consents: number
    }>`select (select count(*)::int from applications where user_id = ${userId}) as applications,
      (select count(*)::int from consents where user_id = ${userId}) as consents`.execute(tx)
    return rows[0]!
  })
const rolesOf = async (userId: string) =>
  (await rowsOf<{ name: string }>(db, `select name from user_roles where user_id = '${userId}' and volunteer_center_id = '${center}' order by 1`)).map(
    ({ name }) => name,
  )
const mails = async () =>
  await db.inCenter(
    center,
    async (tx) =>
      (
        await sql<{
          kind: string
          address: string
          facts: { url: string }
        }>`select kind, address, facts from outbox where kind like 'center_arrivals.%'`.execute(tx)
      ).rows,
  )
const tokenOf = async (address: string) => (await mails()).find((mail) => mail.address === address)!.facts.url.replace('/forms/', '')
const asked = { centerId: center, now, today: '2026-11-26', requestId: 'test', locale: 'nl' as const, draft: null, words: null }
const read = async (token: string) => await db.inCenter(center, async (tx) => await centerJoinForm.read({ ...asked, tx, token }))
const press = async (token: string, act: string) => await db.inCenter(center, async (tx) => await centerJoinForm.use({ ...asked, tx, token, act }))

beforeAll(async () => {
  const found = await source.inCenter(
    center,
    async (tx) =>
      (
        await sql<Person>`select distinct u.id, u.email, u.first_name from applications a join users u on u.id = a.user_id join user_roles r on r.user_id = u.id
        where u.status = 'active' and r.name = 'volunteer' order by u.id limit 3`.execute(tx)
      ).rows,
  )
  ;[asha, bram, chris] = found as [Person, Person, Person]
  // Asha and Chris have an account here, by address; Bram's id is taken by an account with another address.
  const home = (await rowsOf<{ id: string }>(db, 'select id from volunteer_centers limit 1'))[0]!.id
  const account = (id: string, email: string) => `('${id}', '${email}', 'Hier', 'Bekend', 'active', '${home}', now())`
  await rowsOf(
    db,
    `insert into users (id, email, first_name, last_name, status, home_center_id, confirmed_at) values
     ${account(accountOfAsha, asha.email)}, ${account(bram.id, 'een.ander@elders.example')}, ${account(randomUUID(), chris.email)} returning id`,
  )
  const { path, passphrase } = await exportOf(source, center, { folder, userId: null })
  const [{ name }] = (await rowsOf<{ name: string }>(db, 'select current_database() as name')) as [{ name: string }]
  const done = await importCenter({ databaseUrl: configFor(testCluster(), name).databaseUrl, path, passphrase })
  if (done.toJoin !== 3) throw new Error('three people are known here already')
  await tellArrivals(db, now)
})

test('everybody is told once: most to choose a password, who is known here whether both are theirs', async () => {
  const sent = await mails()
  expect(
    sent
      .filter(({ kind }) => kind === 'center_arrivals.join')
      .map(({ address }) => address)
      .toSorted(),
  ).toEqual([asha.email, chris.email, 'een.ander@elders.example'].toSorted())
  expect(sent.filter(({ kind }) => kind === 'center_arrivals.password').length).toBeGreaterThan(3)
  expect(new Set(sent.map(({ address }) => address)).size).toBe(sent.length)
  expect(await tellArrivals(db, now)).toBe(0)
})

test('the link of the mail opens the page on which a password is chosen, and the account works with it', async () => {
  const { address, facts } = (await mails()).find(({ kind }) => kind === 'center_arrivals.password')!
  const opened = await call('GET', facts.url, {})
  expect([opened.status, String(opened.headers['location'])]).toEqual([302, expect.stringMatching(/\/auth\/reset\?.*reset_password_token=/)])
  const token = new URL(`http://x${facts.url}`).searchParams.get('reset_password_token')
  const password = 'een heel nieuw wachtwoord'
  const set = await call('PUT', '/auth/password', { body: { reset_password_token: token, password, password_confirmation: password } })
  expect(set.status).toBe(200)
  const [row] = await rowsOf<{ right: boolean }>(db, `select password_hash is not null and status = 'active' as right from users where email = '${address}'`)
  expect(row).toEqual({ right: true })
})

test('before they answer nothing is joined: the account here has nothing of the center, and nobody can sign in to the other', async () => {
  expect(await ownRows(accountOfAsha)).toMatchObject({ applications: 0 })
  expect(await rolesOf(accountOfAsha)).toEqual([])
  expect((await ownRows(asha.id)).applications).toBeGreaterThan(0)
  const [row] = await rowsOf<{ email: string; status: string; password_hash: null }>(
    db,
    `select email, status, password_hash from users where id = '${asha.id}'`,
  )
  expect(row).toEqual({ email: `imported-${asha.id}@invalid`, status: 'inactive', password_hash: null })
  // Whose id is taken here got another one, with all that is theirs.
  expect(await ownRows(bram.id)).toMatchObject({ applications: 0 })
  expect(await rolesOf(bram.id)).toEqual([])
})

test('opening the link changes nothing, and what is no answer neither', async () => {
  const token = await tokenOf(asha.email)
  expect(await read(token)).toEqual({ purpose: 'center.join', state: 'open', firstName: asha.first_name, center: 'Vrijwilligerscentrum Arnhem' })
  expect(await press(token, 'misschien')).toMatchObject({ state: 'open' })
  expect(await read('onbekend')).toBeNull()
  expect((await get(`/api/v1/forms/${token}`)).status).toBe(404) // at another center
})

test('after a yes all that is theirs is theirs here, and the other account names nobody', async () => {
  const before = await ownRows(asha.id)
  const roles = await rolesOf(asha.id)
  const token = await tokenOf(asha.email)
  expect(await press(token, 'yes')).toMatchObject({ state: 'yes' })
  expect(await press(token, 'no')).toMatchObject({ state: 'yes' })
  await vi.waitFor(async () => expect(await rolesOf(accountOfAsha)).toEqual(roles), { timeout: 60_000, interval: 50 })
  await vi.waitFor(
    async () => {
      const [row] = await rowsOf<{ status: string; first_name: string }>(db, `select status, first_name from users where id = '${asha.id}'`)
      expect(row).toEqual({ status: 'archived', first_name: 'Verwijderde' })
    },
    { timeout: 60_000, interval: 50 },
  )
  expect(await ownRows(accountOfAsha)).toEqual(before)
  expect(await ownRows(asha.id)).toEqual({ applications: 0, consents: 0 })
  expect(await rolesOf(asha.id)).toEqual([])
  expect(await read(token)).toMatchObject({ state: 'yes' })
})

test('after a no, and after a month of silence, the account here stays as it was and the other is closed', async () => {
  expect(await press(await tokenOf(chris.email), 'no')).toMatchObject({ state: 'no' })
  await vi.waitFor(async () => expect(await rolesOf(chris.id)).toEqual([]), { timeout: 60_000, interval: 50 })
  await db.inCenter(center, async (tx) => await sql`update center_arrivals set told_at = now() - interval '31 days'`.execute(tx))
  await forgetArrivals(db)
  const states = await rowsOf<{ status: string }>(db, `select status from users where email like 'imported-%@invalid' order by 1`)
  expect(states).toEqual([{ status: 'archived' }, { status: 'archived' }])
  const { rows } = await db.inCenter(center, async (tx) => await sql`select from center_arrivals`.execute(tx))
  expect(rows).toEqual([])
})
