import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays } from '#kernel/i18n/dates.ts'
import { day, faultsOf, sessionOn, workshopActions } from '#features/workshops/server/testing.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { currentDate } from '#src/testing/current-date.ts'

let ahead = 0
const app = await startTestApp({ clock: { now: () => new Date(Date.now() + ahead) } })
const { get, db } = app
const { published, workshop, register, read, run } = workshopActions(app)

const secret = 'https://vergaderen.example/geheim'
const open = async (more: object = {}) =>
  await published({ title: 'Reanimeren', audience: 'all', sessions: [sessionOn(day, { url: secret }), sessionOn(addDays(day, 7))], ...more })
const calendar = async (query = '') => (await get(`/api/v1/activities/calendar?filter[from]=${day}${query}`)).body.meta.calendar
const itemsOf = async (one: string, query = '') => (await calendar(query)).items.filter((item: any) => item.id === one)
const pathOf = (one: string) => `/activiteitenkalender/reanimeren--${one.slice(-12)}`

test('a workshop for everybody stands in the calendar with its places; any other does not', async () => {
  const one = await open({ capacityMax: 2 })
  const others = [await published(), await published({ audience: 'organizations' })]
  const { body } = await workshop('wim', 'POST', '', { title: 'Concept', capacityMax: 3, audience: 'all', sessions: [sessionOn(day)] })
  const [first, second] = await itemsOf(one)
  expect(first).toMatchObject({
    source: 'workshop',
    title: 'Reanimeren',
    path: `${pathOf(one)}?d=${day}`,
    day,
    localStart: `${day}T19:30`,
    status: 'scheduled',
    attendanceMode: 'mixed',
    costKind: 'free',
    kind: 'leren',
    placesLeft: 2,
    hasWaitingList: true,
    isClosed: false,
    laterDates: 1,
  })
  expect(second).toMatchObject({ day: addDays(day, 7), attendanceMode: 'offline', laterDates: 0 })
  for (const other of [...others, body.data.id]) expect(await itemsOf(other)).toEqual([])
  await register('fatima', one)
  expect((await itemsOf(one))[0].placesLeft).toBe(1)
  await register('kees', one)
  await register('marijke', one)
  expect((await itemsOf(one))[0]).toMatchObject({ placesLeft: 0, hasWaitingList: true })
  const { facets, days, month, total } = await calendar('&filter[with_kind]=leren&filter[with_category]=care&filter[free]=yes')
  expect([facets.kind.leren >= 1, days[day] >= 1, month[day] >= 1, total >= 2]).toEqual([true, true, true, true])
  expect(await itemsOf(one, '&filter[with_kind]=eten')).toEqual([])
  expect((await itemsOf(one, '&filter[online]=yes')).map((item: any) => item.day)).toEqual([day])
  await workshop('wim', 'PUT', `/${one}/cancel`, { reason: 'De zaal is ondergelopen.' })
  expect((await itemsOf(one))[0]).toMatchObject({ status: 'cancelled', reason: 'De zaal is ondergelopen.' })
})

test('after the deadline it says that nobody can register any more', async () => {
  const one = await open()
  await run(sql`update workshops set deadline_at = now() - interval '1 hour' where id = ${one}`)
  expect((await itemsOf(one))[0]).toMatchObject({ isClosed: true })
})

test('a stranger reads it without who comes, where it is online and what there is to read; no other workshop', async () => {
  const one = await open()
  const hidden = await published()
  await register('fatima', one, { note: 'Ik hoor slecht.' })
  const { body, text } = await read(null, `workshops?filter[address]=${one}`)
  expect(body.data[0].attributes).toMatchObject({ title: 'Reanimeren', placesTaken: 1, ownRegistration: null, materials: [], isTrainer: false })
  expect(body.data[0].attributes.sessions[0]).toMatchObject({ url: null, isOnline: true })
  for (const word of [secret, 'Fatima', 'slecht']) expect(text).not.toContain(word)
  expect((await read(null, `workshops/${hidden}`)).status).toBe(404)
  expect((await get('/api/v1/workshop_registrations')).status).toBe(401)
})

