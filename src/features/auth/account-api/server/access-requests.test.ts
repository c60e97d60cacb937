import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id, password } from '#src/testing/two-towns.ts'

const { call, get, as, db } = await startTestApp()
const host = 'oldebroek.localhost'
const fatima = 'vrijwilliger@demo.example'

const mails = async () =>
  await db.asWorker(
    async (tx) =>
      (
        await sql<{
          address: string
          facts: Record<string, string>
        }>`select address, facts from outbox where kind = 'account.access_asked' order by address`.execute(tx)
      ).rows,
  )
const ask = async (headers: Record<string, string> = {}, body: object = {}) => await call('POST', '/api/v1/access_requests', { host, headers, body })
const ticketOf = async (email: string, words = password, at = host) =>
  (await call('POST', '/api/v1/home_site', { host: at, body: { email, password: words } })).body.meta?.accessTicket as string
const add = async (who: string, email: string, more: object = {}) =>
  await call('POST', '/api/v1/users', { host, headers: await as(who), body: { email, first_name: 'F', last_name: 'E', ...more } })

beforeEach(async () => {
  await db.asWorker(async (tx) => void (await sql`delete from outbox`.execute(tx)))
  await db.onPlatform(async (tx) => {
    await sql`delete from user_tokens where purpose = 'access'`.execute(tx)
    await sql`delete from user_roles where user_id = ${id.person('demo', 'vrijwilliger')} and volunteer_center_id = ${id.center('oldebroek')}`.execute(tx)
  })
})

test('a session that is good elsewhere asks for access here: the staff gets one mail, however often it is pressed', async () => {
  const headers = await as(fatima)
  expect((await ask(headers)).body.meta).toEqual({ asked: true })
  expect((await ask(headers)).status).toBe(200)
  const told = await mails()
  expect(told.map(({ address }) => address)).toEqual(['centerbeheerder@oldebroek.example', 'coordinator@oldebroek.example'])
  expect(told[0]!.facts).toMatchObject({ person: 'Fatima El Amrani', email: fatima })
  expect(told[0]!.facts['url']).toMatch(/^http:\/\/oldebroek\.localhost:\d+\/users\/add\?email=vrijwilliger%40demo\.example$/)
})

test('without a session the ticket of the right password asks, at that center and for five minutes', async () => {
  expect((await ask({}, { ticket: await ticketOf(fatima) })).status).toBe(200)
  expect(await mails()).toHaveLength(2)
  const elsewhere = await ticketOf(fatima, password, 'demo.localhost')
  const [account, end, signature] = (await ticketOf(fatima)).split('.')
  for (const ticket of [
    elsewhere,
    `${account}.${Number(end) + 60}.${signature}`,
    `${id.person('demo', 'lid')}.${end}.${signature}`,
    'x',
    '',
    `${account}.1000000000.${signature}`,
  ])
    expect((await ask({}, { ticket })).status).toBe(401)
})

test('a wrong password gets no ticket, known address or not', async () => {
  expect([await ticketOf(fatima, 'verkeerd wachtwoord'), await ticketOf('niemand@demo.example', 'verkeerd wachtwoord')]).toEqual([undefined, undefined])
})

test('looking changes nothing, and strangers and people of this center ask for nothing', async () => {
  expect((await get('/api/v1/access_requests', { host })).status).toBe(405)
  expect((await ask()).status).toBe(401)
  const own = await ask(await as('vrijwilliger@oldebroek.example'))
  expect([own.status, own.body.errors[0].code]).toEqual([409, 'already_registered'])
  expect(await mails()).toEqual([])
})

test('who asked can be added by staff of the center, and by nobody else; then the account is good here', async () => {
  const headers = await as(fatima)
  expect((await add('coordinator@oldebroek.example', fatima)).body.errors[0].code).toBe('taken')
  await ask(headers)
  expect((await add('beheerder@oldebroek.example', fatima, { organization_id: id.school('oldebroek') })).body.errors[0].code).toBe('taken')
  const added = await add('coordinator@oldebroek.example', fatima)
  expect([added.status, added.body.data.id]).toEqual([200, id.person('demo', 'vrijwilliger')])
  const here = await get('/api/v1/current_user?include=roles', { host, headers })
  expect(here.body.included.map((role: any) => role.attributes.name)).toEqual(['volunteer'])
})
