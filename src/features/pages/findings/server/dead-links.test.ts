import { expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { countDeadLinks } from './dead-links.ts'

const { call, get, as, db } = await startTestApp()
const [rosa, anja, fatima, tom] = await Promise.all(
  ['redacteur@demo.example', 'centerbeheerder@demo.example', 'vrijwilliger@demo.example', 'centerbeheerder@oldebroek.example'].map(
    async (who) => await as(who),
  ),
)
const path = '/api/v1/content_items'
const linked = (...links: string[]) => ({
  id: 't',
  kind: 'text',
  value: { body: { nl: links.map((href, i) => ({ type: 'paragraph', content: [{ text: `Link ${i}`, href }] })), en: [] } },
})
const band = (href: string) => ({ id: 'b', kind: 'band', value: { title: { nl: 'Kom', en: '' }, button: { nl: 'Ga', en: '' }, href } })
const make = async (titleNl: string, ...blocks: object[]) => (await call('POST', path, { headers: rosa, body: { titleNl, blocks } })).body.data.id as string
const act = async (page: string, verb: string) => await call('PUT', `${path}/${page}/${verb}`, { headers: rosa, body: {} })
const found = async (page: string) => (await get(`${path}/${page}/findings`, { headers: rosa })).body.meta.dead
const counted = async (page: string) => (await get(`${path}/${page}`, { headers: rosa })).body.data.attributes.deadLinks
const nobody = '01890000-0000-7000-8000-00000000000a'

test('links that lead to nothing are named with why, and those of the site and of others are left alone', async () => {
  const { data } = (await get('/api/v1/vacancies?filter[open]=true&page[size]=1')).body
  const open = `/vacancies/${data[0].id}`
  const page = await make(
    'Links',
    linked('/nooit-gemaakt#kop', `/vacancies/${nobody}`, `/organizations/${nobody}`, '/nieuws/nooit', '/forms/nooit', '/x/y', open, '/', '/privacy'),
    band('/vacancies/search?q=tuin'),
  )
  expect(await found(page)).toEqual([
    { href: '/forms/nooit', why: 'gone' },
    { href: '/nieuws/nooit', why: 'gone' },
    { href: '/nooit-gemaakt#kop', why: 'offline' },
    { href: `/organizations/${nobody}`, why: 'gone' },
    { href: `/vacancies/${nobody}`, why: 'gone' },
    { href: '/x/y', why: 'gone' },
  ])
  expect(await counted(page)).toBe(6)
  await call('PATCH', `${path}/${page}`, { headers: rosa, body: { blocks: [linked('https://www.ermelo.nl', 'mailto:a@b.nl', open)] } })
  expect([await counted(page), await found(page)]).toEqual([0, []])
  expect((await get(`${path}/${page}/findings`, { headers: fatima })).status).toBe(403)
  expect((await get(`${path}/${page}/findings`, { headers: tom, host: 'oldebroek.localhost' })).status).toBe(404)
})

test('a page goes offline: whoever linked to it is told, and readers get words that lead nowhere', async () => {
  const target = await make('Koffie', linked('/'))
  const page = await make('Verwijzing', linked('/koffie?van=hier'), band('/koffie'))
  await act(target, 'publish')
  await act(page, 'publish')
  const read = async () => (await get('/api/v1/pages/verwijzing')).body.data.attributes.blocks.map(({ value }: any) => value)
  expect([await counted(page), (await read())[0].body[0].content[0].href, (await read())[1].href]).toEqual([0, '/koffie?van=hier', '/koffie'])
  await act(target, 'unpublish')
  expect(await counted(page)).toBe(2)
  expect([(await read())[0].body[0].content[0], (await read())[1].href]).toEqual([{ text: 'Link 0' }, ''])
  await act(target, 'publish')
  expect([await counted(page), (await read())[1].href]).toEqual([0, '/koffie'])
  await call('DELETE', `${path}/${target}`, { headers: anja })
  expect(await counted(page)).toBe(2)
})

test('work that closes by itself is found by the nightly job', async () => {
  const centerId = id.center('demo')
  const { data } = (await get('/api/v1/vacancies?filter[open]=true&page[size]=1')).body
  const page = await make('Werk', band(`/vacancies/${data[0].id}`))
  expect(await counted(page)).toBe(0)
  await db.inCenter(centerId, async (tx) => {
    await tx.updateTable('vacancies').set({ valid_through: '2020-01-01' }).where('id', '=', data[0].id).execute()
    await countDeadLinks({ tx, centerId }, null)
  })
  expect([await counted(page), await found(page)]).toEqual([1, [{ href: `/vacancies/${data[0].id}`, why: 'closed' }]])
  expect((await get(`${path}/${page}`, { headers: rosa })).body.data.meta.version).toBe(1)
})

test('every part of a block that leads somewhere is called href, or nobody would judge it', async () => {
  const { blockKinds } = await import('#features/pages/blocks/kinds.ts')
  const named = (fields: object): string[] =>
    Object.entries(fields).flatMap(([name, field]) => (field.kind === 'link' ? [name] : field.kind === 'list' ? named(field.fields) : []))
  expect(new Set(blockKinds.flatMap(({ fields }) => named(fields)))).toEqual(new Set(['href']))
})
