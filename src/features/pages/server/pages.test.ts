import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { publishDue } from '#features/publishing/server/by-the-clock.ts'
import { plannedPages } from '#features/pages/publication/server/publish.ts'

const { call, get, as, db } = await startTestApp()
const host = 'demo.localhost'
const [rosa, wim, anja, fatima, tom] = await Promise.all(
  ['redacteur@demo.example', 'coordinator@demo.example', 'centerbeheerder@demo.example', 'vrijwilliger@demo.example', 'redacteur@oldebroek.example'].map(
    async (who) => await as(who),
  ),
)
const path = '/api/v1/content_items'
const paragraph = (text: string) => [{ type: 'paragraph', content: [{ text }] }]
const textBlock = (nl: string, en = '') => ({ id: 'b1', kind: 'text', value: { body: { nl: paragraph(nl), en: en ? paragraph(en) : [] } } })
const make = async (attributes: object, headers = rosa) => await call('POST', path, { headers, body: attributes })
const act = async (page: string, verb: string, body: object = {}, headers = rosa) => await call('PUT', `${path}/${page}/${verb}`, { headers, body })
const read = async (slug: string, headers: Record<string, string> = {}) => await get(`/api/v1/pages/${slug}`, { headers })
const english = { 'accept-language': 'en' }

test('every center begins with a home page in both languages, and Rosa goes on from it', async () => {
  const { body } = await read('home')
  const kinds = body.data.attributes.blocks.map(({ kind }: any) => kind)
  expect(kinds).toEqual(['hero', 'first_list', 'themes', 'activities', 'vacancy_list', 'social_map', 'band'])
  // A site without activities begins without their block.
  const { body: other } = await get('/api/v1/pages/home', { host: 'oldebroek.localhost' })
  expect(other.data.attributes.blocks.map(({ kind }: any) => kind)).toEqual(kinds.filter((kind: string) => kind !== 'activities'))
  expect((await read('home', english)).body.data.attributes.title).toMatch(/^Volunteer work in /)
  const { data: home } = (await call('POST', `${path}/home`, { headers: rosa })).body
  expect(home.attributes).toMatchObject({ isHome: true, status: 'published', hasChanges: false })
  expect((await call('POST', `${path}/home`, { headers: rosa })).body.data.id).toBe(home.id)
  expect((await read('home')).body.data.attributes).toEqual(body.data.attributes)

  const blocks = home.attributes.blocks.with(0, {
    ...home.attributes.blocks[0],
    value: { ...home.attributes.blocks[0].value, title: { nl: 'Dag buur', en: '' } },
  })
  const changed = await call('PATCH', `${path}/${home.id}`, { headers: rosa, body: { blocks } })
  expect(changed.body.data.attributes).toMatchObject({ hasChanges: true, changedByName: expect.any(String) })
  expect((await read('home')).body.data.attributes.blocks[0].value.title).not.toBe('Dag buur')
  await act(home.id, 'publish')
  expect((await read('home')).body.data.attributes.blocks[0].value.title).toBe('Dag buur')
  expect((await read('home', english)).body.data.attributes.blocks[0].value.title).toBe('Dag buur')
  expect((await get('/api/v1/pages/home', { host: 'oldebroek.localhost' })).body.data.attributes.blocks[0].value.title).not.toBe('Dag buur')
  expect((await act(home.id, 'unpublish')).body.errors[0].code).toBe('home_stays')
  expect((await call('DELETE', `${path}/${home.id}`, { headers: anja })).body.errors[0].code).toBe('home_stays')
})

test('Rosa writes a page: it has an address from its title, is read once it is published, and leads on from its old address', async () => {
  const made = await make({
    titleNl: 'Wie zijn wij?',
    titleEn: 'Who are we?',
    slugEn: 'who-are-we',
    blocks: [textBlock('Wij zijn het centrum.', 'We are the center.')],
  })
  expect([made.status, made.body.data.attributes.slugNl, made.body.data.attributes.status]).toEqual([201, 'wie-zijn-wij', 'draft'])
  const page = made.body.data.id
  expect((await read('wie-zijn-wij')).status).toBe(404)
  expect((await act(page, 'publish')).body.data.attributes).toMatchObject({ status: 'published', hasChanges: false })
  expect((await read('wie-zijn-wij')).body.data.attributes).toMatchObject({ title: 'Wie zijn wij?', slug: 'wie-zijn-wij', slugs: { en: 'who-are-we' } })
  expect((await read('WHO-ARE-WE', english)).body.data.attributes).toMatchObject({ title: 'Who are we?', slug: 'who-are-we' })
  await call('PATCH', `${path}/${page}`, { headers: rosa, body: { slugNl: 'over-ons' } })
  expect((await read('wie-zijn-wij')).body.data.attributes.slug).toBe('wie-zijn-wij')
  await act(page, 'publish')
  expect((await read('wie-zijn-wij')).body.data.attributes.slug).toBe('over-ons')
  await act(page, 'unpublish')
  expect((await read('over-ons')).status).toBe(404)
  expect((await act(page, 'unpublish')).status).toBe(409)
})

