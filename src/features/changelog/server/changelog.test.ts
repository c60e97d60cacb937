import { people } from '#features/users/model/server/people-tables.ts'
import { expect, test } from 'vitest'
import { demoTemplate } from '#src/testing/demo.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { findPythonJudge } from '#src/testing/judges.ts'
import { hasUnseen, isFor } from '#features/changelog/entries-for.ts'
import { changelogEntries } from '#features/changelog/entries.ts'
import type { Shown } from '#features/changelog/address.ts'
import { fetchChangelog } from '#features/changelog/fetch-changelog.ts'

const { get, call, as, db } = await startTestApp({ template: demoTemplate })
const path = '/api/v1/changelog_entries'
/** The demo has no one-on-one help. */
const ofDemo = changelogEntries.filter(({ flag }) => flag !== 'peerToPeer')
type Entry = { id: string; attributes: { key: string; kind: string; for: string[]; title: string; createdAt: string } }
const list = async (query: string, who: string, more: Record<string, string> = {}) => {
  const { status, body } = await get(`${path}?page[size]=200&${query}`, { headers: { ...(await as(who)), ...more } })
  expect(status).toBe(200)
  return body.data as Entry[]
}
const keys = (entries: Entry[]) => entries.map(({ attributes }) => attributes.key)

test('who is signed in reads what is new, newest first, in their language, and only what is for them where they ask', async () => {
  const all = await list('', 'vrijwilliger@demo.example')
  expect(keys(all)).toEqual(ofDemo.map(({ key }) => key))
  const titles = (of: Entry[]) => of.map(({ attributes }) => attributes.title)
  expect(titles(all)).toEqual(ofDemo.map(({ title }) => title.nl))
  const days = all.map(({ attributes }) => attributes.createdAt)
  expect(days).toEqual(days.toSorted().toReversed())
  const english = await list('', 'vrijwilliger@demo.example', { 'accept-language': 'en' })
  expect(titles(english)).toEqual(ofDemo.map(({ title }) => title.en))
  const mine = keys(await list('filter[for_me]=true', 'vrijwilliger@demo.example'))
  expect(mine).toContain('what-fits-me')
  expect(mine).not.toContain('keys-for-queues')
  const coordinators = keys(await list('filter[for_me]=true', 'coordinator@demo.example'))
  expect(coordinators).toContain('keys-for-queues')
  expect(coordinators).not.toContain('platform-centers')
  expect((await get(path)).status).toBe(401)
})

test('a list is narrowed by kind and day, has pages, and refuses what it does not know', async () => {
  const fixed = await list('filter[kind_eq]=fixed', 'lid@demo.example')
  expect(new Set(fixed.map(({ attributes }) => attributes.kind))).toEqual(new Set(['fixed']))
  const recent = await list('filter[created_at_gt]=2026-11-25', 'lid@demo.example')
  expect(recent.every(({ attributes }) => attributes.createdAt > '2026-11-25')).toBe(true)
  expect(recent.length).toBeGreaterThan(5)
  const headers = await as('lid@demo.example')
  const second = (await get(`${path}?page[size]=5&page[number]=2`, { headers })).body
  expect(keys(second.data)).toEqual(ofDemo.slice(5, 10).map(({ key }) => key))
  expect(second.meta.total).toBe(ofDemo.length)
  for (const [query, code] of [
    ['filter[kind_eq]=great', 'invalid_filter_value'],
    ['filter[kind_eq]=new,fixed', 'invalid_filter_value'],
    ['filter[for_me]=maybe', 'invalid_filter_value'],
    ['filter[created_at_gt]=2026-13-01', 'invalid_filter_value'],
    ['filter[title_eq]=x', 'unknown_filter'],
    ['page[size]=9999', 'invalid_page'],
    ['sort=date', 'unknown_parameter'],
  ] as const) {
    const { status, body } = await get(`${path}?${query}`, { headers })
    expect([status, body.errors[0].code], query).toEqual([400, code])
  }
})

test('a site without activities is not told of them, on its page and in its feed', async () => {
  const host = 'oldebroek.localhost'
  const { body } = await get(`${path}?page[size]=200`, { host, headers: await as('lid@oldebroek.example', host) })
  expect(keys(body.data)).not.toContain('activity-calendar')
  expect(keys(body.data)).toContain('social-map')
  expect((await get('/volunteerly/changelog.atom', { host })).text).not.toContain('activiteitenkalender')
  expect((await get('/volunteerly/changelog.atom')).text).toContain('activiteitenkalender')
  // Its pages are Dutch alone.
  expect((await get('/volunteerly/en/changelog.atom', { host })).status).toBe(404)
})

