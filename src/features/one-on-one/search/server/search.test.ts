import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { demoTemplate } from '#src/testing/demo.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { arnhem, helpOf } from '#features/one-on-one/server/testing.ts'

const app = await startTestApp({ template: demoTemplate })
const { run, open, read, as, forget } = helpOf(app)
const [henk, karin, wim] = (await Promise.all(['vrijwilliger', 'lid', 'coordinator'].map(as))) as [
  Record<string, string>,
  Record<string, string>,
  Record<string, string>,
]
const find = async (query: string) => {
  const { status, body, text } = await read(null, `help_requests/search?${query}`)
  return {
    status,
    text,
    error: body.errors?.[0],
    rows: (body.data ?? []) as any[],
    meta: body.meta,
    titles: (body.data ?? []).map((one: any) => one.attributes.title) as string[],
  }
}

beforeEach(forget)

test('visitors find by words, kind, subject, frequency, daypart and language, and page by twenty', async () => {
  await open(henk, wim, { preferred_language: 'tr' })
  await open(henk, wim, { category: 'pets', title: 'Loop je met mijn hond?', frequency: 'flexible', dayparts: [] })
  await open(karin, wim, { kind: 'offer', category: 'garden', title: 'Ik snoei je heg', frequency: 'once', dayparts: ['sat_morning'] })
  expect((await find('')).titles).toHaveLength(3)
  for (const [query, count] of [
    ['filter[search]=schaken', 3],
    ['filter[search]=heg', 1],
    ['filter[search]=HÉG', 1],
    ['filter[search]=hond heg', 0],
    ['filter[kind]=offer', 1],
    ['filter[category]=pets', 1],
    ['filter[frequency]=weekly', 1],
    ['filter[daypart]=thu_morning', 2],
    ['filter[with_language]=tr', 1],
    ["filter[search]=');drop table", 0],
    ['filter[search]=%26|!:*()', 3],
  ] as const)
    expect([query, (await find(query)).rows.length]).toEqual([query, count])
  const page = await find('page[size]=2&page[number]=2')
  expect([page.rows.length, page.meta.page?.total ?? page.meta.total]).toEqual([1, 3])
  expect((await find('page[number]=9')).meta).toMatchObject((await find('page[number]=9')).meta)
  for (const [query, code] of [
    ['filter[category]=x', 'invalid_filter_value'],
    ['filter[place]=Nergenshuizen', 'invalid_filter_value'],
    ['filter[phone]=1', 'unknown_filter'],
    ['sort=title', 'unsupported_sort'],
  ] as const)
    expect([query, (await find(query)).error.code]).toEqual([query, code])
})

test('two people of one town have the same band and order from every postcode, and no postcode is told', async () => {
  const areas = (await run(sql`select postcode4 from places where name = 'Arnhem' and postcode4 is not null order by postcode4`)).map(
    ({ postcode4 }) => postcode4,
  )
  expect(areas.length).toBeGreaterThan(4)
  const [first, last] = [areas[0], areas.at(-1)]
  await open(henk, wim, { postcode4: first, title: 'Een' })
  await open(henk, wim, { postcode4: last, category: 'pets', title: 'Twee' })
  const orders = new Set<string>()
  for (const area of areas) {
    const { rows, text } = await find(`filter[near_postcode]=${area}`)
    expect(new Set(rows.map(({ meta }) => meta.distanceBand)).size).toBe(1)
    orders.add(rows.map(({ attributes }) => attributes.title).join())
    for (const secret of [first, last].filter((one) => one !== area)) expect(text).not.toContain(`"${secret}`)
  }
  expect(orders.size).toBe(1)
  const far = await find('filter[near_postcode]=3841')
  expect(far.rows.map(({ meta }) => meta.distanceBand)).toEqual(['>10', '>10'])
  expect((await find('')).rows[0].meta.distanceBand).toBeUndefined()
})

test('what waits, is for coordinators alone, was withdrawn or ran out is in no list; nor is what another center has', async () => {
  const id = await open(henk, wim)
  const shown = async () => (await find('')).rows.length
  expect(await shown()).toBe(1)
  for (const change of [
    sql`visibility = 'coordinator_only'`,
    sql`expires_at = now() - interval '1 second'`,
    sql`status = 'proposed'`,
    sql`status = 'pending', public_text = null`,
  ]) {
    await run(sql`update help_requests set status = 'open', public_text = 'x', visibility = 'public', expires_at = now() + interval '9 days' where id = ${id}`)
    expect(await shown()).toBe(1)
    await run(sql`update help_requests set ${change} where id = ${id}`)
    expect(await shown()).toBe(0)
    expect((await read(null, 'help_requests')).body.data).toEqual([])
  }
  await run(sql`update help_requests set status = 'open', public_text = 'x', visibility = 'public', expires_at = now() + interval '9 days' where id = ${id}`)
  expect((await app.get('/api/v1/help_requests/search', { host: 'nijmegen.localhost' })).body.data).toEqual([])
  expect((await app.get('/api/v1/help_requests/search')).status).toBe(404)
  expect((await app.get('/sitemap.xml', { host: 'public.localhost' })).text).not.toContain('een-op-een-hulp/')
})

test('no value of any filter breaks the list', async () => {
  const names = ['search', 'kind', 'category', 'frequency', 'daypart', 'with_language', 'place', 'near_postcode', 'page']
  const values = ['', ' ', '%', "'", '\\', ':*', '%00', '%F0%9F%98%80', '%EF%BF%BE', 'x'.repeat(256), '1,'.repeat(150), 'null', '-1', '9'.repeat(30)]
  for (const name of names)
    for (const value of values) {
      const { status } = await find(`filter[${name}]=${value}`)
      expect([name, value, [200, 400].includes(status)]).toEqual([name, value, true])
    }
  for (const query of [
    'filter[mine]=x',
    'filter[on_paper]=%F0%9F%98%80',
    'filter[kind_in]=a,b',
    'filter[status]=open,x',
    'filter[description_cont]=x',
    'sort=description',
    'counts=description',
  ])
    expect([query, (await read(wim, `help_requests?${query}`)).status]).toEqual([query, 400])
})

test('one of 3,000 is found by its words', async () => {
  await run(sql`insert into help_requests (volunteer_center_id, kind, category, first_name, title, description, postcode4, public_text, status, visibility, expires_at, screened_at)
    select ${arnhem}, 'request', 'other', 'x', 'titel ' || n, 'v1.s.aaaaaaaaaaaaaaaa.aaaaaaaaaaaaaaaaaaaaaaaa', '6811', 'woord' || n, 'open', 'public', now() + interval '9 days', now()
    from generate_series(1, 3000) n`)
  expect((await find('filter[search]=woord2777')).titles).toEqual(['titel 2777'])
})
