import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { applicationActionsOf } from '#features/applications/server/testing.ts'
import { enqueue } from '#kernel/jobs/server/job.ts'
import { exportJob, forgetFiles } from './run-export.ts'
import { addDays, today } from '#kernel/i18n/dates.ts'

vi.setConfig({ testTimeout: 90_000 })
const app = await startTestApp({ jobs: true })
const { call, get, as, db } = app
const wim = { headers: await as('coordinator@demo.example') }
const sanne = { headers: await as('centerbeheerder@demo.example') }

type Who = { host?: string; headers: Record<string, string> }
const begin = async (who: Who, attributes: object) => await call('POST', '/api/v1/exports', { ...who, body: { data: { type: 'exports', attributes } } })
const finished = async (who: Who, one: string) =>
  await vi.waitFor(
    async () => {
      const { body } = await get(`/api/v1/exports/${one}`, who)
      if (body.data.attributes.status === 'running') throw new Error('still running')
      return body.data.attributes
    },
    { timeout: 60_000, interval: 25 },
  )
const take = async (who: Who, attributes: object) => {
  const begun = await begin(who, attributes)
  if (begun.status !== 202) throw new Error(begun.text)
  const { url } = await finished(who, begun.body.data.id)
  return { one: begun.body.data.id as string, url: url as string, location: begun.headers['location'], file: await get(url, who) }
}

test('Wim takes the approved organizations along, in the columns that an import knows again', async () => {
  const { one, location, url, file } = await take(wim, { resource: 'organizations', filters: { status_eq: 'approved' }, format: 'csv' })
  expect([location, url]).toEqual([`/api/v1/exports/${one}`, `/api/v1/exports/${one}/file`])
  expect([file.status, file.headers['content-type'], file.headers['content-disposition']]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'attachment; filename="organisaties.csv"',
  ])
  expect(file.text.startsWith('\ufeff"Naam van de organisatie";"Soort";"Status";"KvK-nummer"')).toBe(true)
  const [row, ...others] = parse(file.text, { delimiter: ';', bom: true, columns: true }) as Record<string, string>[]
  expect(others).toEqual([])
  expect(row).toMatchObject({ 'Naam van de organisatie': 'De Brug', Soort: 'School', Status: 'Goedgekeurd', Postcode: '8096 AA', Plaats: 'Oldebroek' })
})

test('the file has the order of the list, and one that nobody knows is refused', async () => {
  const { file } = await take(wim, { resource: 'organizations', sort: '-name,created_at' })
  const rows = parse(file.text, { delimiter: ';', bom: true, columns: true }) as Record<string, string>[]
  expect(rows.map((row) => row['Naam van de organisatie'])).toEqual(['Tuinclub Groen', 'De Brug'])
  expect((await begin(wim, { resource: 'organizations', sort: 'weather' })).status).toBe(400)
})

test('in English with commas', async () => {
  const { file } = await take({ headers: { ...wim.headers, 'accept-language': 'en' } }, { resource: 'organizations' })
  const rows = parse(file.text, { delimiter: ',', bom: true, columns: true }) as Record<string, string>[]
  expect(rows.map((row) => [row['Name of the organization'], row['Status']])).toEqual([
    ['De Brug', 'Approved'],
    ['Tuinclub Groen', 'Pending'],
  ])
})

test('a name that is a formula is shown and never run', async () => {
  await db.inCenter(
    id.center('demo'),
    async (tx) => await sql`update organizations set summary = '=HYPERLINK("http://evil.example")' where id = ${id.club('demo')}`.execute(tx),
  )
  const { file } = await take(wim, { resource: 'organizations', filters: { id_eq: id.club('demo') } })
  expect(file.text).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
})

test('people are for the admin of the center, who takes them along with their roles; the admins hear of it', async () => {
  expect((await begin(wim, { resource: 'users' })).status).toBe(403)
  const { one, file } = await take(sanne, { resource: 'users', filters: { with_role: ['member', 'admin'] } })
  const rows = parse(file.text, { delimiter: ';', bom: true, columns: true }) as Record<string, string>[]
  expect(rows.map((row) => [row['E-mail'], row['Rollen']])).toEqual([
    ['lid@demo.example', 'Lid, Vrijwilliger'],
    ['beheerder@demo.example', 'Beheerder, Vrijwilliger'],
  ])
  expect(file.text).not.toContain('oldebroek.example')
  const { rows: mails } = await db.asWorker(
    async (tx) => await sql<object>`select address, facts from outbox where dedupe_key = ${`exports.made:${one}`}`.execute(tx),
  )
  expect(mails).toMatchObject([{ address: 'centerbeheerder@demo.example', facts: { who: 'Sanne Mulder', resource: 'users', n: 2 } }])
  const traced = await db.inCenter(
    id.center('demo'),
    async (tx) => await sql`select action, actor_id, to_state from audit_events where subject_id = ${one}`.execute(tx),
  )
  expect(traced.rows).toEqual([{ action: 'users.exported', actor_id: id.person('demo', 'centerbeheerder'), to_state: '2' }])
})

