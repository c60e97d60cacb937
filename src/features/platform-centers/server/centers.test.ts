import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { people } from '#features/users/model/server/people-tables.ts'
import { centerOrders } from '#features/platform-centers/platform-center.ts'
import { alarms, alarmsOf } from '#features/platform-centers/platform-status.ts'
import { timeInWords } from '#features/platform-centers/status-words.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { neighbours } from '#src/testing/neighbours.ts'
import { id } from '#src/testing/two-towns.ts'

// What the platform's admin sees of every center, adds and sends again; nobody else gets any of it.
const { app, call, as, db } = await startTestApp({ template: neighbours, pages: true, jobs: true })
const centers = '/api/v1/platform_centers'
const demo = id.center('demo')
const oldebroek = id.center('oldebroek')
let margot: Record<string, string>

const failing = async (center: string, at: string, error: string) =>
  await db.inCenter(center, async (tx) => {
    await sql`insert into outbox (volunteer_center_id, dedupe_key, kind, address, locale, facts, message_id, status, last_error, created_at)
      values (${center}, gen_random_uuid()::text, 'account.invite', 'els@elders.example', 'nl', '{}', gen_random_uuid()::text, 'failed', ${error}, ${at}::timestamptz)`.execute(
      tx,
    )
  })

beforeAll(async () => {
  await db.onPlatform(async (tx) => {
    const admin = { user_id: id.person('demo', 'tweede'), name: 'super_admin' as const, volunteer_center_id: null, organization_id: null }
    await people(tx).insertInto('user_roles').values(admin).execute()
  })
  margot = await as('tweede@demo.example')
  await failing(oldebroek, new Date().toISOString(), '550 <els@elders.example>: mailbox unavailable')
  await failing(oldebroek, '2020-01-01T00:00:00Z', 'long ago')
})

const list = async (query = '') => (await call('GET', `${centers}${query}`, { headers: margot })).body.meta
const rowOf = async (center: string) => (await list('?size=100')).centers.find((row: { id: string }) => row.id === center)

