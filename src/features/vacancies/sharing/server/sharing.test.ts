import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { neighbour } from '#src/testing/neighbours.ts'
import { hostOf, sharingCenters } from '#src/testing/sharing-centers.ts'
import { id } from '#src/testing/two-towns.ts'

const { call, as, db, get } = await startTestApp({ template: sharingCenters })
const reading = id.reading('nijmegen')
const [arnhem, apeldoorn] = [id.center('arnhem'), id.center('apeldoorn')]

const run = async (town: string, query: ReturnType<typeof sql>) => await db.inCenter(id.center(town), async (tx) => (await query.execute(tx)).rows)
const signedIn = new Map<string, Promise<Record<string, string>>>()
const headers = async (who: string, town: string) => {
  const email = `${who}@${town}.example`
  if (!signedIn.has(email)) signedIn.set(email, as(email, hostOf(town)))
  return await signedIn.get(email)!
}
const act = async (verb: string, attributes: object = {}, { who = 'coordinator', town = 'nijmegen', one = reading } = {}) =>
  await call('PUT', `/api/v1/vacancies/${one}/${verb}`, {
    host: hostOf(town),
    headers: await headers(who, town),
    body: { data: { type: 'vacancies', id: one, attributes } },
  })
const share = async (centers: unknown = [arnhem], more: Parameters<typeof act>[2] = {}) => await act('share', { shared_with: centers }, more)
/** The shared vacancies below a search at a town's site. */
const seen = async (town: string, query = 'filter[search]=voorlezen kleuters', sent: Record<string, string> = {}) => {
  const { status, body } = await get(`/api/v1/vacancies/search?${query}`, { host: hostOf(town), headers: sent })
  expect(status).toBe(200)
  return (body.meta.shared ?? []) as { id: string; title: string; center: string; url: string }[]
}
const mails = async (town: string) => {
  const rows = await run(town, sql`select address from outbox where kind = 'vacancy.shared' and facts ->> 'vacancy' = 'Tuinieren met groep vijf'`)
  return (rows as { address: string }[]).map(({ address }) => address)
}

beforeEach(async () => {
  await run(
    'nijmegen',
    sql`update vacancies set status = 'published', shared_with = '{}', valid_through = '2099-01-01', closed_reason = null where id = ${reading}`,
  )
  await run('nijmegen', sql`update vacancies set shared_with = '{}'`)
  await run('nijmegen', sql`update organizations set status = 'approved' where id = ${id.school('nijmegen')}`)
})

test('a coordinator of Nijmegen shares a vacancy with Arnhem, where whoever finds little sees it, and with nobody else', async () => {
  const { status, body } = await share()
  expect(status).toBe(200)
  expect(body.data.attributes.sharedWith).toEqual([arnhem])
  expect(await seen('arnhem')).toEqual([
    {
      id: reading,
      title: 'Voorlezen aan kleuters',
      titleEn: null,
      themes: ['language'],
      commitment: 'recurring',
      town: 'Oldebroek',
      organization: 'De Brug',
      center: 'Vrijwilligerscentrale nijmegen',
      url: expect.stringMatching(new RegExp(`^http://nijmegen\\.localhost:\\d+/vacancies/${reading}$`)),
    },
  ])
  for (const town of ['apeldoorn', 'nijmegen', 'demo', 'oldebroek']) expect(await seen(town)).toEqual([])
})

test('it is not among the results, nor counted there, and its page stays at its own site', async () => {
  await share()
  const { body } = await get('/api/v1/vacancies/search?filter[search]=voorlezen', { host: hostOf('arnhem') })
  expect(body.data.map(({ id: one }: { id: string }) => one)).not.toContain(reading)
  expect((await get(`/api/v1/vacancies/${reading}`, { host: hostOf('arnhem') })).status).toBe(404)
  const coordinator = await headers('coordinator', 'arnhem')
  expect((await get(`/api/v1/vacancies/${reading}`, { host: hostOf('arnhem'), headers: coordinator })).status).toBe(404)
  expect((await act('unshare', {}, { town: 'arnhem' })).status).toBe(404)
})

test('only what fits is shown: other words, another theme and other dayparts find nothing of it', async () => {
  await share()
  for (const query of ['filter[search]=timmeren', 'filter[with_theme]=nature', 'filter[search]=voorlezen&filter[with_daypart]=sun_evening'])
    expect(await seen('arnhem', query)).toEqual([])
  expect(await seen('arnhem', 'filter[with_theme]=language')).toHaveLength(1)
})

