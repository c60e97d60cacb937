import { RpdeValidator } from '@openactive/rpde-validator'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { recordQuestions } from '#src/testing/record-questions.ts'
import { serveOnLoopback } from '#src/testing/loopback.ts'
import { id } from '#src/testing/two-towns.ts'
import { startTestApp } from '#src/testing/harness.ts'

/** How far the server's clock is ahead, in milliseconds. */
let ahead = 0
const { app, call, get, as, db } = await startTestApp({ clock: { now: () => new Date(Date.now() + ahead) } })
const wim = await as('coordinator@demo.example')
const run = async <Row>(query: ReturnType<typeof sql<Row>>) => await db.inCenter(id.center('demo'), async (tx) => (await query.execute(tx)).rows)
const path = '/feeds/activities'
const body = (attributes: object, one?: string) => ({ data: { type: 'activities', ...(one && { id: one }), attributes } })
const soon = String(Temporal.Now.plainDateISO().add({ days: 20 }))

async function published(more: object = {}): Promise<string> {
  const made = await call('POST', '/api/v1/activities', {
    headers: wim,
    body: body({
      title: 'Koor',
      description: [{ type: 'paragraph', content: [{ text: 'Zing mee & kom <3 \u{1F469}\u200D\u{1F373}' }] }],
      categories: ['arts'],
      kind: 'cultuur',
      costKind: 'free',
      firstDay: soon,
      startTime: '19:30',
      endTime: '21:30',
      location: { name: 'Zaal', city: 'Oldebroek' },
      ...more,
    }),
  })
  await call('PUT', `/api/v1/activities/${made.body.data.id}/submit`, { headers: wim, body: body({}, made.body.data.id) })
  return made.body.data.id
}
const daily = (count: number) => ({ rule: { kind: 'daily', end: { count } } })
/** So much later, in seconds: what changed just now is not told yet. */
function later(seconds = 60): void {
  ahead = seconds * 1000
}
const pathOf = (next: string) => new URL(next).pathname + new URL(next).search
/** Every item from an address on, as a program collects them, and the address of the last page. */
async function walk(from = path): Promise<{ items: any[]; last: string }> {
  const items: any[] = []
  for (let at = from; ;) {
    const { status, body: page, text } = await get(at)
    if (status !== 200) throw new Error(text)
    items.push(...page.items)
    if (page.items.length === 0) return { items, last: pathOf(page.next) }
    at = pathOf(page.next)
  }
}

beforeEach(async () => {
  ahead = 0
  await run(sql`delete from activities`)
})

test('each date is an item with what schema.org has of it, and the last page is empty, leads to itself and is asked again soon', async () => {
  await published(daily(3))
  later()
  const { status, headers, body: page } = await get(path)
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/json; charset=utf-8', 'public, max-age=3600'])
  expect(page.license).toMatch(/^https:/)
  expect(page.items.map(({ state, kind, data }: any) => [state, kind, data.startDate.slice(0, 16)])).toEqual(
    [0, 1, 2].map((days) => ['updated', 'Event', `${String(Temporal.PlainDate.from(soon).add({ days }))}T19:30`]),
  )
  expect(page.items[0].data).toMatchObject({
    '@context': 'https://schema.org/',
    '@type': 'Event',
    name: 'Koor',
    isAccessibleForFree: true,
    location: { '@type': 'Place', name: 'Zaal' },
  })
  const last = await get(pathOf(page.next))
  expect([last.body.items, last.body.next, last.headers['cache-control']]).toEqual([[], page.next, 'public, max-age=8'])
  expect((await get(pathOf(page.next), { headers: { 'if-none-match': String(last.headers['etag']) } })).status).toBe(304)
})

test('a program that has read to the end hears of each change and each end, and of nothing twice', async () => {
  const [choir, walk1] = [await published(daily(2)), await published({ title: 'Wandelen' })]
  later()
  const { items, last } = await walk()
  expect(items.length).toBe(3)
  ahead = 0
  await call('PUT', `/api/v1/activities/${choir}/cancel`, { headers: wim, body: body({ reason: 'Ziek.' }, choir) })
  expect((await walk(last)).items, 'a change is held back for some seconds').toEqual([])
  later()
  const told = await walk(last)
  expect(told.items.map(({ state, data }) => [state, data.eventStatus])).toEqual([0, 1].map(() => ['updated', 'https://schema.org/EventCancelled']))
  ahead = 0
  await run(sql`update activities set status = 'archived' where id = ${walk1}`)
  await run(sql`update activity_occurrences set removed_at = now() where activity_id = ${choir} and recurrence_id::date = ${soon}::date`)
  later(120)
  const gone = await walk(told.last)
  expect(gone.items.map(({ state, data }) => [state, data])).toEqual([0, 1].map(() => ['deleted', undefined]))
  expect((await walk(gone.last)).items).toEqual([])
})

test('what was never on the site is no item', async () => {
  const made = await call('POST', '/api/v1/activities', { headers: wim, body: body({ title: 'Plan', firstDay: soon, startTime: '10:00', endTime: '11:00' }) })
  expect(made.status).toBe(201)
  later()
  expect((await walk()).items).toEqual([])
})

test('a place that is none is refused at its parameter', async () => {
  const uuid = '01930009-0000-7000-8000-999999999999'
  for (const [query, parameter] of [
    ['?afterTimestamp=1', 'afterId'],
    [`?afterId=${uuid}`, 'afterTimestamp'],
    [`?afterTimestamp=gisteren&afterId=${uuid}`, 'afterTimestamp'],
    [`?afterTimestamp=9999999999999999&afterId=${uuid}`, 'afterTimestamp'],
    [`?afterTimestamp=1&afterId=${uuid}&afterId=${uuid}`, 'afterId'],
    ['?limit=5', 'limit'],
  ] as const) {
    const { status, body: refusal, text } = await get(path + query)
    expect([query, status, refusal?.errors?.[0]?.source?.parameter ?? text]).toEqual([query, 400, parameter])
  }
  expect((await get(`${path}?afterTimestamp=${Number.MAX_SAFE_INTEGER}&afterId=${uuid}`)).body.items).toEqual([])
  expect((await get(`${path}?afterTimestamp=1&afterId=%F0%9F`)).status).toBe(400)
  expect((await get('/feeds/activities/1')).status).toBe(404)
  expect((await call('DELETE', path)).status).toBe(405)
})

test('the validator of OpenActive walks the feed over several pages', { timeout: 60_000 }, async () => {
  await Promise.all(Array.from({ length: 12 }, async (_, at) => await published({ title: `Activiteit ${at}`, ...daily(60) })))
  const [gone] = await run(sql<{ id: string }>`select id from activities limit 1`)
  await run(sql`update activities set status = 'archived' where id = ${gone!.id}`)
  later()
  // Two pages with items and the last: for each a question about activities and one about workshops, sent together.
  expect(await recordQuestions(db, async () => await walk())).toHaveLength(6)
  const { items, last } = await walk()
  expect([items.length, new Set(items.map((item) => item.id)).size]).toEqual([720, 720])
  const origin = await serveOnLoopback(app)
  const log = await RpdeValidator(origin + path, {})
  expect(log.pages.length).toBeGreaterThanOrEqual(4)
  const faults = log.pages.flatMap(({ url, errors }) =>
    errors.filter(({ severity }) => severity !== 'suggestion').map(({ type }) => ({ page: url.replace(origin, ''), type })),
  )
  // It reads the headers of each page before it knows that it is the last one, whose time it then misses; asked as the last page it is right.
  expect(faults).toEqual([{ page: last, type: 'missing_cache_control' }])
})
