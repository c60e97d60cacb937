import { hash } from 'node:crypto'
import { JSDOM } from 'jsdom'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, today } from '#kernel/i18n/dates.ts'
import { recordQuestions } from '#src/testing/record-questions.ts'
import { hostOf, sharingCenters } from '#src/testing/sharing-centers.ts'
import { id } from '#src/testing/two-towns.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { complete, vacancyCalls } from '#features/vacancies/server/testing.ts'
import { activitiesOf } from '#features/activities/feeds/server/testing.ts'

const app = await startTestApp()
const { call, get, db } = app
const { act, published, run } = vacancyCalls(app)
const documentOf = (html: string) => new JSDOM(html).window.document
const titlesIn = (html: string) => [...documentOf(html).querySelectorAll('li strong')].map(({ textContent }) => textContent)
const widget = async (query: string, host?: string) => await get(`/widget/${query}`, host ? { host } : {})

test('a widget is a document of its own that anybody may frame, and nothing else of the site is', async () => {
  const { status, headers, text } = await widget('vacancies')
  expect([status, headers['content-type'], headers['cache-control'], headers['content-language']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'public, max-age=300',
    'nl',
  ])
  expect(headers['set-cookie'], 'it leaves no cookie').toBeUndefined()
  expect(headers['x-frame-options']).toBeUndefined()
  const style = documentOf(text).querySelector('style')!.textContent!
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors *`,
  )
  expect([headers['cross-origin-resource-policy'], headers['cross-origin-embedder-policy'], headers['x-robots-tag']]).toEqual([
    'cross-origin',
    'require-corp',
    'noindex',
  ])
  expect(text).not.toMatch(/<script|<form|<link|<img|\sstyle=/)
  expect(Buffer.byteLength(text), 'one small request').toBeLessThan(8192)
  expect((await widget('vacancies', undefined)).headers['etag']).toBe(headers['etag'])
  expect((await get('/widget/vacancies', { headers: { 'if-none-match': String(headers['etag']) } })).status).toBe(304)
})

test('it has the newest open vacancies with who, where and when; each leads to its page in a new tab', async () => {
  await run(sql`delete from vacancies where volunteer_center_id = ${id.center('demo')}`)
  const closed = await published({ ...complete, title: 'Gesloten' })
  await act('lid', closed, 'close', { closed_reason: 'other' })
  const coffee = await published({ ...complete, title: 'Koffie & <thee>' })
  await published({ ...complete, title: 'Wandelen', themes: ['nature'] })
  await published({ ...complete, title: 'Thuis', location_mode: 'at_home_of_client' })
  const { text } = await widget('vacancies')
  expect(titlesIn(text)).toEqual(['Thuis', 'Wandelen', 'Koffie & <thee>'])
  expect(text).not.toContain('Markt')
  const link = documentOf(text).querySelectorAll('li a')[2]!
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    expect.stringMatching(new RegExp(`^http://demo\\.localhost(:\\d+)?/vacancies/${coffee}\\?via=widget$`)),
    '_blank',
    'noopener',
  ])
  expect([...link.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual(['De Brug, Zutphen', 'Dinsdagochtend. Elke week'])
  expect(titlesIn((await widget('vacancies?theme=nature')).text)).toEqual(['Wandelen'])
  expect(titlesIn((await widget('vacancies?rows=1')).text)).toEqual(['Thuis'])
  const none = await widget('vacancies?theme=animals')
  expect([none.status, titlesIn(none.text), none.text.includes('Nu staat hier geen vacature open.')]).toEqual([200, [], true])
  expect(documentOf(none.text).querySelector('.all')!.getAttribute('href')).toContain('/vacancies/search?theme=animals')
})

test('whatever is out of range gives the usual, in kind and in parameters', async () => {
  const usual = (await widget('vacancies')).text
  for (const wrong of [
    'vacancies?rows=0',
    'vacancies?rows=13',
    'vacancies?theme=weather',
    'vacancies?lang=en',
    'vacancies?scheme=pink',
    'weather',
    'vacancies?rows=%00',
    'vacancies?%',
  ])
    expect([wrong, (await widget(wrong)).text === usual]).toEqual([wrong, true])
  expect((await call('POST', '/widget/vacancies')).status).toBe(405)
  expect((await get('/widget/vacancies/1')).status).toBe(404)
})