test('those who look after vacancies in Arnhem are told, once, and nobody of Nijmegen', async () => {
  const one = id.gardening('nijmegen')
  await share([arnhem], { one })
  await share([arnhem], { one })
  expect(await mails('arnhem')).toEqual(['coordinator@arnhem.example'])
  await share([arnhem, apeldoorn], { one })
  expect(await mails('arnhem')).toHaveLength(1)
  expect(await mails('apeldoorn')).toEqual(['coordinator@apeldoorn.example'])
  expect(await mails('nijmegen')).toEqual([])
  const headersThere = await headers('coordinator', 'apeldoorn')
  const { body } = await get('/api/v1/notifications', { host: hostOf('apeldoorn'), headers: headersThere })
  expect(body.data[0].attributes).toMatchObject({ href: '/vacancies/search?q=Tuinieren+met+groep+vijf' })
})

test('sharing and ending it leave their trace at its own center', async () => {
  await share([apeldoorn, arnhem])
  await act('unshare')
  const traces = await run(
    'nijmegen',
    sql`select action, to_state from audit_events where action like 'vacancy.%shared' and subject_id = ${reading} order by at desc limit 2`,
  )
  expect(traces).toEqual([
    { action: 'vacancy.unshared', to_state: null },
    { action: 'vacancy.shared', to_state: 'Vrijwilligerscentrale apeldoorn, Vrijwilligerscentrale arnhem' },
  ])
  expect(await seen('arnhem')).toEqual([])
})

test('neither its organization nor an editor decides, and the others do not learn with whom', async () => {
  for (const who of ['vrijwilliger', 'lid', 'beheerder', 'redacteur']) expect([who, (await share([arnhem], { who })).status]).toEqual([who, 403])
  expect((await share([arnhem], { who: 'centerbeheerder' })).status).toBe(200)
  const attributes = async (sent: Record<string, string>) =>
    (await get(`/api/v1/vacancies/${reading}`, { host: hostOf('nijmegen'), headers: sent })).body.data.attributes
  expect(await attributes({})).not.toHaveProperty('sharedWith')
  expect(await attributes(await headers('vrijwilliger', 'nijmegen'))).not.toHaveProperty('sharedWith')
  expect(await attributes(await headers('lid', 'nijmegen'))).toMatchObject({ sharedWith: [arnhem] })
})

test('a center of another site, its own center, what is none and nobody at all are refused', async () => {
  for (const one of [id.center('demo'), neighbour.id, id.center('nijmegen'), 'arnhem', `'; --`]) {
    const { status, body } = await share([arnhem, one])
    expect([one, status, body.errors?.[0]?.code]).toEqual([one, 422, 'inclusion'])
  }
  expect((await share([])).body.errors[0]).toMatchObject({ status: '422', code: 'blank' })
  expect((await share('alle')).status).toBe(422)
  expect((await share([arnhem], { one: id.gardening('arnhem') })).status).toBe(404)
  expect(await seen('arnhem')).toEqual([])
})

test('only what is online can be shared', async () => {
  const { status, body } = await share([arnhem], { one: id.draft('nijmegen') })
  expect([status, body.errors[0].code]).toEqual([409, 'invalid_transition'])
})

test('a site that does not share refuses, even where it has two centers', async () => {
  const { status, body } = await share([neighbour.id], { town: 'demo', one: id.reading('demo') })
  expect([status, body.errors[0].code]).toEqual([403, 'feature_disabled'])
  const { body: shown } = await get(`/api/v1/vacancies/${id.reading('demo')}`, { headers: await headers('coordinator', 'demo') })
  expect(shown.data.meta.permissions).not.toContain('share')
})

test('one that is paused is not shown, and is again when it is back', async () => {
  await share()
  await act('pause')
  expect(await seen('arnhem')).toEqual([])
  await act('resume')
  expect(await seen('arnhem')).toHaveLength(1)
})

test('closing ends it, and who takes that back has it again as it was', async () => {
  await share()
  const { body } = await act('close', { closed_reason: 'other' })
  expect(body.data.attributes.sharedWith).toEqual([])
  expect(await seen('arnhem')).toEqual([])
  const undo = await call('PUT', `/api/v1/operations/${body.data.meta.undo.id}/undo`, {
    host: hostOf('nijmegen'),
    headers: await headers('coordinator', 'nijmegen'),
  })
  expect(undo.status).toBe(200)
  expect(await seen('arnhem')).toHaveLength(1)
})

test('a copy is shared with nobody', async () => {
  await share()
  const { body } = await act('duplicate')
  expect(body.data.attributes.sharedWith).toEqual([])
})
