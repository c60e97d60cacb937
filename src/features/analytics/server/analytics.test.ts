import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { measureNames } from '#features/measures/measures.ts'
import { type Month, addMonths, monthsIn } from '#features/measures/months.ts'
import { runningMonth } from '#features/measures/server/roll.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { demoTemplate } from '#src/testing/demo.ts'
import { centerId } from '#src/seed/center-rows.ts'
import type { Series, Summary } from '#features/analytics/analytics.ts'

const { get, call, as, db } = await startTestApp({ template: demoTemplate })
const host = 'demo.localhost'
const center = centerId('harderwijk')
const running = runningMonth(new Date())
const year = { from: addMonths(running, -12), to: running }
const people = ['lid', 'beheerder', 'redacteur', 'coordinator', 'centerbeheerder', 'platform'] as const
const signedIn = Object.fromEntries(await Promise.all([...people, 'vrijwilliger'].map(async (name) => [name, await as(`${name}@demo.example`)]))) as Record<
  (typeof people)[number] | 'vrijwilliger',
  Record<string, string>
>

type Filters = { from?: string; to?: string; metrics?: string; dimension?: string; organization?: string }
const address = (path: string, { from = year.from, to = year.to, metrics = 'applications_received', dimension, organization }: Filters = {}) =>
  `/api/v1/analytics/${path}?${new URLSearchParams({
    'filter[from_gteq]': from,
    'filter[to_lt]': to,
    'filter[metric_in]': metrics,
    ...(dimension !== undefined && { 'filter[dimension]': dimension }),
    ...(organization !== undefined && { 'filter[organization_id_eq]': organization }),
  })}`
const ask = async (path: string, filters: Filters = {}, who: keyof typeof signedIn = 'coordinator') =>
  await get(address(path, filters), { host, headers: signedIn[who] })
const summary = async (filters: Filters, who: keyof typeof signedIn = 'coordinator') => (await ask('summary', filters, who)).body.meta as Summary
const organizationOf = async (who: 'lid' | 'beheerder') => {
  const { rows } = await db.onPlatform((tx) =>
    sql<{
      id: string
    }>`select r.organization_id as id from user_roles r join users u on u.id = r.user_id where u.email = ${`${who}@demo.example`} and r.organization_id is not null limit 1`.execute(
      tx,
    ),
  )
  return rows[0]!.id
}

/** Months of one measure as a test wants them, stored as the roll does. */
async function store(measure: string, months: Record<Month, number>, more: { dimension?: string; cells?: Record<string, number>; organization?: string } = {}) {
  await db.inCenter(center, async (tx) => {
    await sql`insert into measure_versions values (${center}, ${measure}, 1) on conflict do nothing`.execute(tx)
    for (const [month, n] of Object.entries(months)) {
      const own = more.organization ?? null
      await sql`delete from measure_atoms where measure = ${measure} and month = ${month} and organization_id is not distinct from ${own}`.execute(tx)
      const rows = [{ dimension: '', key: '', n }, ...Object.entries(more.cells ?? {}).map(([key, of]) => ({ dimension: more.dimension!, key, n: of }))]
      for (const row of rows)
        await sql`insert into measure_atoms (volunteer_center_id, measure, version, month, dimension, value_key, organization_id, n, status)
          values (${center}, ${measure}, 1, ${month}, ${row.dimension}, ${row.key}, ${own}, ${row.n}, 'final')`.execute(tx)
    }
  })
}

const [first, second, third] = [addMonths(running, -3), addMonths(running, -2), addMonths(running, -1)] as [Month, Month, Month]

beforeAll(async () => {
  await store('accounts_new', { [first]: 11, [second]: 12, [third]: 3 })
})

test('a sum of whole months holds hidden ones as an interval, and no period tells more of them', async () => {
  const [known] = (await summary({ from: first, to: third, metrics: 'accounts_new' })).metrics
  expect(known).toMatchObject({ value: 23, low: 23, high: 23, suppressed: false, version: 1, provisional: false, months: [first, second] })
  const [with3] = (await summary({ from: first, to: running, metrics: 'accounts_new' })).metrics
  expect(with3).toMatchObject({ value: null, low: 23, high: 27, suppressed: false })
  const [alone] = (await summary({ from: third, to: running, metrics: 'accounts_new' })).metrics
  expect(alone).toMatchObject({ value: null, low: 0, high: 4, suppressed: true })
})

test('what stands at the end of a month, and people of a month, are those of the last one', async () => {
  await store('vacancies_open', { [first]: 3, [second]: 4 })
  await store('volunteers_active', { [first]: 40, [second]: 52 })
  const { metrics } = await summary({ from: first, to: third, metrics: 'vacancies_open,volunteers_active' })
  expect(metrics.map(({ metric, value, months }) => [metric, value, months])).toEqual([
    ['vacancies_open', 4, [second]],
    ['volunteers_active', 52, [second]],
  ])
})

