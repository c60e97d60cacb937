import { RpdeValidator } from '@openactive/rpde-validator'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { today } from '#kernel/i18n/dates.ts'
import { recordQuestions } from '#src/testing/record-questions.ts'
import { serveOnLoopback } from '#src/testing/loopback.ts'
import { id } from '#src/testing/two-towns.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { complete, vacancyCalls } from '#features/vacancies/server/testing.ts'

/** The server's clock. */
let now = () => new Date()
const app = await startTestApp({ clock: { now: () => now() } })
const { call, get, db } = app
const { act, update, made, published, run } = vacancyCalls(app)
const path = '/feeds/vacancies'

/** So much later, in seconds: what changed just now is not told yet. */
function later(seconds = 60): void {
  now = () => new Date(Date.now() + seconds * 1000)
}
const pathOf = (next: string) => new URL(next).pathname + new URL(next).search
/** Every item from an address on, as a program collects them, and the address of the last page. */
async function walk(from = path): Promise<{ items: any[]; last: string; pages: number }> {
  const items: any[] = []
  for (let [at, pages] = [from, 1]; ; pages++) {
    const { status, body: page, text } = await get(at)
    if (status !== 200) throw new Error(text)
    items.push(...page.items)
    if (page.items.length === 0) return { items, last: pathOf(page.next), pages }
    at = pathOf(page.next)
  }
}
const told = (items: any[]) => items.map(({ id: one, state }) => [one, state])

beforeEach(async () => {
  now = () => new Date()
  await run(sql`delete from vacancies where volunteer_center_id = ${id.center('demo')}`)
})

test('a vacancy is a JobPosting as on its own page, and the last page is empty and asked again soon', async () => {
  const one = await published()
  later()
  const { status, headers, body: page } = await get(path)
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/json; charset=utf-8', 'public, max-age=3600'])
  expect(page.license).toMatch(/^https:/)
  expect(headers['access-control-allow-origin']).toBe('*')
  expect(page.items).toMatchObject([
    {
      state: 'updated',
      kind: 'JobPosting',
      id: one,
      data: {
        '@context': 'https://schema.org/',
        '@type': 'JobPosting',
        title: complete.title,
        employmentType: 'VOLUNTEER',
        hiringOrganization: { name: 'De Brug' },
        jobLocation: { address: { streetAddress: 'Markt 3', postalCode: '7201 AB', addressLocality: 'Zutphen' } },
      },
    },
  ])
  const last = await get(pathOf(page.next))
  expect([last.body.items, last.body.next, last.headers['cache-control']]).toEqual([[], page.next, 'public, max-age=8'])
  expect((await get(pathOf(page.next), { headers: { 'if-none-match': String(last.headers['etag']) } })).status).toBe(304)
})

test('nothing of somebody’s home, and no street that is hidden, is told', async () => {
  await published({ ...complete, location_mode: 'at_home_of_client' })
  await published({ ...complete, title: 'Verstopt', hide_address: true })
  later()
  const { text } = await get(path)
  expect(text).toContain('Zutphen')
  for (const hidden of ['Markt', '7201 AB', 'latitude']) expect([hidden, text.includes(hidden)]).toEqual([hidden, false])
})

test('a program that has read to the end hears within five minutes that one is closed, paused or full, and of nothing twice', async () => {
  const [closed, paused, changed] = [await published(), await published({ ...complete, title: 'Wandelen' }), await published({ ...complete, title: 'Lezen' })]
  later()
  const first = await walk()
  expect(told(first.items)).toEqual([closed, paused, changed].map((one) => [one, 'updated']))
  now = () => new Date()
  await act('lid', closed, 'close', { closed_reason: 'filled' })
  expect((await walk(first.last)).items, 'a change is held back for some seconds').toEqual([])
  await act('lid', paused, 'pause')
  await update('coordinator', changed, { title: 'Voorlezen' })
  later()
  const second = await walk(first.last)
  expect(second.items.map(({ id: one, state, data }) => [one, state, data?.title])).toEqual([
    [closed, 'deleted', undefined],
    [paused, 'deleted', undefined],
    [changed, 'updated', 'Voorlezen'],
  ])
  expect((await walk(second.last)).items).toEqual([])
})