test('an address is one that a page can have, and one page’s own', async () => {
  for (const [slugNl, code] of [
    ['vacancies', 'slug_reserved'],
    ['api', 'slug_reserved'],
    ['Grote Letters', 'invalid_slug'],
    ['../etc', 'invalid_slug'],
    ['a/b', 'invalid_slug'],
    ['__proto__', 'invalid_slug'],
  ] as const) {
    const { status, body } = await make({ titleNl: 'Een', slugNl })
    expect([slugNl, status, body.errors[0].code, body.errors[0].source.pointer]).toEqual([slugNl, 422, code, '/data/attributes/slugNl'])
  }
  expect((await make({ titleNl: 'Een', slugNl: 'a'.repeat(500) })).status).toBe(422)
  expect((await make({ titleNl: 'Nieuws' })).body.data.attributes.slugNl).toBe('nieuws-pagina')
  await make({ titleNl: 'Onze mensen' })
  expect((await make({ titleNl: 'Onze mensen' })).body.data.attributes.slugNl).toBe('onze-mensen-2')
  expect((await make({ titleNl: 'Onze mensen', slugNl: 'onze-mensen' })).body.errors[0].code).toBe('slug_taken')
})

test('of two drafts that were given one address in the same moment only the first goes online', async () => {
  const first = (await make({ titleNl: 'Nazomer', blocks: [textBlock('Eerst')] })).body.data.id
  const second = (await make({ titleNl: 'Nazomer', blocks: [textBlock('Daarna')] })).body.data.id
  await act(first, 'publish')
  await db.inCenter(id.center('demo'), async (tx) => await sql`update content_items set slug_nl = 'nazomer' where id = ${second}`.execute(tx))
  const refused = await act(second, 'publish')
  expect([refused.status, refused.body.errors[0]?.code]).toEqual([422, 'slug_taken'])
  expect((await read('nazomer')).text).toContain('Eerst')
})

test('a draft may have gaps, a page that everybody reads has none', async () => {
  const { body } = await make({ titleNl: 'Half', blocks: [{ id: 'x', kind: 'band', value: { title: { nl: 'Kom' } } }] })
  const refused = await act(body.data.id, 'publish')
  expect([refused.status, ...refused.body.errors.map((error: any) => error.source.pointer)]).toEqual([
    422,
    '/data/attributes/blocks/0/value/button/nl',
    '/data/attributes/blocks/0/value/href',
  ])
  expect((await act((await make({ titleNl: 'Leeg' })).body.data.id, 'publish')).body.errors[0].code).toBe('no_blocks')
})

test('what is planned comes when it is time, as it was when it was planned', async () => {
  const { body } = await make({ titleNl: 'Zomer', blocks: [textBlock('Straks')] })
  const page = body.data.id
  expect((await act(page, 'publish', { publishAt: '2020-01-01T10:00:00.000Z' })).body.errors[0].code).toBe('in_the_past')
  expect((await act(page, 'publish', { publishAt: '2099-06-01T08:00:00.000Z' })).body.data.attributes).toMatchObject({
    status: 'scheduled',
    publishAt: '2099-06-01T08:00:00.000Z',
  })
  await call('PATCH', `${path}/${page}`, { headers: rosa, body: { blocks: [textBlock('Later bedacht')] } })
  await publishDue(db, plannedPages, id.center('demo'), new Date('2099-05-31T08:00:00Z'))
  expect((await read('zomer')).status).toBe(404)
  await publishDue(db, plannedPages, id.center('demo'), new Date('2099-06-01T08:00:01Z'))
  expect((await read('zomer')).text).toContain('Straks')
  expect((await get(`${path}/${page}`, { headers: rosa })).body.data.attributes).toMatchObject({ status: 'published', hasChanges: true, publishAt: null })
})

test('a plan can be let go: a draft is a draft again, and what is online stays online', async () => {
  const { body } = await make({ titleNl: 'Herfst', blocks: [textBlock('Nu')] })
  const page = body.data.id
  const plan = async () => await act(page, 'publish', { publishAt: '2099-06-01T08:00:00.000Z' })
  expect((await plan()).body.data.attributes).toMatchObject({ isPlannedOlder: false })
  const written = await call('PATCH', `${path}/${page}`, { headers: rosa, body: { blocks: [textBlock('Later bedacht')] } })
  expect(written.body.data.attributes).toMatchObject({ isPlannedOlder: true })
  expect((await act(page, 'unschedule')).body.data.attributes).toMatchObject({ status: 'draft', publishAt: null, isPlannedOlder: false })
  expect((await act(page, 'unschedule')).body.errors[0].code).toBe('not_scheduled')
  await act(page, 'publish')
  await plan()
  expect((await act(page, 'unschedule')).body.data.attributes).toMatchObject({ status: 'published', publishAt: null })
  await publishDue(db, plannedPages, id.center('demo'), new Date('2099-06-01T08:00:01Z'))
  expect((await read('herfst')).text).toContain('Later bedacht')
})