test('vacancies go along as the list shows them, drafts too, those of one organization where that is asked', async () => {
  const { file } = await take(wim, { resource: 'vacancies', filters: { organization_id_eq: id.school('demo') } })
  expect([file.status, file.headers['content-disposition']]).toEqual([200, 'attachment; filename="vacatures.csv"'])
  const rows = parse(file.text, { delimiter: ';', bom: true, columns: true }) as Record<string, string>[]
  const shown = await get(`/api/v1/vacancies?filter[organization_id_eq]=${id.school('demo')}`, wim)
  expect(rows.map((row) => row['Titel']).toSorted()).toEqual(shown.body.data.map(({ attributes }: any) => attributes.title).toSorted())
  expect(new Set(rows.map((row) => row['Organisatie']))).toEqual(new Set(['De Brug']))
  expect(rows.map((row) => row['Status'])).toContain('Online')
  expect(file.text).not.toContain('oldebroek.example')
})

test('what a site says is exported by those who see its lists, as those show it, and nobody is mailed about it', async () => {
  const nienke = { headers: await as('redacteur@demo.example') }
  await db.inCenter(
    id.center('demo'),
    async (tx) =>
      await sql`insert into partners (volunteer_center_id, name, kind, position) values (${id.center('demo')}, 'Gemeente Zutphen', 'municipality', 1)`.execute(
        tx,
      ),
  )
  const { one, file } = await take(nienke, { resource: 'partners', filters: { kind_eq: 'municipality' }, sort: 'name' })
  const rows = parse(file.text, { delimiter: ';', bom: true, columns: true }) as Record<string, string>[]
  expect(rows).toMatchObject([{ Naam: 'Gemeente Zutphen', Groep: expect.any(String), Plaats: '1' }])
  const { rows: mails } = await db.asWorker(async (tx) => await sql<object>`select from outbox where dedupe_key = ${`exports.made:${one}`}`.execute(tx))
  expect(mails).toEqual([])
  for (const resource of ['news', 'files', 'content_items']) {
    expect([resource, (await take(nienke, { resource })).file.status]).toEqual([resource, 200])
    for (const name of ['vrijwilliger', 'lid', 'beheerder'])
      expect([resource, name, (await begin({ headers: await as(`${name}@demo.example`) }, { resource })).status]).toEqual([resource, name, 403])
  }
  const johan = { headers: await as('beheerder@demo.example') }
  expect((await take(johan, { resource: 'reply_templates' })).file.status).toBe(200)
  expect((await begin({ headers: await as('lid@demo.example') }, { resource: 'reply_templates' })).status).toBe(403)
})

test('it is refused to everybody else, and one takes only what one asked for', async () => {
  expect((await begin({ headers: {} }, { resource: 'organizations' })).status).toBe(401)
  for (const name of ['vrijwilliger', 'lid', 'beheerder', 'redacteur'])
    for (const resource of ['organizations', 'vacancies'])
      expect([name, (await begin({ headers: await as(`${name}@demo.example`) }, { resource })).status]).toEqual([name, 403])
  const { one } = await take(sanne, { resource: 'users' })
  const others: Who[] = [wim, { host: 'oldebroek.localhost', headers: await as('centerbeheerder@oldebroek.example') }]
  for (const who of others) for (const path of [one, `${one}/file`]) expect((await get(`/api/v1/exports/${path}`, who)).status).toBe(404)
})

test.each([
  ['a filter that is none', { resource: 'organizations', filters: { nonsense: 'x' } }, 400],
  ['filters that are no words', { resource: 'organizations', filters: { status_eq: { a: 1 } } }, 400],
  ['filters that are a list', { resource: 'organizations', filters: ['x'] }, 400],
  ['another resource', { resource: 'sessions' }, 422],
  ['another format', { resource: 'organizations', format: 'xlsx' }, 422],
])('%s is refused before anything is made', async (_name, attributes, status) => {
  expect((await begin(sanne, attributes)).status).toBe(status)
})