test('feeds and the sitemap name it, and never where it is online; a site without a calendar names none', async () => {
  const one = await open({ capacityMax: 4 })
  ahead = 60_000
  const texts = await Promise.all(
    ['/activities.ics', `${pathOf(one)}.ics`, '/activiteitenkalender/atom.xml', '/sitemap.xml', '/feeds/activities'].map(
      async (path) => [path, await get(path)] as const,
    ),
  )
  for (const [path, { status, text }] of texts) {
    expect.soft([path, status], text.slice(0, 300)).toEqual([path, 200])
    expect.soft(text.replaceAll(/\r\n /g, ''), path).toContain(one.slice(-12))
    expect.soft(text, path).not.toContain(secret)
  }
  const oneDate = await get(`${pathOf(one)}.ics?d=${addDays(day, 7)}`)
  expect(oneDate.text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  expect((await get(`${pathOf(one)}.ics?d=${addDays(day, 1)}`)).status).toBe(404)
  const items = (await get('/feeds/activities')).body.items.filter((item: any) => item.data?.url?.includes(one.slice(-12)))
  expect(items.map((item: any) => item.data)).toMatchObject([
    { '@type': 'EducationEvent', name: 'Reanimeren', maximumAttendeeCapacity: 4, remainingAttendeeCapacity: 4, isAccessibleForFree: true },
    { '@type': 'EducationEvent' },
  ])
  ahead = 0
  await workshop('wim', 'PUT', `/${one}/cancel`, { reason: 'Te warm.' })
  ahead = 60_000
  const after = (await get(`/feeds/activities?afterTimestamp=${items.at(-1).modified}&afterId=${items.at(-1).id}`)).body.items
  expect(after.filter((item: any) => item.data?.url?.includes(one.slice(-12))).map((item: any) => item.data.eventStatus)).toEqual([
    'https://schema.org/EventCancelled',
    'https://schema.org/EventCancelled',
  ])
  await workshop('wim', 'PUT', `/${one}/archive`)
  const gone = (await get(`/feeds/activities?afterTimestamp=${after.at(-1).modified}&afterId=${after.at(-1).id}`)).body.items
  expect(gone.map((item: any) => item.state)).toEqual(['deleted', 'deleted'])
  ahead = 0
})

test('once it is on the site it stays for everybody', async () => {
  const one = await open()
  expect(faultsOf(await workshop('wim', 'PATCH', `/${one}`, { audience: 'volunteers' }))).toEqual([422, 'stays_for_all /data/attributes/audience'])
  const draft = await workshop('wim', 'POST', '', { title: 'Nog een concept', capacityMax: 3, audience: 'all' })
  expect((await workshop('wim', 'PATCH', `/${draft.body.data.id}`, { audience: 'volunteers' })).status).toBe(200)
})

test('a site whose calendar is off names none of them, nor does another town', async () => {
  const one = await open()
  const [left] = await db.inCenter(
    id.center('oldebroek'),
    async (tx) =>
      (
        await sql<{
          id: string
        }>`insert into workshops (volunteer_center_id, title, slug, audience, status, capacity_max, registration_deadline, deadline_at, first_starts_at, last_ends_at, published_at)
          values (${id.center('oldebroek')}, 'Van vroeger', 'van-vroeger', 'all', 'published', 5, ${currentDate} + 3, now() + interval '3 days', now() + interval '9 days',
            now() + interval '9 days 2 hours', now()) returning id`.execute(tx)
      ).rows,
  )
  const path = `/activiteitenkalender/van-vroeger--${left!.id.slice(-12)}`
  for (const address of ['/activities.ics', `${path}.ics`, '/api/v1/activities/calendar', '/feeds/activities', '/activiteitenkalender/atom.xml'])
    expect.soft([address, (await get(address, { host: 'oldebroek.localhost' })).status]).toEqual([address, 404])
  const { text } = await get('/sitemap.xml', { host: 'oldebroek.localhost' })
  for (const each of [one, left!.id]) expect(text).not.toContain(each.slice(-12))
})
