import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays } from '#kernel/i18n/dates.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { course, day, deadline, faultsOf, sessionOn, workshopActions } from './testing.ts'

const app = await startTestApp()
const { workshop, registration, published, register, read, run, mails, link, shift } = workshopActions(app)
const at = (field: string, code: string) => `${code} /data/attributes/${field.replaceAll('.', '/')}`

test('staff write a workshop, a volunteer finds it once it is published, with its sessions and places', async () => {
  const made = await workshop('noor', 'POST', '', course({ capacityMin: 8, learns: ['Rustig contact maken'], level: 'beginner' }))
  expect([made.status, made.body.data.attributes]).toMatchObject([
    201,
    { status: 'draft', slug: 'omgaan-met-dementie', audience: 'volunteers', cancelUntilHours: 24, placesTaken: 0, sessions: [{ start: `${day}T19:30` }, {}] },
  ])
  const { id: one } = made.body.data
  expect((await read('fatima', `workshops/${one}`)).status).toBe(404)
  expect((await workshop('fatima', 'PUT', `/${one}/publish`)).status).toBe(404)
  expect((await workshop('noor', 'PUT', `/${one}/publish`)).body.data.attributes.status).toBe('published')
  expect((await workshop('fatima', 'PATCH', `/${one}`, { title: 'Anders' })).status).toBe(403)
  expect((await read(null, `workshops/${one}`)).status).toBe(404)
  const { data } = (await read('fatima', 'workshops?filter[upcoming]=true&filter[has_place]=true&filter[with_theme]=care&filter[part_of_day]=evening')).body
  expect(data.map((row: any) => row.id)).toContain(one)
  for (const [filter, found] of [
    ['online]=true', 0],
    ['once]=true', 0],
    ['once]=false', 1],
    [`in_month]=${day.slice(0, 7)}`, 1],
    ['in_month]=2031-01', 0],
    ['with_language]=nl', 0],
    ['search]=wessels', 1],
    ['presence_due]=true', 0],
    ['mine]=true', 0],
    [`address]=omgaan-met-dementie--${one.slice(-12)}`, 1],
  ] as const)
    expect([filter, (await read('fatima', `workshops?filter[${filter}`)).body.data.filter((row: any) => row.id === one).length]).toEqual([filter, found])
  expect((await read('fatima', 'workshops?filter[in_month]=2026-13')).status).toBe(400)
})

test('every fault stands at its field, and nothing is half written', async () => {
  const fault = async (more: object) => faultsOf(await workshop('wim', 'POST', '', course(more)))
  const session = async (more: object) => await fault({ sessions: [sessionOn(day, more)] })
  expect(await fault({ title: '', capacityMax: 0 })).toEqual([422, at('title', 'blank'), at('capacityMax', 'invalid')])
  expect(await fault({ capacityMin: 13 })).toEqual([422, at('capacityMin', 'above_most')])
  expect(await fault({ description: 'platte tekst' })).toEqual([422, at('description', 'not_rich_text')])
  expect(await session({ end: `${day}T19:00` })).toEqual([422, at('sessions.0.end', 'ends_before_it_begins')])
  expect(await session({ end: `${addDays(day, 2)}T19:00` })).toEqual([422, at('sessions.0.end', 'session_too_long')])
  expect(await session({ start: '2027-02-30T10:00', end: '2027-02-30T12:00' })).toEqual([
    422,
    at('sessions.0.start', 'no_such_day'),
    at('sessions.0.end', 'no_such_day'),
  ])
  expect(await session({ start: '2027-03-28T02:30', end: '2027-03-28T05:00' })).toEqual([422, at('sessions.0.start', 'time_is_skipped')])
  expect(await session({ start: 'morgen' })).toEqual([422, at('sessions.0.start', 'invalid')])
  expect(await session({ city: 'Nergenshuizen' })).toEqual([422, at('sessions.0.city', 'unknown_place')])
  expect(await session({ url: 'http://overleg.example' })).toEqual([422, at('sessions.0.url', 'invalid')])
  expect(await fault({ sessions: [sessionOn(day), sessionOn(day, { start: `${day}T21:00`, end: `${day}T22:00` })] })).toEqual([
    422,
    at('sessions.1.start', 'sessions_overlap'),
  ])
  expect(await fault({ sessions: 'dinsdag' })).toEqual([422, at('sessions', 'invalid')])
  expect(await fault({ sessions: Array.from({ length: 21 }, (_, n) => sessionOn(addDays(day, n))) })).toEqual([422, at('sessions', 'too_many')])
  expect(await fault({ materials: [{ id: id.person('demo', 'tweede') }] })).toEqual([422, at('materials.0.id', 'no_document')])
  expect(faultsOf(await workshop('wim', 'POST', '', course(), { trainer: link('users', id.person('oldebroek', 'tweede')) }))).toEqual([
    404,
    'related_not_found /data/relationships/trainer',
  ])
  expect(faultsOf(await workshop('wim', 'POST', '', course(), { contact: link('users', id.person('demo', 'tweede')) }))[0]).toBe(404)
})