test('leaving the page marks what was there as seen, for oneself alone', async () => {
  const headers = await as('redacteur@demo.example')
  const seen = async () => (await get('/api/v1/current_user', { headers })).body.data.attributes.changelogSeenAt as string | null
  expect(await seen()).toBeNull()
  expect((await call('POST', `${path}/seen`, { headers })).status).toBe(204)
  expect(await seen()).not.toBeNull()
  expect((await call('POST', `${path}/seen`)).status).toBe(401)
  const others = await db.onPlatform(async (tx) => await people(tx).selectFrom('users').select('email').where('changelog_seen_at', 'is not', null).execute())
  expect(others).toEqual([{ email: 'redacteur@demo.example' }])
})

test('the menu says that there is something new for fourteen days, to whom it is for, until they were there', () => {
  const entry = { ...changelogEntries[0]!, date: '2026-11-26', for: ['coordinators'] as const }
  const of = (more: object) => hasUnseen([entry], { roles: [{ name: 'coordinator' }], since: '2026-11-20', day: '2026-11-27', ...more })
  expect(of({})).toBe(true)
  expect(of({ since: '2026-11-26' })).toBe(false)
  expect(of({ day: '2026-12-09' })).toBe(true)
  expect(of({ day: '2026-12-10' })).toBe(false)
  expect(of({ roles: [{ name: 'volunteer' }] })).toBe(false)
  expect(isFor({ ...entry, for: ['volunteers'] }, [])).toBe(true)
})

test('a page number beyond the last shows the last page', async () => {
  const asked: number[] = []
  const request = async (_: string, address: string) => {
    const query = new URL(address, 'http://demo.localhost').searchParams
    asked.push(Number(query.get('page[number]')))
    const { body } = await get(`/api/v1/${address}`, { headers: await as('lid@demo.example') })
    return body
  }
  const read = async (shown: Partial<Shown>) => {
    const { months, page, pages } = await fetchChangelog(
      { request } as never,
      { isAll: true, kind: null, page: 1, ...shown },
      { locale: 'nl', since: '2026-01-01' },
    )
    return { keys: months.flatMap(({ days }) => days.flatMap(({ lines }) => lines.map(({ key }) => key))), page, pages }
  }
  const last = await read({ page: Math.ceil(ofDemo.length / 30) })
  expect([last.keys.at(-1), last.page]).toEqual([ofDemo.at(-1)!.key, last.pages])
  asked.length = 0
  expect(await read({ page: 99 })).toEqual(last)
  expect(asked).toEqual([99, last.pages])
})

test('the page groups them by month, newest first, and in a month by day', async () => {
  const entry = (key: string, createdAt: string) => ({ attributes: { key, kind: 'new', for: ['everybody'], title: key, words: key, link: null, createdAt } })
  const data = [entry('d', '2026-12-01'), entry('c', '2026-11-26'), entry('b', '2026-11-26'), entry('a', '2026-11-02'), entry('old', '2025-11-26')]
  const request = async () => ({ data, meta: { total: data.length } })
  const read = async (locale: 'nl' | 'en') =>
    (await fetchChangelog({ request } as never, { isAll: true, kind: null, page: 1 }, { locale, since: '2026-11-26' })).months
  const months = await read('nl')
  expect(
    months.map(({ month, name, days }) => [month, name, days.map(({ day, lines }) => [day, lines.map(({ key, isUnseen }) => key + (isUnseen ? '!' : ''))])]),
  ).toEqual([
    ['2026-12', 'December 2026', [['1', ['d!']]]],
    [
      '2026-11',
      'November 2026',
      [
        ['26', ['c', 'b']],
        ['2', ['a']],
      ],
    ],
    ['2025-11', 'November 2025', [['26', ['old']]]],
  ])
  expect((await read('en')).map(({ name }) => name)).toEqual(['December 2026', 'November 2026', 'November 2025'])
})

const feedparser = findPythonJudge('feedparser')
const readTitles =
  'import feedparser, json, sys\nfeed = feedparser.parse(sys.stdin.buffer.read())\nprint(json.dumps([bool(feed.bozo), [entry.title for entry in feed.entries]]))'

test.skipIf(!feedparser)('the feed is read by a program that others wrote', async () => {
  const { text, headers } = await get('/volunteerly/changelog.atom')
  expect(String(headers['content-type'])).toContain('application/atom+xml')
  expect(JSON.parse(feedparser!(['-c', readTitles], text))).toEqual([false, ofDemo.slice(0, 50).map(({ title }) => title.nl)])
})