test('by month each has its own mark, and a distribution that would tell is refused as a whole', async () => {
  await store(
    'applications_received',
    { [first]: 40 },
    { dimension: 'source', cells: { web: 31, paper: 9, widget: 0, partner: 0, coordinator: 0, unknown: 0 } },
  )
  await store('applications_received', { [second]: 6 }, { dimension: 'source', cells: { web: 6, paper: 0 } })
  const { series } = (await ask('series', { from: first, to: third, dimension: 'source' })).body.meta as Series
  const [{ points }] = series as [Series['series'][number]]
  expect(points.map(({ month, value }) => [month, value])).toEqual([
    [first, 40],
    [second, 6],
  ])
  expect(points[0]!.cells!.find(({ key }) => key === 'web')).toEqual({ key: 'web', label: 'Op deze site', value: 30, low: 28, high: 32, suppressed: false })
  expect(points[0]!.cells!.find(({ key }) => key === 'partner')).toMatchObject({ value: null, low: 0, high: 4, suppressed: true })
  expect(points[1]!.cells).toBe(null)
  const { metrics } = await summary({ from: first, to: third, dimension: 'source' })
  expect([metrics[0]!.leftOut, metrics[0]!.value]).toEqual([[second], 46])
})

test.each([
  [{ from: '2026-01-15' }, 'filter[from_gteq]'],
  [{ from: 'gisteren' }, 'filter[from_gteq]'],
  [{ from: '' }, 'filter[from_gteq]'],
  [{ to: '2026-13-01' }, 'filter[to_lt]'],
  [{ from: '2026-04-01', to: '2026-04-01' }, 'filter[to_lt]'],
  [{ from: '2026-04-01', to: '2026-01-01' }, 'filter[to_lt]'],
  [{ from: '2024-01-01', to: '2026-02-01' }, 'filter[to_lt]'],
  [{ metrics: '' }, 'filter[metric_in]'],
  [{ metrics: 'page_views' }, 'filter[metric_in]'],
  [{ metrics: '__proto__' }, 'filter[metric_in]'],
  [{ metrics: 'accounts_new,accounts_new' }, 'filter[metric_in]'],
  [{ metrics: measureNames.slice(0, 13).join() }, 'filter[metric_in]'],
  [{ dimension: 'age' }, 'filter[dimension]'],
  [{ dimension: 'toString' }, 'filter[dimension]'],
  [{ dimension: 'kind' }, 'filter[dimension]'],
  [{ dimension: 'theme,town' }, 'filter[dimension]'],
  [{ organization: 'x' }, 'filter[organization_id_eq]'],
])('%j gets a 400 that names the filter', async (filters, parameter) => {
  for (const path of ['summary', 'series']) {
    const { status, body } = await ask(path, filters)
    expect([status, body.errors[0].code, body.errors[0].source.parameter]).toEqual([400, 'invalid_filter_value', parameter])
  }
})

test('other filters and parameters are refused by name', async () => {
  const refused = async (query: string) => {
    const { status, body } = await get(`${address('summary')}&${query}`, { host, headers: signedIn.coordinator })
    return `${status} ${body.errors[0].code}`
  }
  expect(await refused('filter[town]=Ede')).toBe('400 unknown_filter')
  expect(await refused('filter[from_gteq][x]=1')).toBe('400 unknown_filter')
  expect(await refused('page[size]=1')).toBe('400 unknown_parameter')
  expect((await get('/api/v1/analytics/definitions?x=1', { host, headers: signedIn.coordinator })).status).toBe(400)
})

test('who may see the center does; a volunteer and a visitor do not', async () => {
  for (const who of ['redacteur', 'coordinator', 'centerbeheerder', 'platform'] as const)
    expect([who, (await ask('summary', {}, who)).status]).toEqual([who, 200])
  expect((await ask('summary', {}, 'vrijwilliger')).status).toBe(403)
  expect((await get(address('summary'), { host })).status).toBe(401)
  expect((await get('/api/v1/analytics/definitions', { host })).status).toBe(401)
})

test('an organization sees its own and nothing of the center; staff see no organization', async () => {
  const own = await organizationOf('lid')
  await store('applications_received', { [third]: 30 }, {})
  await store(
    'applications_received',
    { [third]: 9 },
    { organization: own, dimension: 'answer', cells: { d0_1: 9, d2_3: 0, d4_7: 0, d8_14: 0, d15: 0, none: 0, withdrawn: 0, unknown: 0 } },
  )
  const [mine] = (await summary({ from: third }, 'lid')).metrics
  expect(mine).toMatchObject({ value: 9 })
  expect((await summary({ from: third, organization: own }, 'lid')).metrics).toMatchObject([{ value: 9 }])
  expect((await ask('summary', { organization: own }, 'coordinator')).status).toBe(403)
  expect((await ask('summary', { organization: '01930001-0000-7000-8000-000000000010' }, 'lid')).status).toBe(403)
  const refused = await ask('summary', { metrics: 'accounts_new' }, 'lid')
  expect([refused.status, refused.body.errors[0].source.parameter]).toEqual([400, 'filter[metric_in]'])
  expect((await ask('summary', { dimension: 'theme' }, 'lid')).body.errors[0].source.parameter).toBe('filter[dimension]')
})