test('publishing says what is missing, and that registration must close a day before', async () => {
  const publish = async (more: object) => {
    const { body } = await workshop('wim', 'POST', '', { title: 'Half', capacityMax: 4, ...more })
    return faultsOf(await workshop('wim', 'PUT', `/${body.data.id}/publish`))
  }
  expect(await publish({})).toEqual([422, ...['description', 'themes', 'sessions', 'registrationDeadline'].map((field) => at(field, 'blank'))])
  expect(await publish(course({ registrationDeadline: day }))).toEqual([422, at('registrationDeadline', 'deadline_too_late')])
  expect(await publish(course({ registrationDeadline: '2020-01-01' }))).toEqual([422, at('registrationDeadline', 'begins_in_the_past')])
  expect(await publish(course({ sessions: [sessionOn(day, { place: '' })] }))).toEqual([422, at('sessions.0.place', 'no_place')])
  expect(await publish(course({ sessions: [sessionOn('2020-01-01'), sessionOn(day)], registrationDeadline: '2019-01-01' }))).toEqual([
    422,
    at('sessions.0.start', 'begins_in_the_past'),
    at('registrationDeadline', 'begins_in_the_past'),
  ])
})

test('whoever has a place hears of another time, and of a session that is off; whoever waits does not', async () => {
  const one = await published({ capacityMax: 1 })
  await register('fatima', one)
  await register('kees', one)
  const { sessions } = (await read('wim', `workshops/${one}`)).body.data.attributes
  const [first, second] = sessions
  const sent = [{ ...first, start: `${day}T20:00`, end: `${day}T22:00` }]
  const changed = await workshop('wim', 'PATCH', `/${one}`, { sessions: sent })
  expect(changed.body.data.attributes.sessions).toMatchObject([
    { id: first.id, start: `${day}T20:00`, status: 'scheduled' },
    { id: second.id, status: 'cancelled' },
  ])
  const told = (await mails('changed')).filter(({ facts }) => facts['workshopId'] === one)
  expect(told.map(({ address }) => address)).toEqual(['vrijwilliger@demo.example'])
  expect(told[0]!.facts['changes']).toMatchObject([{ now: { startsAt: expect.any(String) }, was: { startsAt: expect.any(String) } }, { now: null }])
  expect(told[0]!.facts['calendar']).toMatchObject([
    { uid: first.id, sequence: 1, isCancelled: false },
    { uid: second.id, isCancelled: true },
  ])
  const same = (await read('wim', `workshops/${one}`)).body.data.attributes.sessions
  await workshop('wim', 'PATCH', `/${one}`, { sessions: same, title: 'Andere titel' })
  expect((await mails('changed')).filter(({ facts }) => facts['workshopId'] === one).length).toBe(1)
  expect(faultsOf(await workshop('wim', 'PATCH', `/${one}`, { sessions: [] }))).toEqual([422, at('sessions', 'no_session_left')])
  expect(faultsOf(await workshop('wim', 'PATCH', `/${one}`, { registrationDeadline: day }))).toEqual([422, at('registrationDeadline', 'deadline_too_late')])
})

test('never are there fewer places than are taken, and more places go to who waits', async () => {
  const one = await published({ capacityMax: 2 })
  for (const who of ['fatima', 'kees', 'marijke', 'johan'] as const) await register(who, one)
  const fewer = await workshop('wim', 'PATCH', `/${one}`, { capacityMax: 1 })
  expect([faultsOf(fewer), fewer.body.errors[0].detail, fewer.body.errors[0].meta.registered]).toEqual([
    [422, at('capacityMax', 'below_registered')],
    'Er zijn al 2 plekken bezet. Kies dat aantal of meer.',
    2,
  ])
  expect((await workshop('wim', 'PATCH', `/${one}`, { capacityMax: 3 })).body.data.attributes).toMatchObject({ status: 'full', placesTaken: 3, waiting: 1 })
  expect((await mails('promoted')).filter(({ facts }) => facts['workshopId'] === one).map(({ address }) => address)).toEqual(['lid@demo.example'])
  expect((await workshop('wim', 'PATCH', `/${one}`, { capacityMax: 6 })).body.data.attributes).toMatchObject({
    status: 'published',
    placesTaken: 4,
    waiting: 0,
  })
})