test('an address that a page will have when it comes online is nobody else’s', async () => {
  const { body } = await make({ titleNl: 'Winter', blocks: [textBlock('Straks')] })
  await act(body.data.id, 'publish', { publishAt: '2099-06-01T08:00:00.000Z' })
  await call('PATCH', `${path}/${body.data.id}`, { headers: rosa, body: { slugNl: 'winter-anders' } })
  expect((await make({ titleNl: 'Winter', slugNl: 'winter' })).body.errors[0].code).toBe('slug_taken')
})

test('every version can be looked at and put back; what one hand writes in one go is one', async () => {
  const { body } = await make({ titleNl: 'Versies', blocks: [textBlock('Eén')] })
  const page = body.data.id
  const write = async (words: string, headers = rosa) => await call('PATCH', `${path}/${page}`, { headers, body: { blocks: [textBlock(words)] } })
  await write('Eén en een half')
  await act(page, 'publish')
  await write('Twee')
  await write('Drie', anja)
  const { versions } = (await get(`${path}/${page}/versions`, { headers: wim })).body.meta
  expect(versions.map(({ number }: any) => number)).toEqual([3, 2, 1])
  const { content } = (await get(`${path}/${page}/versions/1`, { headers: rosa })).body.meta
  expect(JSON.stringify(content)).toContain('Eén en een half')
  expect((await act(page, 'restore', { number: 1 })).body.data.attributes).toMatchObject({ lastVersion: 4, hasChanges: true })
  expect((await act(page, 'restore', { number: 99 })).status).toBe(404)
  expect((await get(`${path}/${page}/versions/x`, { headers: rosa })).status).toBe(404)
})

test('two editors at once: who saves upon what is no longer there is told', async () => {
  const { body } = await make({ titleNl: 'Samen', blocks: [textBlock('Begin')] })
  const save = async (words: string, headers: Record<string, string>) =>
    await call('PATCH', `${path}/${body.data.id}`, {
      headers: { ...headers, 'if-match': `"v${body.data.meta.version}"` },
      body: { blocks: [textBlock(words)] },
    })
  expect((await save('Van Rosa', rosa!)).status).toBe(200)
  expect((await save('Van Anja', anja!)).status).toBe(412)
})

test('a link shows what is being written to whoever has it, in this center alone', async () => {
  const { body } = await make({ titleNl: 'Geheim', blocks: [textBlock('Nog niet')] })
  const { preview } = (await call('POST', `${path}/${body.data.id}/preview`, { headers: wim })).body.meta
  expect((await get(`/api/v1/page_drafts/${preview}`)).text).toContain('Nog niet')
  expect((await get(`/api/v1/page_drafts/${preview}`, { host: 'oldebroek.localhost' })).status).toBe(404)
  for (const token of [preview.slice(0, -1), 'x', '..', 'a'.repeat(290)])
    expect((await get(`/api/v1/page_drafts/${encodeURIComponent(token)}`)).status).toBe(404)
})

test('editors write, coordinators look, admins also take away; others see nothing of it, and Tom not ours', async () => {
  const { body } = await make({ titleNl: 'Rechten', blocks: [textBlock('Tekst')] })
  const at = `${path}/${body.data.id}`
  expect((await get(at, { headers: wim })).body.data.meta.permissions).toEqual(['preview'])
  expect((await call('PATCH', at, { headers: wim, body: { titleNl: 'Nee' } })).status).toBe(403)
  expect((await act(body.data.id, 'publish', {}, wim)).status).toBe(403)
  expect((await call('DELETE', at, { headers: rosa })).status).toBe(403)
  expect((await get(path, { headers: fatima })).status).toBe(403)
  expect((await get(path)).status).toBe(401)
  expect((await get(at, { host: 'oldebroek.localhost', headers: tom })).status).toBe(404)
  expect((await get(`${at}/versions`, { host: 'oldebroek.localhost', headers: tom })).status).toBe(404)
  expect((await get(`${at}/versions`, { headers: fatima })).status).toBe(403)
  expect((await call('DELETE', at, { headers: anja })).status).toBe(204)
  expect((await get(at, { headers: anja })).status).toBe(404)
  expect((await get(path, { host, headers: wim })).body.data.map((one: any) => one.id)).not.toContain(body.data.id)
})