test('the numbers of a center are those of its own rows', async () => {
  const expected = await db.onPlatform(async (tx) => {
    const { rows } = await sql<{ n: number }>`select count(distinct r.user_id)::int as n from user_roles r join users u on u.id = r.user_id
      where r.volunteer_center_id = ${oldebroek} and u.status = 'active'`.execute(tx)
    return rows[0]!.n
  })
  const published = await db.inCenter(oldebroek, async (tx) => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from vacancies where status = 'published'`.execute(tx)
    return rows[0]!.n
  })
  expect([expected, published].every((n) => n > 0)).toBe(true)
  expect(await rowOf(oldebroek)).toMatchObject({
    town: 'oldebroek',
    tenant: 'oldebroek',
    state: 'open',
    people: expected,
    vacancies: published,
    failedMails: 1,
  })
  expect(await rowOf(demo)).toMatchObject({ failedMails: 0 })
})

test('the list is searched, sorted by every column and paged, and its tabs are counted over what is found', async () => {
  const all = await list('?size=100')
  expect(all.total).toBe(all.centers.length)
  expect(Object.values(all.counts as Record<string, number>).reduce((sum, n) => sum + n, 0)).toBe(all.total)
  const ids = all.centers.map((row: { id: string }) => row.id).sort()
  for (const order of centerOrders)
    for (const sort of [order, `-${order}`]) {
      const found = (await list(`?size=100&sort=${sort}`)).centers
      expect(found.map((row: { id: string }) => row.id).sort()).toEqual(ids)
      const paged = [...(await list(`?size=2&sort=${sort}`)).centers, ...(await list(`?size=2&page=2&sort=${sort}`)).centers]
      expect(paged.map((row: { id: string }) => row.id)).toEqual(found.slice(0, 4).map((row: { id: string }) => row.id))
    }
  const most = (await list('?size=100&sort=-failed_mails')).centers
  expect(most[0].id).toBe(oldebroek)
  const found = await list('?search=OLDEBR')
  expect([found.total, found.centers.map((row: { id: string }) => row.id)]).toEqual([1, [oldebroek]])
  expect((await list('?search=100%25_')).total).toBe(0)
  for (const wrong of ['state=nergens', 'sort=geheim', 'page=0', 'size=1000', 'kleur=rood'])
    expect((await call('GET', `${centers}?${wrong}`, { headers: margot })).status).toBe(400)
})

test.each(['centerbeheerder', 'coordinator', 'redacteur', 'beheerder', 'lid', 'vrijwilliger'])('%s gets nothing of it, by API or page', async (who) => {
  const headers = await as(`${who}@demo.example`)
  const tried = await Promise.all([
    call('GET', centers, { headers }),
    call('GET', `${centers}/${demo}`, { headers }),
    call('GET', `${centers}/${oldebroek}`, { headers }),
    call('POST', centers, { headers, body: {} }),
    call('PUT', `${centers}/${demo}/invite`, { headers }),
  ])
  expect(tried.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
  for (const path of ['', '/add', `/${demo}`]) expect(await pageAs(headers, path)).toBe(403)
})

test('the list goes along as a file, as it is searched and sorted, to the platform’s admin alone', async () => {
  const file = await call('GET', `${centers}/file?search=oldebroek&sort=-name`, { headers: { ...margot, 'accept-language': 'nl' } })
  expect([file.status, file.headers['content-type'], file.headers['content-disposition']]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'attachment; filename="centra.csv"',
  ])
  const [heads, ...lines] = file.text.trimEnd().split('\r\n')
  expect(heads).toBe('\ufeff"Centrum";"Plaats";"Website";"Status";"Mensen";"Vacatures";"Laatste activiteit";"Mail die niet aankomt"')
  expect(lines).toHaveLength((await list('?search=oldebroek')).total)
  expect((await call('GET', `${centers}/file`, { headers: await as('centerbeheerder@demo.example') })).status).toBe(403)
})

test('a visitor has to sign in first, and the platform’s admin sees the pages', async () => {
  expect((await call('GET', centers)).status).toBe(401)
  for (const path of ['', '/add', `/${demo}`]) {
    expect(await pageAs({}, path)).toBe(302)
    expect(await pageAs(margot, path)).toBe(200)
  }
  expect(await pageAs(margot, `/${id.school('demo')}`)).toBe(404)
})

async function pageAs(headers: Record<string, string>, path: string): Promise<number> {
  const cookie = Object.entries(headers)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ')
  return (await app.inject({ url: `/volunteerly/centers${path}`, headers: { host: 'demo.localhost', ...(cookie && { cookie }) } })).statusCode
}

test('no role that works with data reads the numbers of other centers but that of the platform', async () => {
  for (const asked of [
    sql`select centers_in_use()`,
    sql`select center_numbers(array[${oldebroek}::uuid])`,
    sql`select center_trace(${oldebroek})`,
    sql`select center_failed_mails(${oldebroek})`,
  ])
    await expect(db.inCenter(demo, async (tx) => await asked.execute(tx))).rejects.toThrow('permission denied')
})

const given = {
  site: 'new',
  kind: 'town_bank',
  name: 'Vrijwilligers Zutphen',
  town: 'Zutphen',
  address: '',
  firstName: 'Bas',
  lastName: 'Kok',
  email: 'bas@zutphen.example',
  locale: 'nl',
}
const faultsOf = (body: { errors: { meta: { attribute: string }; code: string }[] }) => body.errors.map(({ meta, code }) => `${meta.attribute} ${code}`).sort()
const add = async (body: object) => await call('POST', centers, { headers: margot, body })

test('all faults are told at once, each at its field, and nothing is made', async () => {
  const before = (await list()).total
  const refused = await add({
    site: 'new',
    kind: 'public',
    name: '',
    town: 'Atlantis',
    address: 'nergens',
    firstName: '',
    lastName: 'Kok',
    email: 'geen adres',
    locale: 'nl',
  })
  expect([refused.status, faultsOf(refused.body)]).toEqual([
    422,
    ['address invalid', 'email invalid', 'firstName blank', 'kind taken', 'name blank', 'town inclusion'],
  ])
  const elsewhere = await add({ ...given, site: 'nergens', email: 'centerbeheerder@demo.example' })
  expect(faultsOf(elsewhere.body)).toEqual(['email taken', 'site inclusion'])
  const joined = await add({ ...given, site: 'demo', address: '' })
  expect(faultsOf(joined.body)).toEqual(['address blank'])
  expect((await list()).total).toBe(before)
})

test('a town is added with its site and first admin, answers under its own key, and the invitation is sent again', async () => {
  const { status, body } = await add(given)
  expect([status, body.meta.added]).toEqual([
    200,
    {
      id: expect.any(String),
      name: given.name,
      origin: expect.stringMatching(/^http:\/\/zutphen\.localhost/),
      email: given.email,
      link: expect.stringContaining('confirm'),
    },
  ])
  const one = await call('GET', `${centers}/${body.meta.added.id}`, { headers: margot })
  expect(one.body.meta.center).toMatchObject({
    state: 'new',
    people: 0,
    tenant: 'zutphen',
    closed: null,
    waiting: { name: 'Bas Kok', email: given.email },
    failures: [],
  })
  const second = await add({ ...given, name: 'Zutphen Noord', email: 'an@zutphen.example' })
  expect(second.body.meta.added.origin).toMatch(/^http:\/\/zutphen-2\.localhost/)
  const joined = await add({ ...given, site: 'zutphen', name: 'Zutphen Zuid', address: 'zuid.localhost', email: 'to@zutphen.example' })
  expect(joined.body.meta.added.origin).toMatch(/^http:\/\/zuid\.localhost/)

  const again = await call('PUT', `${centers}/${body.meta.added.id}/invite`, { headers: margot })
  expect(again.body.meta.invited).toEqual({ email: given.email, link: expect.stringContaining('confirm') })
  expect(again.body.meta.invited.link).not.toBe(body.meta.added.link)
  expect((await call('PUT', `${centers}/${oldebroek}/invite`, { headers: margot })).body.errors[0].code).toBe('nobody_waits')
})

test('what is done to a center stands in its trace with the reason, and failed mails show no address', async () => {
  const at = `/api/v1/tenants/oldebroek/centers/${oldebroek}`
  await call('PUT', `${at}/suspend`, { headers: margot, body: { reason: 'De gemeente stopt ermee' } })
  expect(await rowOf(oldebroek)).toMatchObject({ state: 'suspended' })
  const closed = (await call('GET', `${centers}/${oldebroek}`, { headers: { ...margot, 'accept-language': 'en' } })).body.meta.center
  expect(closed).toMatchObject({ closed: 'center', failures: [{ mail: 'Invitation', reason: expect.stringContaining('mailbox unavailable') }] })
  expect(JSON.stringify(closed)).not.toContain('els@')
  expect(closed.trace[0]).toMatchObject({ text: expect.stringContaining('closed the website'), note: 'De gemeente stopt ermee' })
  await call('PUT', `${at}/reopen`, { headers: margot })
  expect(await rowOf(oldebroek)).toMatchObject({ state: 'open' })
})

test('the main host of a center is the one its links begin with', async () => {
  const site = '/api/v1/tenants/oldebroek'
  for (const host of ['een.localhost', 'twee.localhost']) await call('POST', `${site}/hosts`, { headers: margot, body: { host } })
  expect((await call('PUT', `${site}/hosts/twee.localhost/main`, { headers: margot })).status).toBe(200)
  expect(await rowOf(oldebroek)).toMatchObject({ origin: expect.stringMatching(/^http:\/\/twee\.localhost/) })
  expect((await call('DELETE', `${site}/hosts/twee.localhost`, { headers: margot })).status).toBe(422)
  expect((await call('DELETE', `${site}/hosts/een.localhost`, { headers: margot })).status).toBe(200)
  expect((await call('PUT', `${site}/hosts/nergens.localhost/main`, { headers: margot })).status).toBe(404)
})

test('the page above the list tells how the whole platform runs, in one line or with what to do first', async () => {
  const read = async () => (await call('GET', `${centers}/status`, { headers: margot })).body.meta.status
  expect(await read()).toEqual({
    oldestMail: expect.any(Number),
    failedMails: 1,
    unknownMails: 0,
    waitingJobs: expect.any(Number),
    storageAnswers: null,
    backupAge: null,
    makesBackups: false,
  })
  const seen = async () =>
    (
      await app.inject({
        url: '/volunteerly/centers',
        headers: {
          host: 'demo.localhost',
          accept: 'text/html',
          cookie: ['access-token', 'client', 'uid'].map((name) => `${name}=${encodeURIComponent(margot[name]!)}`).join('; '),
        },
      })
    ).body
  expect(await seen()).toContain(
    'Alles draait: mail gaat weg en er blijft geen werk liggen. Deze server maakt zelf geen reservekopieën. Sinds gisteren kwam 1 mail niet aan.',
  )
  await db.inCenter(oldebroek, async (tx) => {
    const mail = (status: string) =>
      sql`insert into outbox (volunteer_center_id, dedupe_key, kind, address, locale, facts, message_id, status, next_attempt_at)
        values (${oldebroek}, gen_random_uuid()::text, 'account.invite', 'els@elders.example', 'nl', '{}', gen_random_uuid()::text, ${status}, now() - interval '3 hours')`.execute(
        tx,
      )
    await mail('waiting')
    await mail('unknown')
  })
  const html = await seen()
  expect(html).toContain('De oudste mail wacht al 3 uur')
  expect(html).toContain('Van 1 mail is niet zeker of hij aankwam')
  expect(html).not.toContain('els@elders.example')
  for (const headers of [{}, await as('beheerder@demo.example')])
    expect((await call('GET', `${centers}/status`, { headers })).status).toBe('access-token' in headers ? 403 : 401)
})

test('an alarm is told from its own limit on, a backup only where this server makes one', () => {
  const fine = { oldestMail: 300, failedMails: 50, unknownMails: 0, waitingJobs: 100, storageAnswers: null, backupAge: null, makesBackups: false }
  expect(alarmsOf(fine)).toEqual([])
  expect(alarmsOf({ ...fine, storageAnswers: true })).toEqual([])
  expect(alarmsOf({ ...fine, makesBackups: true, backupAge: alarms.backupAge })).toEqual([])
  expect(alarmsOf({ oldestMail: 301, failedMails: 0, unknownMails: 1, waitingJobs: 101, storageAnswers: false, backupAge: null, makesBackups: true })).toEqual([
    'storage',
    'oldestMail',
    'waitingJobs',
    'backupAge',
    'unknownMails',
  ])
  expect([59, 90, 3600, 47 * 3600, 48 * 3600].map((seconds) => timeInWords('nl', seconds))).toEqual(['1 minuut', '2 minuten', '1 uur', '47 uur', '2 dagen'])
})

test('the limits of the alarms are those that docs/operations.md names', () => {
  const rows = readFileSync('docs/operations.md', 'utf8').split('\n')
  const limit = (figure: string) => Number(/above (\d+)/.exec(rows.find((row) => row.includes(figure))!.split('|')[2]!)![1])
  expect({
    oldestMail: limit('mail_oldest_due_seconds'),
    unknownMails: limit('mails_ended_badly{status="unknown"}'),
    waitingJobs: limit('jobs{state="waiting"}'),
    backupAge: limit('backup_age_seconds'),
  }).toEqual(alarms)
})