test('its states: cancelled with a reason and taken back, going ahead, over, archived, copied, thrown away', async () => {
  const one = await published()
  await register('fatima', one)
  await register('kees', one)
  expect(faultsOf(await workshop('wim', 'PUT', `/${one}/cancel`))).toEqual([422, at('reason', 'blank')])
  const off = await workshop('wim', 'PUT', `/${one}/cancel`, { reason: 'De trainer is ziek.' })
  expect(off.body.data.attributes).toMatchObject({ status: 'cancelled', cancelledReason: 'De trainer is ziek.' })
  expect((await mails('cancelled')).length).toBe(2)
  await app.call('PUT', `/api/v1/operations/${off.body.data.meta.undo.id}/undo`, { headers: await app.as('coordinator@demo.example') })
  expect((await read('wim', `workshops/${one}`)).body.data.attributes).toMatchObject({ status: 'published', cancelledReason: null, placesTaken: 2 })
  expect((await mails('cancelled')).length).toBe(0)
  expect((await workshop('wim', 'PUT', `/${one}/confirm`)).body.data.attributes.status).toBe('confirmed')
  expect(faultsOf(await workshop('wim', 'PUT', `/${one}/complete`))).toEqual([409, 'workshop_is_not_over'])
  expect((await workshop('wim', 'PUT', `/${one}/archive`)).status).toBe(409)
  await shift(one, '-40 days')
  expect((await workshop('wim', 'PUT', `/${one}/complete`)).body.data.attributes.status).toBe('completed')
  expect(faultsOf(await workshop('wim', 'PATCH', `/${one}`, { title: 'Te laat' }))).toEqual([409, 'workshop_is_fixed'])
  expect((await workshop('wim', 'PUT', `/${one}/archive`)).body.data.attributes.status).toBe('archived')
  expect((await read('fatima', `workshops/${one}`)).status).toBe(200)
  expect((await read('marijke', `workshops/${one}`)).status).toBe(404)
  const copy = (await workshop('wim', 'PUT', `/${one}/duplicate`)).body.data
  expect(copy.attributes).toMatchObject({ status: 'draft', title: 'Omgaan met dementie', capacityMax: 12, sessions: [], registrationDeadline: null })
  expect(faultsOf(await workshop('wim', 'DELETE', `/${one}`))).toEqual([409, 'only_draft_workshops_vanish'])
  expect((await workshop('wim', 'DELETE', `/${copy.id}`)).status).toBe(204)
})

test('where a site has no calendar of activities a workshop cannot be for everybody', async () => {
  expect((await workshop('wim', 'POST', '', course({ audience: 'all' }))).status).toBe(201)
  const headers = await app.as('coordinator@oldebroek.example')
  const refused = await app.call('POST', '/api/v1/workshops', {
    host: 'oldebroek.localhost',
    headers,
    body: { data: { type: 'workshops', attributes: course({ audience: 'all' }) } },
  })
  expect(faultsOf(refused)).toEqual([422, at('audience', 'inclusion')])
})

test('documents and the address of an online session are for who has a place', async () => {
  const [file] = await run(sql<{ id: string }>`insert into files (volunteer_center_id, name, kind, key, bytes, kept_bytes, sha256)
    values (${id.center('demo')}, 'Hand-out.pdf', 'document', 'key-of-the-hand-out', 3, 3, 'abc') returning id`)
  const one = await published({
    capacityMax: 1,
    sessions: [sessionOn(day, { place: null, url: 'https://overleg.example/kamer' })],
    materials: [{ id: file!.id }],
  })
  const seen = async (who: 'fatima' | 'kees' | 'wim') => {
    const { sessions, materials } = (await read(who, `workshops/${one}`)).body.data.attributes
    return [sessions[0].url, sessions[0].isOnline, materials.length]
  }
  await register('fatima', one)
  await register('kees', one)
  expect(await seen('fatima')).toEqual(['https://overleg.example/kamer', true, 1])
  expect(await seen('kees')).toEqual([null, true, 0])
  expect(await seen('wim')).toEqual(['https://overleg.example/kamer', true, 1])
  expect(await run(sql`select shown from file_uses where file_id = ${file!.id}`)).toEqual([{ shown: false }])
  const waits = (await mails('waitlisted')).find(({ facts }) => facts['workshopId'] === one)!
  expect([waits.facts['sessions'][0].url, waits.facts['calendar']]).toEqual([null, undefined])
})

test('a deadline, an unknown workshop and a person who is not there are refused', async () => {
  const one = await published()
  await shift(one, '-18 days')
  expect(faultsOf(await register('fatima', one))).toEqual([409, 'registration_closed'])
  expect(faultsOf(await register('fatima', id.gardening('demo')))).toEqual([404, 'related_not_found'])
  expect(faultsOf(await registration('fatima', 'POST', '', {}))).toEqual([422, 'blank /data/relationships/workshop'])
  expect(deadline < day).toBe(true)
})