test('beside an organization’s own speed stands the middle of at least five organizations', async () => {
  const own = await organizationOf('lid')
  const cells = (fast: number, slow: number) => ({ d0_1: fast, d2_3: 0, d4_7: 0, d8_14: slow, d15: 0, none: 0, withdrawn: 0, unknown: 0 })
  const { rows } = await db.inCenter(center, (tx) =>
    sql<{ id: string }>`select id from organizations where id <> ${own} and status = 'approved' order by id limit 4`.execute(tx),
  )
  await db.inCenter(center, (tx) => sql`delete from measure_atoms where organization_id is not null`.execute(tx))
  await store('applications_received', { [third]: 30 }, {})
  await store('applications_received', { [third]: 22 }, { organization: own, dimension: 'answer', cells: cells(22, 0) })
  for (const { id } of rows.slice(0, 3)) await store('applications_received', { [third]: 22 }, { organization: id, dimension: 'answer', cells: cells(0, 22) })
  await store('applications_received', { [third]: 3 }, { organization: rows[3]!.id, dimension: 'answer', cells: cells(0, 3) })
  const speed = async () => (await summary({ from: third, dimension: 'answer' }, 'lid')).speed
  expect(await speed()).toMatchObject({ median: 'd0_1', within_7: { value: null, low: 80, high: 100 }, center: null })
  await store('applications_received', { [third]: 22 }, { organization: rows[3]!.id, dimension: 'answer', cells: cells(0, 22) })
  expect(await speed()).toMatchObject({ median: 'd0_1', center: 'd8_14' })
})

test('every measure and dimension has its definition, in the language of the reader', async () => {
  const { body } = await get('/api/v1/analytics/definitions', { host, headers: { ...signedIn.lid, 'accept-language': 'nl' } })
  expect(body.meta.metrics.map(({ metric }: { metric: string }) => metric)).toEqual(measureNames)
  expect(body.meta.metrics.every(({ label, definition }: Record<string, string>) => label!.length > 3 && definition!.endsWith('.'))).toBe(true)
  const english = await call('GET', '/api/v1/analytics/definitions', { host, headers: { ...signedIn.lid, 'accept-language': 'en' } })
  expect([body.meta.metrics[0].label, english.body.meta.metrics[0].label]).toEqual(['Open vacatures', 'Open vacancies'])
})

test('centers side by side are for the platform alone, and of things alone', async () => {
  const side = async (who: keyof typeof signedIn) => await get('/api/v1/analytics/centers', { host, headers: signedIn[who] })
  expect((await side('centerbeheerder')).status).toBe(403)
  await store('vacancies_open', { [third]: 17 })
  await store('applications_received', { [third]: 400 })
  const { body } = await side('platform')
  const mine = body.meta.centers.find(({ id }: { id: string }) => id === center)
  expect(body.meta.metrics.map(({ metric }: { metric: string }) => metric)).not.toContain('applications_received')
  expect(mine.values[body.meta.metrics.findIndex(({ metric }: { metric: string }) => metric === 'vacancies_open')]).toBe(17)
  expect(body.meta.centers.length).toBeGreaterThan(5)
  const { rows } = await db.onPlatform((tx) =>
    sql`select * from center_things(${third}, array['applications_received', 'volunteers_active', 'accounts_new'])`.execute(tx),
  )
  expect(rows).toEqual([])
})

test('no count of people below five, nor one of a distribution that is no multiple of five, is in any answer about any period', async () => {
  const counts = (one: { value: number | null; suppressed: boolean }) => one.value
  for (const months of [1, 2, 3, 6, 12])
    for (const dimension of [undefined, 'theme', 'organization', 'town', 'source', 'answer'] as const) {
      const names = measureNames.filter((name) => /^(applications|volunteers|accounts)_/.test(name)).slice(0, 12)
      const from = addMonths(running, -months)
      const { metrics } = await summary({ from, metrics: names.join(), ...(dimension && { dimension }) })
      const { series } = (await ask('series', { from, metrics: names.join(), ...(dimension && { dimension }) })).body.meta as Series
      const told = [...metrics, ...series.flatMap(({ points }) => points)]
      expect(told.map(counts).filter((value) => value !== null && value < 5)).toEqual([])
      expect(
        told
          .flatMap(({ cells }) => cells ?? [])
          .map(counts)
          .filter((value) => value !== null && (value < 5 || value % 5 !== 0)),
      ).toEqual([])
    }
  expect(monthsIn(year)).toHaveLength(12)
})
