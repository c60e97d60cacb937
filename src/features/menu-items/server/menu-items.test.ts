import { expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { CenterMenus } from './center-menus.ts'

const { call, get, as, db } = await startTestApp()
const people = ['redacteur@demo.example', 'coordinator@demo.example', 'vrijwilliger@demo.example', 'redacteur@oldebroek.example'] as const
const [rosa, wim, fatima, tom] = (await Promise.all(people.map(async (who) => await as(who)))) as [object, object, object, object]
type Headers = Record<string, string>
const path = '/api/v1/menu_items'
const hostOf = (headers: object) => (headers === tom ? 'oldebroek.localhost' : 'demo.localhost')
const does = async (who: object, method: 'POST' | 'PATCH' | 'PUT' | 'DELETE', to: string, attributes?: object, parent?: string | null) =>
  await call(method, `${path}${to}`, {
    host: hostOf(who),
    headers: who as Headers,
    ...(attributes && {
      body: {
        data: {
          type: 'menu_items',
          ...(method === 'PATCH' && { id: to.slice(1) }),
          attributes,
          ...(parent !== undefined && { relationships: { parent: { data: parent && { type: 'menu_items', id: parent } } } }),
        },
      },
    }),
  })
const add = async (attributes: object, parent?: string) =>
  await does(rosa, 'POST', '', { menu: 'header', target: 'url', labelNl: 'Gemeente', targetValue: 'www.demo.nl', ...attributes }, parent)
const all = async (menu = 'header', who: object = rosa) =>
  (await get(`${path}?page[size]=200&filter[menu_eq]=${menu}`, { host: hostOf(who), headers: who as Headers })).body.data as any[]
const placed = async (menu = 'header') => (await all(menu)).map(({ id: one, attributes }) => ({ id: one, parentId: attributes.parentId ?? null }))
const codeOf = ({ status, body }: { status: number; body: any }) => [status, body.errors?.[0].code]
const drawn = async (center = 'demo') => await new CenterMenus(db).of(id.center(center))
const undo = async (operation: { id: string }, who: object = rosa) => await call('PUT', `/api/v1/operations/${operation.id}/undo`, { headers: who as Headers })

test('every site begins with menus, which become lines when Rosa makes them hers; looking at them changes nothing', async () => {
  const before = await drawn()
  expect(before.header.map(({ value }) => value)).toEqual(['search', 'activities', 'social_map', 'news'])
  expect(before.footer.map(({ label, children }) => [label?.en, children.length])).toEqual([
    ['Take part', 4],
    ['About us', 5],
  ])
  const begun = async () => (await get(`${path}/begun`, { host: hostOf(rosa), headers: rosa as Headers })).body.meta.begun
  expect([await begun(), await all()]).toEqual([[], []])
  expect((await does(rosa, 'POST', '/begin', {})).body.meta.begun).toHaveLength(3)
  expect((await does(rosa, 'POST', '/begin', {})).body.meta.begun).toEqual([])
  expect((await all()).map(({ attributes }) => attributes.targetValue)).toEqual(['search', 'activities', 'social_map', 'news'])
  expect(await begun()).toHaveLength(3)
  expect(await all('footer')).toHaveLength(11)
  const after = await drawn()
  expect(after).toEqual(before)
  expect(await all()).toHaveLength(4)
  expect((await drawn('oldebroek')).version).toBe(before.version)
})

test('she adds a link to the town hall, as she would write it, and it stands last', async () => {
  const { status, body } = await add({ labelEn: 'Town hall', newWindow: true })
  expect([status, body.data.attributes]).toMatchObject([
    201,
    { labelNl: 'Gemeente', targetValue: 'https://www.demo.nl', visibleFor: 'all', newWindow: true, parentId: null },
  ])
  expect((await drawn()).header.at(-1)).toMatchObject({ label: { nl: 'Gemeente', en: 'Town hall' }, value: 'https://www.demo.nl', newWindow: true })
  const changed = await does(rosa, 'PATCH', `/${body.data.id}`, { labelNl: '  Stadhuis\u202e ', targetValue: 'info@demo.nl' })
  expect(changed.body.data.attributes).toMatchObject({ labelNl: 'Stadhuis', targetValue: 'mailto:info@demo.nl' })
  expect((await does(rosa, 'DELETE', `/${body.data.id}`)).status).toBe(204)
  expect((await drawn()).header).toHaveLength(4)
})

test.each([
  [{ targetValue: 'javascript:alert(1)' }, 'menu_link'],
  [{ targetValue: 'data:text/html,x' }, 'menu_link'],
  [{ targetValue: '//evil.example' }, 'menu_link'],
  [{ targetValue: 'https://a@evil.example' }, 'menu_link'],
  [{ targetValue: '' }, 'address_needed'],
  [{ labelNl: ' ' }, 'label_needed'],
  [{ labelNl: 'x'.repeat(61) }, 'too_long'],
  [{ target: 'route', targetValue: 'activiteitenkalender' }, 'route_needed'],
  [{ target: 'route', targetValue: '__proto__' }, 'route_needed'],
  [{ target: 'page', targetValue: null }, 'page_needed'],
  [{ target: 'page', targetValue: 'nergens' }, 'dead_target'],
  [{ target: 'page', targetValue: '01930009-0000-7000-8000-999999999999' }, 'dead_target'],
  [{ target: 'heading', targetValue: 'https://demo.nl' }, 'no_address'],
  [{ menu: 'left' }, 'inclusion'],
  [{ visibleFor: 'nobody' }, 'inclusion'],
  [{ featureFlag: 'allowInactiveUsers' }, 'inclusion'],
])('%j is no line: %s', async (attributes, code) => expect(codeOf(await add(attributes))).toEqual([422, code]))

test('a page that goes offline takes its line along, and brings it back', async () => {
  const items = '/api/v1/content_items'
  const body = {
    titleNl: 'Over ons',
    titleEn: 'About us',
    slugEn: 'about-us',
    blocks: [{ id: 'b1', kind: 'text', value: { body: { nl: [{ type: 'paragraph', content: [{ text: 'Wij.' }] }], en: [] } } }],
  }
  const page = (await call('POST', items, { headers: rosa as Headers, body })).body.data.id
  const act = async (verb: string) => await call('PUT', `${items}/${page}/${verb}`, { headers: rosa as Headers, body: {} })
  const line = (await add({ target: 'page', targetValue: page, labelNl: null })).body.data
  const names = async () => (await drawn()).header.flatMap(({ page: led }) => led?.title.nl ?? [])
  const seen = async () => (await get(`${path}/${line.id}`)).status
  expect([line.attributes.isOnline, await names(), await seen()]).toEqual([false, [], 404])
  await act('publish')
  expect([await names(), await seen()]).toEqual([['Over ons'], 200])
  expect((await drawn()).header.at(-1)?.page).toEqual({ title: { nl: 'Over ons', en: 'About us' }, slug: { nl: 'over-ons', en: 'about-us' } })
  const { version } = await drawn()
  await act('unpublish')
  expect([await names(), (await all()).at(-1).attributes.isOnline]).toEqual([[], false])
  expect((await drawn()).version).not.toBe(version)
  const anja = await as('centerbeheerder@demo.example')
  await call('DELETE', `${items}/${page}`, { headers: anja })
  // It can still be renamed, but not be given a new target.
  expect((await does(rosa, 'PATCH', `/${line.id}`, { labelNl: 'Wij' })).status).toBe(200)
  expect(codeOf(await add({ target: 'page', targetValue: page }))).toEqual([422, 'dead_target'])
  await does(rosa, 'DELETE', `/${line.id}`)
})

test('a menu has two levels, of one menu, and no circle', async () => {
  const [first, second] = await all()
  const child = (await add({}, first.id)).body.data
  expect(child.attributes.parentId).toBe(first.id)
  expect(codeOf(await add({}, child.id))).toEqual([422, 'too_deep'])
  expect(codeOf(await does(rosa, 'PATCH', `/${first.id}`, {}, second.id))).toEqual([422, 'too_deep'])
  expect(codeOf(await does(rosa, 'PATCH', `/${second.id}`, {}, second.id))).toEqual([422, 'circle'])
  expect(codeOf(await does(rosa, 'PATCH', `/${second.id}`, { target: 'heading', labelNl: 'Kop' }, first.id))).toEqual([422, 'too_deep'])
  expect(codeOf(await add({ menu: 'footer' }, first.id))).toEqual([422, 'other_menu'])
  expect(codeOf(await add({}, '01930009-0000-7000-8000-999999999999'))).toEqual([404, 'related_not_found'])
  expect((await drawn()).header[0]?.children).toHaveLength(1)
  expect((await does(rosa, 'PATCH', `/${first.id}`, { menu: 'top' })).status).toBe(200)
  expect((await drawn()).top[0]?.children).toHaveLength(1)
  await does(rosa, 'PATCH', `/${first.id}`, { menu: 'header' })
  expect((await does(rosa, 'DELETE', `/${child.id}`)).status).toBe(204)
})

test('a line goes with what stands under it, and all of it comes back', async () => {
  const parent = (await add({ target: 'heading', labelNl: 'Over ons', targetValue: null })).body.data
  await add({ labelNl: 'Bestuur' }, parent.id)
  const before = await placed()
  const { body } = await does(rosa, 'PUT', `/${parent.id}/take_out`, {})
  expect(body.data.attributes.removedAt).not.toBeNull()
  expect(await placed()).toHaveLength(before.length - 2)
  expect((await get(`${path}/${parent.id}`)).status).toBe(404)
  expect((await undo(body.data.meta.undo, wim)).status).toBe(404)
  expect((await undo(body.data.meta.undo)).status).toBe(200)
  expect(await placed()).toEqual(before)
})

/** The lines of all menus, in order. */
const site = async (): Promise<Placed[]> => {
  const menus = await Promise.all((['top', 'header', 'footer'] as const).map(async (menu) => ({ menu, lines: await placed(menu) })))
  return menus.flatMap(({ menu, lines }) => {
    const under = (parent: string | null) => lines.filter(({ parentId }) => parentId === parent)
    return under(null).flatMap((top) => [top, ...under(top.id)].map(({ id: one, parentId }) => ({ id: one, parent_id: parentId, menu })))
  })
}
type Placed = { id: string; parent_id: string | null; menu: string }
const reorder = async (drawnOrder: unknown, order: unknown, who: object = rosa) => await does(who, 'PUT', '/reorder', { drawn: drawnOrder, order })

test('who moves lines upon an order that is no longer so is told, and takes back only what is still so', async () => {
  const was = await site()
  const rest = was.filter(({ menu }) => menu !== 'header')
  const header = was.filter(({ menu }) => menu === 'header').toReversed()
  const order = [...header.map((one) => ({ ...one, parent_id: null })), ...rest]
  const headings = new Set((await all()).flatMap(({ id: one, attributes }) => (attributes.target === 'heading' ? [one] : [])))
  const moved = await reorder(was, order)
  expect(moved.status).toBe(200)
  expect((await placed()).map(({ id: one }) => one)).toEqual(header.map(({ id: one }) => one))
  expect(codeOf(await reorder(was, was))).toEqual([409, 'menu_changed'])
  const now = await site()
  expect(codeOf(await reorder(now, now.slice(1)))).toEqual([409, 'menu_changed'])
  const [top, next] = now.filter(({ id: one, menu }) => menu === 'header' && !headings.has(one)) as [Placed, Placed]
  const deep = [...now.filter((one) => one !== top && one !== next), top, { ...next, parent_id: top.id }]
  const third = deep.map((one) => (one.id === deep[0]!.id ? { ...one, parent_id: next.id } : one))
  expect(codeOf(await reorder(now, third))).toEqual([422, 'too_deep'])
  const elsewhere = deep.map((one) => (one.id === next.id ? { ...one, menu: 'footer' } : one))
  expect(codeOf(await reorder(now, elsewhere))).toEqual([422, 'too_deep'])
  for (const wrong of [null, [], ['x'], [{ id: 'x' }], [{ ...top, menu: 'nowhere' }], Array.from({ length: 200 }, () => was[0])])
    expect(codeOf(await reorder(wrong, now))).toEqual([422, 'invalid'])
  const again = await reorder(now, deep)
  expect((await undo(moved.body.meta.undo)).status).toBe(409)
  expect((await undo(again.body.meta.undo)).status).toBe(200)
  expect(await site()).toEqual(now)
})

test('a line goes into another menu with what stands under it, visitors see it there, and it comes back', async () => {
  const parent = (await add({ target: 'heading', labelNl: 'Voor scholen', targetValue: null })).body.data
  await add({ labelNl: 'Lesbrief' }, parent.id)
  const was = await site()
  const own = was.filter((one) => one.id === parent.id || one.parent_id === parent.id)
  const order = [...was.filter((one) => !own.includes(one)), ...own.map((one) => ({ ...one, menu: 'footer' }))]
  const { status, body } = await reorder(was, order)
  expect([status, await site()]).toEqual([200, order])
  const labels = async () => (await drawn()).footer.map(({ label, children }) => [label?.nl, children.length])
  expect(await labels()).toContainEqual(['Voor scholen', 1])
  expect((await undo(body.meta.undo)).status).toBe(200)
  expect([await site(), (await labels()).length]).toEqual([was, 2])
})

test('what was changed of a line can be taken back, by who changed it and as long as nobody went on from there', async () => {
  const line = (await add({ labelEn: 'Town hall' })).body.data
  const { body } = await does(rosa, 'PATCH', `/${line.id}`, { labelNl: 'Stadhuis', visibleFor: 'signed_in', menu: 'top' })
  expect(body.data.attributes).toMatchObject({ labelNl: 'Stadhuis', menu: 'top' })
  expect((await undo(body.data.meta.undo, wim)).status).toBe(404)
  expect((await undo(body.data.meta.undo)).status).toBe(200)
  const kept = async () => (await get(`${path}/${line.id}`, { headers: rosa as Headers })).body.data.attributes
  expect(await kept()).toEqual(line.attributes)
  const first = await does(rosa, 'PATCH', `/${line.id}`, { labelNl: 'Raadhuis' })
  await does(rosa, 'PATCH', `/${line.id}`, { labelEn: 'Council' })
  expect(codeOf(await undo(first.body.data.meta.undo))).toEqual([409, 'changed_since'])
  expect(await kept()).toMatchObject({ labelNl: 'Raadhuis', labelEn: 'Council' })
})

test('what is for who is signed in is told to nobody else, nor what stands under it', async () => {
  const secret = (await add({ labelNl: 'Voor vrijwilligers', visibleFor: 'signed_in' })).body.data
  const child = (await add({ labelNl: 'Handboek' }, secret.id)).body.data
  const told = async (headers: object) => (await get(`${path}?page[size]=200`, { headers: headers as Headers })).body.data.map((one: any) => one.id)
  for (const one of [secret, child]) expect([(await told({})).includes(one.id), (await told(fatima)).includes(one.id)]).toEqual([false, true])
  expect((await get(`${path}/${child.id}`)).status).toBe(404)
})

test('Wim looks, Fatima does nothing, and another town does not know of it', async () => {
  const [line] = await all()
  const change = { labelNl: 'Anders' }
  expect((await get(path, { headers: wim as Headers })).status).toBe(200)
  for (const who of [wim, fatima]) {
    expect((await does(who, 'POST', '', { menu: 'header', target: 'route', targetValue: 'news' })).status).toBe(403)
    expect((await does(who, 'PATCH', `/${line.id}`, change)).status).toBe(403)
    expect((await does(who, 'PUT', `/${line.id}/take_out`, {})).status).toBe(403)
    expect((await does(who, 'DELETE', `/${line.id}`)).status).toBe(403)
    expect((await reorder([], [], who)).status).toBe(403)
    expect((await does(who, 'POST', '/begin', {})).status).toBe(403)
  }
  expect((await does(tom, 'PATCH', `/${line.id}`, change)).status).toBe(404)
  expect((await does(tom, 'DELETE', `/${line.id}`)).status).toBe(404)
  const ours = await site()
  expect(codeOf(await reorder(ours, ours, tom))).toEqual([409, 'menu_changed'])
  const { meta } = (await get(`${path}/${line.id}`, { headers: rosa as Headers })).body.data
  expect((await call('PATCH', `${path}/${line.id}`, { headers: { ...(rosa as Headers), 'if-match': `"v${meta.version + 7}"` }, body: change })).status).toBe(
    412,
  )
})

test('a menu ends somewhere', async () => {
  const { length } = await placed('top')
  for (let at = length; at < 60; at += 1) expect((await add({ menu: 'top' })).status).toBe(201)
  expect(codeOf(await add({ menu: 'top' }))).toEqual([409, 'too_many_lines'])
  const was = await site()
  const footer = was.filter(({ menu }) => menu === 'footer')
  const order = [...was.filter((one) => one.menu === 'top'), ...footer.map((one) => ({ ...one, menu: 'top' })), ...was.filter((one) => one.menu === 'header')]
  expect(codeOf(await reorder(was, order))).toEqual([409, 'too_many_lines'])
})