test('after ten minutes the file is gone', async () => {
  const { one, url } = await take(wim, { resource: 'organizations' })
  await db.inCenter(id.center('demo'), async (tx) => await sql`update exports set expires_at = now() - interval '1 second' where id = ${one}`.execute(tx))
  expect((await get(`/api/v1/exports/${one}`, wim)).body.data.attributes.url).toBe(null)
  expect((await get(url, wim)).status).toBe(404)
  await forgetFiles(db)
  const { rows } = await db.inCenter(id.center('demo'), async (tx) => await sql`select from export_parts where export_id = ${one}`.execute(tx))
  expect(rows).toEqual([])
})

/** What Wim asked for some minutes ago, as if he had been allowed to then. */
const askedEarlier = async (resource: string, minutes: number) => {
  const { rows } = await db.inCenter(
    id.center('demo'),
    async (tx) =>
      await sql<{ id: string }>`insert into exports (volunteer_center_id, user_id, resource, filters, locale, created_at)
          values (${id.center('demo')}, ${id.person('demo', 'coordinator')}, ${resource}, '{}', 'nl', now() - make_interval(mins => ${minutes}))
          returning id`.execute(tx),
  )
  return rows[0]!.id
}

test('a file that did not succeed is told to be so, and nobody waits for it', async () => {
  const [old, fresh] = [await askedEarlier('organizations', 31), await askedEarlier('organizations', 5)]
  await forgetFiles(db)
  const statusOf = async (one: string) => (await get(`/api/v1/exports/${one}`, wim)).body.data.attributes.status
  expect([await statusOf(old), await statusOf(fresh)]).toEqual(['failed', 'running'])
})

test('who has lost the right before the file is made gets none', async () => {
  const one = await askedEarlier('users', 1)
  await db.inCenter(id.center('demo'), async (tx) => await enqueue(tx, exportJob, { centerId: id.center('demo'), exportId: one }))
  expect(await finished(wim, one)).toMatchObject({ status: 'failed', url: null })
  const { rows } = await db.inCenter(id.center('demo'), async (tx) => await sql`select from export_parts where export_id = ${one}`.execute(tx))
  expect(rows).toEqual([])
})

test('Johan takes the applicants of De Brug along, and nobody else’s; a member and a coordinator take none', async () => {
  const [johan, lid, fatima] = await Promise.all(['beheerder', 'lid', 'vrijwilliger'].map(async (name) => ({ headers: await as(`${name}@demo.example`) })))
  const { apply, act } = applicationActionsOf(app)
  const application = (await apply(fatima!.headers)).body.data.id as string
  const day = addDays(today(), 7)
  await act(johan!.headers, application, 'accept', { meeting: { day, time: '14:00', place: 'Kanaalweg 14' } })
  for (const who of [lid!, fatima!, wim]) expect((await begin(who, { resource: 'applications' })).status).toBe(403)
  for (const resource of ['organizations', 'users', 'vacancies']) expect((await begin(johan!, { resource })).status).toBe(403)
  const { one, file } = await take(johan!, { resource: 'applications', filters: { status_in: ['accepted', 'active'] } })
  expect(file.headers['content-disposition']).toBe('attachment; filename="aanvragen.csv"')
  const rows = parse(file.text, { delimiter: ';', bom: true, columns: true }) as Record<string, string>[]
  expect(rows).toMatchObject([
    {
      Vrijwilliger: 'Fatima El Amrani',
      'E-mail': 'vrijwilliger@demo.example',
      Organisatie: 'De Brug',
      Afspraak: `${day} 14:00`,
      'Plek van de afspraak': 'Kanaalweg 14',
    },
  ])
  // The file holds nothing that was filtered out, and the caller cannot ask for another organization.
  expect(
    (parse((await take(johan!, { resource: 'applications', filters: { status_eq: 'new' } })).file.text, { delimiter: ';', bom: true }) as unknown[]).length,
  ).toBe(1)
  await db.inCenter(
    id.center('demo'),
    async (tx) => await sql`update applications set organization_id = ${id.club('demo')} where id = ${application}`.execute(tx),
  )
  const elsewhere = await take(johan!, { resource: 'applications', filters: { organization_id_in: [id.club('demo')] } })
  expect((parse(elsewhere.file.text, { delimiter: ';', bom: true }) as unknown[]).length).toBe(1)
  const traced = await db.inCenter(id.center('demo'), async (tx) => await sql`select action, to_state from audit_events where subject_id = ${one}`.execute(tx))
  expect(traced.rows).toEqual([{ action: 'applications.exported', to_state: '1' }])
  const all = parse((await take(sanne, { resource: 'applications' })).file.text, { delimiter: ';', bom: true, columns: true }) as Record<string, string>[]
  expect(all.map((row) => row['Vrijwilliger'])).toContain('Fatima El Amrani')
})