test('it has the activities that come first; what is cancelled says so', async () => {
  const { published: planned, cancelled } = await activitiesOf(app)
  const soon = addDays(today(), 3)
  const choir = await planned({ firstDay: soon, rule: { kind: 'daily', end: { count: 2 } } })
  await planned({ title: 'Natuurwandeling', firstDay: soon, startTime: '09:00', endTime: '10:00', categories: ['nature'] })
  await cancelled(choir, addDays(soon, 1))
  const { text } = await widget('activities')
  expect(titlesIn(text)).toEqual(['Natuurwandeling', 'Koor', 'Afgelast: Koor'])
  expect(text).toContain('19.30 tot 21.30 uur')
  expect(documentOf(text).querySelector('li a')!.getAttribute('href')).toMatch(new RegExp(`/activiteitenkalender/natuurwandeling--\\w+\\?d=${soon}$`))
  expect(titlesIn((await widget('activities?theme=nature&rows=1')).text)).toEqual(['Natuurwandeling'])
})

test('as many questions for twelve rows as for one, and none of another center', async () => {
  const asked = async (query: string) => (await recordQuestions(db, async () => await widget(query))).length
  expect(await asked('vacancies?rows=12')).toBe(await asked('vacancies?rows=1'))
  expect(await asked('activities?rows=12')).toBe(await asked('activities?rows=1'))
  const there = await widget('vacancies', 'oldebroek.localhost')
  expect([there.status, there.text.includes('Wandelen')]).toEqual([200, false])
})

test('in English where the site is, in the colours by night where that is asked, and vacancies where a site has no activities', async () => {
  const shared = await startTestApp({ template: sharingCenters })
  await shared.db.inCenter(id.center('arnhem'), async (tx) => {
    await sql`update vacancies set translations = '{"en": {"title": "Gardening", "summary": "Outside", "description": "Come and dig."}}'
      where id = ${id.gardening('arnhem')}`.execute(tx)
  })
  const read = async (query: string) => (await shared.get(`/widget/${query}`, { host: hostOf('arnhem') })).text
  const english = documentOf(await read('vacancies?lang=en'))
  expect(english.querySelector('li a')!.getAttribute('href')).toMatch(/\/vacancies\/[\da-f-]{36}\?via=widget&lang=en$/)
  expect([english.documentElement.lang, english.querySelector('h2')!.textContent]).toEqual(['en', 'Volunteer work in arnhem'])
  expect([...english.querySelectorAll('li strong')].map(({ textContent, lang }) => [textContent, lang])).toEqual(
    expect.arrayContaining([
      ['Gardening', ''],
      [expect.any(String), 'nl'],
    ]),
  )
  const styles = await Promise.all(
    ['light', 'dark', 'auto'].map(async (scheme) => documentOf(await read(`vacancies?scheme=${scheme}`)).querySelector('style')!.textContent!),
  )
  expect(styles.map((style) => [style.includes('color-scheme:dark'), style.includes('prefers-color-scheme')])).toEqual([
    [false, false],
    [true, false],
    [true, true],
  ])
  const without = await widget('activities', 'oldebroek.localhost')
  expect([without.status, without.text]).toEqual([200, (await widget('vacancies', 'oldebroek.localhost')).text])
})

test('where there is no list for now it says so within the frame, in place of an error', async () => {
  const limited = await startTestApp({ rateLimits: true })
  let answer = await limited.get('/widget/vacancies')
  for (let times = 0; times < 1000 && answer.status === 200; times++) answer = await limited.get('/widget/vacancies')
  expect([answer.status, answer.headers['cache-control'], answer.headers['content-security-policy']]).toEqual([
    429,
    'no-store',
    expect.stringContaining('frame-ancestors *'),
  ])
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  const shown = documentOf(answer.text)
  expect([titlesIn(answer.text), shown.querySelector('.widget p')!.textContent, shown.querySelector('.all')!.textContent]).toEqual([
    [],
    'De lijst is er nu even niet. Kijk op de website.',
    'Alle vacatures',
  ])
})