test('the last day of a vacancy ends at midnight, also before the job that closes it', async () => {
  const one = await published({ ...complete, valid_through: today() })
  const midnight = Temporal.PlainDate.from(today()).add({ days: 1 }).toZonedDateTime('Europe/Amsterdam')
  later()
  const { last, items } = await walk()
  expect(told(items)).toEqual([[one, 'updated']])
  now = () => new Date(midnight.epochMilliseconds + 20_000)
  expect((await walk(last)).items).toEqual([])
  now = () => new Date(midnight.epochMilliseconds + 31_000)
  const over = await walk(last)
  expect(over.items.map(({ id: item, state, modified }) => [item, state, modified])).toEqual([[one, 'deleted', midnight.epochMilliseconds * 1000]])
  expect((await walk(over.last)).items).toEqual([])
})

test('many that changed at one moment are told once each, page after page, with one question for each page', async () => {
  const [first, ...others] = [await published(), await published({ ...complete, title: 'Wandelen' })]
  const columns = (
    await run(sql<{ name: string }>`select attname as name from pg_attribute where attrelid = 'vacancies'::regclass and attnum > 0
      and not attisdropped and attgenerated = '' and attname not in ('id', 'slug')`)
  ).map(({ name }) => name)
  const names = sql.join(columns.map((name) => sql.ref(name)))
  for (let from = 1; from < 600; from += 100)
    await run(sql`insert into vacancies (id, slug, ${names}) select uuidv7(), 'v' || n, ${names} from vacancies, generate_series(${from}::int, ${from + 99}::int) n
      where id = ${first!}`)
  later()
  const { items, pages } = await walk()
  expect([items.length, new Set(items.map((item) => item.id)).size, pages, others.length]).toEqual([602, 602, 3, 1])
  expect(items.map(({ modified, id: one }) => [modified, one])).toEqual(
    items.map(({ modified, id: one }) => [modified, one] as const).toSorted(([a, x], [b, y]) => a - b || (x < y ? -1 : 1)),
  )
  expect(await recordQuestions(db, async () => await walk())).toHaveLength(3)
})

test('what was never on the site is no item, nor is what another center has', async () => {
  await made()
  later()
  expect((await walk()).items).toEqual([])
  const there = await get(path, { host: 'oldebroek.localhost' })
  expect(there.body.items.length).toBeGreaterThan(0)
  expect(JSON.stringify(there.body)).not.toContain(id.center('demo').slice(0, 8))
})

test('a place that is none is refused at its parameter', async () => {
  for (const [query, parameter] of [
    ['?afterTimestamp=1', 'afterId'],
    ['?limit=5', 'limit'],
  ] as const)
    expect((await get(path + query)).body.errors[0].source.parameter).toBe(parameter)
  expect((await get(`${path}/1`)).status).toBe(404)
  expect((await call('DELETE', path)).status).toBe(405)
})

test('the index by the last change is what finds a page', async () => {
  await published()
  await run(sql`set local enable_seqscan = off`)
  const plan = await run(sql<{ 'QUERY PLAN': string }>`explain select id from vacancies v where v.volunteer_center_id = ${id.center('demo')}
    and v.published_at is not null and (v.updated_at, v.id) > (now() - interval '1 day', ${id.reading('demo')}::uuid) order by updated_at, id limit 500`)
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('vacancies_modified')
})

test('the validator of OpenActive walks the feed', { timeout: 60_000 }, async () => {
  await Promise.all(Array.from({ length: 3 }, async (_, at) => await published({ ...complete, title: `Vacature ${at}` })))
  const [gone] = await run(sql<{ id: string }>`select id from vacancies limit 1`)
  await act('lid', gone!.id, 'close', { closed_reason: 'other' })
  later()
  const { last } = await walk()
  const origin = await serveOnLoopback(app.app)
  const log = await RpdeValidator(origin + path, {})
  const faults = log.pages.flatMap(({ url, errors }) =>
    errors.filter(({ severity }) => severity !== 'suggestion').map(({ type }) => ({ page: url.replace(origin, ''), type })),
  )
  // It reads the headers of each page before it knows that it is the last one, whose time it then misses; asked as the last page it is right.
  expect(faults).toEqual([{ page: last, type: 'missing_cache_control' }])
})
