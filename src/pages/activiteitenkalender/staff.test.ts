import { expect, test } from 'vitest'
import { editorFieldWords as fieldWords } from '#features/activities/editor/field-words.ts'
import { listWords } from '#features/activities/overview/list-words.ts'
import { scheduleWords } from '#features/activities/series/fault-words.ts'
import { baseVersionFields } from '#kernel/jsonapi/client/base-version.ts'
import { addDays, today, weekdayOf } from '#kernel/i18n/dates.ts'
import { startTestApp } from '#src/testing/harness.ts'

const { app, as, call, get } = await startTestApp({ pages: true })
type Session = Record<string, string>
const people = ['lid', 'coordinator', 'centerbeheerder', 'vrijwilliger'] as const
const [marijke, wim, eva, fatima] = (await Promise.all(people.map(async (name) => await as(`${name}@demo.example`)))) as [Session, Session, Session, Session]
const tom = (await as('coordinator@oldebroek.example')) as Session

const cookieOf = (session: Session) =>
  Object.entries(session)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ')
const open = async (session: Session, url: string, host = 'demo.localhost') =>
  await app.inject({ url, headers: { host, accept: 'text/html', cookie: `${cookieOf(session)}; locale=nl` } })
/** Posts a form as a browser without script does. */
async function post(session: Session, url: string, fields: Record<string, string | readonly string[]>) {
  const pairs = Object.entries(fields).flatMap(([name, values]) => [values].flat().map((value): [string, string] => [name, value]))
  return await app.inject({
    method: 'POST',
    url,
    headers: {
      host: 'demo.localhost',
      accept: 'text/html',
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'navigate',
      cookie: `${cookieOf(session)}; locale=nl`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(pairs).toString(),
  })
}

const list = '/activiteitenkalender/overzicht'
const tuesday = addDays(today(), 14 + ((9 - (weekdayOf(addDays(today(), 14)) || 7)) % 7))
/** All that the form of a choir sends; an empty field is sent empty. */
const choir = (more: Record<string, string | readonly string[]> = {}) => ({
  title: 'Koor de Zilvermeeuw',
  kind: 'cultuur',
  description: JSON.stringify([{ type: 'paragraph', content: [{ text: 'Zing een avond mee.' }] }]),
  categories: 'arts',
  firstDay: tuesday,
  lastDay: '',
  startTime: '19:30',
  endTime: '21:30',
  'rule.kind': 'weekly',
  'rule.weekdays': '2',
  'rule.every': '1',
  'rule.ends': 'until',
  'rule.until': addDays(tuesday, 70),
  'rule.count': '',
  exdates: addDays(tuesday, 7),
  attendanceMode: 'offline',
  'location.name': 'Zaal Noorderhaven',
  'location.city': 'Oldebroek',
  onlineShown: 'signed_in',
  costKind: 'free',
  ...more,
})
async function begin(): Promise<string> {
  const { data } = (await get('/api/v1/organizations?filter[mine]=true', { headers: marijke })).body
  const begun = await post(marijke, '/activiteitenkalender/add', { title: 'Koor', organizationId: data[0].id })
  expect(begun.statusCode).toBe(303)
  return String(begun.headers.location)
}
const stored = async (edit: string, session = marijke) => (await get(`/api/v1/activities/${edit.split('/')[2]!}`, { headers: session })).body.data

test('each sees the list that is theirs, and a site without activities has none of it', async () => {
  const shown = await Promise.all([marijke, wim, fatima].map(async (session) => (await open(session, list)).payload))
  expect(shown.map((page) => [page.includes(`>${listWords.mine.nl}`), page.includes(listWords.add.nl), page.includes(listWords.followed.nl)])).toEqual([
    [true, true, false],
    [false, true, false],
    [false, false, true],
  ])
  expect((await open(fatima, '/activiteitenkalender/add')).statusCode).toBe(403)
  for (const path of [list, '/activiteitenkalender/add']) expect((await open(tom, path, 'oldebroek.localhost')).statusCode).toBe(404)
})

test('a name that no organization has is told at its field, with what was typed, and nothing is made without it', async () => {
  const typed = { title: 'Open dag', organization: 'De Zilvermeeuw' }
  for (const [path, title] of [
    ['/activiteitenkalender/add', { title: 'Open dag' }],
    ['/sociale-kaart/add', { name: 'Open dag' }],
  ] as const) {
    const refused = await post(wim, path, { ...title, organizationId: '', organization: typed.organization })
    expect([path, refused.statusCode]).toEqual([path, 422])
    for (const kept of ['value="Open dag"', 'value="De Zilvermeeuw"', 'id="organizationId-error"'])
      expect([path, refused.payload.includes(kept)]).toEqual([path, true])
  }
  const known = (await get('/api/v1/organizations?page[size]=1&sort=name', { headers: wim })).body.data[0]
  const begun = await post(wim, '/activiteitenkalender/add', { ...typed, organization: known.attributes.name })
  expect([begun.statusCode, (await stored(String(begun.headers.location), wim)).relationships.organization.data.id]).toEqual([303, known.id])
})

test('without script a choir is begun, its series kept with a day left out, and handed in', async () => {
  const edit = await begin()
  expect((await open(fatima, edit)).statusCode).toBe(403)
  expect((await open(marijke, edit)).payload).toContain(fieldWords.exdates.nl)
  const saved = await post(marijke, edit, { ...choir(), [baseVersionFields.version]: '1' })
  expect([saved.statusCode, saved.headers.location]).toEqual([303, edit])
  expect((await stored(edit)).attributes).toMatchObject({
    title: 'Koor de Zilvermeeuw',
    firstDay: tuesday,
    lastDay: tuesday,
    rule: { kind: 'weekly', every: 1, weekdays: [2], end: { until: addDays(tuesday, 70) } },
    exdates: [addDays(tuesday, 7)],
    location: { name: 'Zaal Noorderhaven', city: 'Oldebroek' },
  })
  expect((await post(marijke, edit, { intent: 'submit' })).statusCode).toBe(303)
  expect((await stored(edit)).attributes.status).toBe('pending')
  expect((await open(wim, `${list}?view=queue`)).payload).toContain('Koor de Zilvermeeuw')
})

test.each([
  ['an end that is missing', { 'rule.until': '' }, fieldWords.untilMissing.nl],
  ['a number of times that is missing', { 'rule.ends': 'count' }, fieldWords.countMissing.nl],
  ['a start in the hour in which clocks change', { startTime: '02:30', endTime: '04:00' }, scheduleWords.hour_of_clock_change.nl],
  ['an end before the beginning', { endTime: '18:00' }, scheduleWords.ends_before_it_begins.nl],
  [
    'a time that is skipped',
    { 'rule.kind': 'none', firstDay: '2027-03-28', startTime: '02:30', endTime: '05:00' },
    scheduleWords.time_is_skipped.nl({ next: '03:30' }),
  ],
  ['too many days in one go', { 'rule.kind': 'none', lastDay: addDays(tuesday, 40) }, scheduleWords.too_long.nl],
])('%s is told at its field, and nothing that was typed is lost', async (_, change, words) => {
  const edit = await begin()
  const answer = await post(marijke, edit, { ...choir({ ...change, title: 'Koor met veel woorden' }), [baseVersionFields.version]: '1' })
  expect(answer.statusCode).toBe(422)
  expect(answer.payload).toContain(words)
  expect(answer.payload).toContain('Koor met veel woorden')
  expect((await stored(edit)).attributes.title).toBe('Koor')
})

test('what is missing when it is handed in is told in words, each at its field', async () => {
  const edit = await begin()
  const answer = await post(marijke, edit, { intent: 'submit' })
  expect(answer.statusCode).toBe(422)
  for (const words of [fieldWords.descriptionMissing, fieldWords.categoriesMissing, fieldWords.firstDayMissing, fieldWords.placeMissing])
    expect(answer.payload).toContain(words.nl)
})

test('two who write the same field see both texts', async () => {
  const edit = await begin()
  const fields = { [baseVersionFields.version]: '1', [baseVersionFields.values]: JSON.stringify({ title: ['Koor'] }) }
  expect((await post(marijke, edit, { ...choir({ title: 'Koor van Marijke' }), ...fields })).statusCode).toBe(303)
  const answer = await post(wim, edit, { ...choir({ title: 'Koor van Wim' }), ...fields })
  expect(answer.statusCode).toBe(409)
  for (const words of ['Koor van Marijke', 'Koor van Wim']) expect(answer.payload).toContain(words)
})

test('the center chooses whether it looks first, and an organization that it trusts waits for nobody', async () => {
  const handIn = async () => {
    const edit = await begin()
    await post(marijke, edit, { ...choir(), [baseVersionFields.version]: '1' })
    await post(marijke, edit, { intent: 'submit' })
    return (await stored(edit)).attributes.status
  }
  const versionOf = async (path: string, session = eva) => String((await get(path, { headers: session })).body.data.meta.version)
  const setting = async (values: object) =>
    await post(eva, '/settings', { intent: 'activities', [baseVersionFields.version]: await versionOf('/api/v1/volunteer_centers/current'), ...values })
  expect([await handIn(), (await setting({})).statusCode, await handIn()]).toEqual(['pending', 303, 'published'])
  expect([(await setting({ activitiesNeedApproval: 'true' })).statusCode, await handIn()]).toEqual([303, 'pending'])
  const { data } = (await get('/api/v1/organizations?filter[mine]=true', { headers: marijke })).body
  const trusted = await call('PATCH', `/api/v1/organizations/${data[0].id}`, {
    headers: wim,
    body: { data: { type: 'organizations', id: data[0].id, attributes: { isTrustedWithActivities: true } } },
  })
  expect([trusted.status, await handIn()]).toEqual([200, 'published'])
})
