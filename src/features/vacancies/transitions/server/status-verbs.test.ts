import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, today } from '#kernel/i18n/dates.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { complete, vacancyCalls } from '#features/vacancies/server/testing.ts'

const { call, as, db, get } = await startTestApp()
const { act, update, run, made, published, mails, headers } = vacancyCalls({ call, as, db })
const statusOf = async (one: string) => (await run(sql<{ status: string }>`select status from vacancies where id = ${one}`))[0]!.status
const deeds = async (one: string) =>
  (await run(sql<{ action: string }>`select action from audit_events where subject_id = ${one} order by at, id`)).map(({ action }) => action)
const reviews = async (on: boolean) =>
  await db.onPlatform((tx) => sql`update volunteer_centers set reviews_vacancies = ${on} where id = ${id.center('demo')}`.execute(tx))

test('an organization hands in, the center is mailed once and puts it online', async () => {
  const one = await made()
  for (const _ of [1, 2]) expect((await act('lid', one, 'submit')).body.data.attributes.status).toBe('pending')
  expect(await mails('vacancy.submitted')).toEqual([{ kind: 'vacancy.submitted', address: 'coordinator@demo.example' }])
  expect((await act('coordinator', one, 'publish')).body.data.attributes).toMatchObject({ status: 'published', publishedAt: expect.any(String) })
  expect(await deeds(one)).toEqual(['vacancy.created', 'vacancy.pending', 'vacancy.published'])
  expect((await get(`/api/v1/vacancies/${one}`)).status).toBe(200)
})

test('where the center does not look first it is online at once, and so is what the center hands in itself', async () => {
  await reviews(false)
  const one = await made()
  expect((await act('lid', one, 'submit')).body.data.attributes.status).toBe('published')
  expect((await update('lid', one, { title: 'Een heel andere titel' })).body.data.attributes.status).toBe('published')
  await reviews(true)
  const other = await made('coordinator', complete)
  await run(sql`update vacancies set contact_user_id = ${id.person('demo', 'lid')} where id = ${other}`)
  expect((await act('coordinator', other, 'submit')).body.data.attributes.status).toBe('published')
})

test('Sanne says whether the center looks first: it counts at once, stands in the trace, and is nobody else’s to say', async () => {
  const path = `/api/v1/volunteer_centers/${id.center('demo')}`
  const set = async (who: string | null, on: unknown, host = 'demo.localhost', at = path) =>
    await call('PATCH', at, {
      host,
      headers: await headers(who),
      body: { data: { type: 'volunteer_centers', attributes: { reviews_vacancies: on, name: 'X' } } },
    })
  const { status, body } = await set('centerbeheerder', false)
  expect([status, body.data.attributes.reviewsVacancies, body.data.meta.ignoredAttributes]).toEqual([200, false, ['name']])
  expect((await act('lid', await made(), 'submit')).body.data.attributes.status).toBe('published')
  expect((await set('centerbeheerder', true)).status).toBe(200)
  expect((await act('lid', await made(), 'submit')).body.data.attributes.status).toBe('pending')
  expect(await deeds(id.center('demo'))).toEqual(['volunteer_center.trusts', 'volunteer_center.reviews'])
  expect((await set('centerbeheerder', 'misschien')).status).toBe(422)
  for (const who of ['vrijwilliger', 'lid', 'beheerder', 'redacteur', 'coordinator']) expect([who, (await set(who, false)).status]).toEqual([who, 403])
  expect((await set(null, false)).status).toBe(401)
  expect((await set('centerbeheerder', false, 'demo.localhost', `/api/v1/volunteer_centers/${id.center('oldebroek')}`)).status).toBe(404)
})

test('only an approved organization leaves draft', async () => {
  const one = await made()
  await run(sql`update organizations set status = 'pending' where id = ${id.school('demo')}`)
  const { status, body } = await act('lid', one, 'submit')
  await run(sql`update organizations set status = 'approved' where id = ${id.school('demo')}`)
  expect([status, body.errors[0].code, await statusOf(one)]).toEqual([409, 'organization_not_approved', 'draft'])
})

test('what was denied is a draft from the first change on, and can be handed in again', async () => {
  const one = await made()
  await act('lid', one, 'submit')
  await act('coordinator', one, 'deny', { reason: 'Zeg hoe laat.' })
  expect((await act('lid', one, 'submit')).body.errors[0].code).toBe('invalid_transition')
  expect((await update('lid', one, { summary: 'Dinsdag om tien uur' })).body.data.attributes).toMatchObject({ status: 'draft', deniedReason: null })
  expect((await act('lid', one, 'submit')).body.data.attributes.status).toBe('pending')
})

test('the coordinator asks for changes: a draft again with their words, which the organization is mailed, reads, and answers by handing in again', async () => {
  const one = await made()
  await act('lid', one, 'submit')
  expect((await act('coordinator', one, 'request_changes')).body.errors[0]).toMatchObject({ code: 'blank', source: { pointer: '/data/attributes/reason' } })
  const reason = 'Schrijf erbij hoe laat het begint.'
  const asked = (await act('coordinator', one, 'request_changes', { reason })).body.data
  expect(asked.attributes).toMatchObject({ status: 'draft', requestedChanges: reason, deniedReason: null })
  expect(await mails('vacancy.changes_requested')).toEqual([{ kind: 'vacancy.changes_requested', address: 'beheerder@demo.example' }])
  const read = async (who: string) => (await get(`/api/v1/vacancies/${one}`, { headers: await headers(who) })).body.data.attributes
  expect((await read('lid')).requestedChanges).toBe(reason)
  expect((await act('lid', one, 'submit')).body.data.attributes).toMatchObject({ status: 'pending', requestedChanges: null })
  expect((await deeds(one)).slice(-2)).toEqual(['vacancy.changes_requested', 'vacancy.pending'])
  for (const who of ['lid', 'beheerder', 'redacteur']) expect([who, (await act(who, one, 'request_changes', { reason })).status]).toEqual([who, 403])
  expect((await act('vrijwilliger', one, 'request_changes', { reason })).status).toBe(404)
  expect((await update('beheerder', one, { status: 'draft', reason })).status).toBe(403)
})

test('asking for changes can be taken back at once, with what stood there before', async () => {
  const one = await made()
  await act('lid', one, 'submit')
  const { meta } = (await act('coordinator', one, 'request_changes', { reason: 'Korter.' })).body.data
  expect((await call('PUT', `/api/v1/operations/${meta.undo.id}/undo`, { headers: await headers('coordinator') })).status).toBe(200)
  const { attributes } = (await get(`/api/v1/vacancies/${one}`, { headers: await headers('coordinator') })).body.data
  expect(attributes).toMatchObject({ status: 'pending', requestedChanges: null })
})

test('another title is looked at again, another contact is not, and the center changes what it likes', async () => {
  const one = await published()
  expect((await update('lid', one, { places: 7 })).body.data.attributes.status).toBe('published')
  expect((await update('coordinator', one, { title: 'De center schreef dit' })).body.data.attributes.status).toBe('published')
  expect((await update('lid', one, { requirements: ['vog'] })).body.data.attributes.status).toBe('pending')
  expect((await deeds(one)).slice(-2)).toEqual(['vacancy.changed', 'vacancy.pending'])
})

test('what is paused is looked at again too, and nobody says by hand that it is full', async () => {
  const one = await published()
  expect((await update('lid', one, { status: 'filled' })).status).toBe(409)
  await act('lid', one, 'pause')
  expect((await update('lid', one, { title: 'Thee schenken in de aula' })).body.data.attributes.status).toBe('pending')
})

test('it is paused and resumed, and what is full stays full', async () => {
  const one = await published({ ...complete, places: 2 })
  expect((await act('lid', one, 'pause')).body.data.attributes.status).toBe('paused')
  expect((await act('lid', one, 'pause')).status).toBe(200)
  expect((await act('lid', one, 'resume')).body.data.attributes.status).toBe('published')
  await act('lid', one, 'pause')
  await run(sql`update vacancies set places_taken = 2 where id = ${one}`)
  expect((await act('lid', one, 'resume')).body.data.attributes.status).toBe('filled')
  expect((await update('lid', one, { places: 1 })).body.errors[0].source.pointer).toBe('/data/attributes/places')
  expect((await update('lid', one, { places: 3 })).body.data.attributes.status).toBe('published')
  expect((await update('lid', one, { places: 2 })).body.data.attributes.status).toBe('filled')
})

test('it is closed with a reason, opened again as a draft with days that still come, and archived by an admin', async () => {
  const one = await published({ ...complete, start_date: addDays(today(), 5), end_date: addDays(today(), 40) })
  expect((await act('lid', one, 'close', {})).body.errors[0].source.pointer).toBe('/data/attributes/closedReason')
  expect((await act('lid', one, 'close', { closed_reason: 'cancelled' })).body.data.attributes).toMatchObject({ status: 'closed', closedReason: 'cancelled' })
  expect((await update('lid', one, { title: 'Toch weer' })).body.errors[0].code).toBe('vacancy_over')
  await run(sql`update vacancies set valid_through = '2020-01-01', start_date = '2019-12-01' where id = ${one}`)
  expect((await act('lid', one, 'reopen')).body.data.attributes).toMatchObject({
    status: 'draft',
    closedReason: null,
    validThrough: null,
    endDate: addDays(today(), 40),
    startDate: '2019-12-01',
  })
  const other = await published()
  await act('lid', other, 'close', { closed_reason: 'filled' })
  expect((await act('lid', other, 'archive')).status).toBe(403)
  expect((await act('beheerder', other, 'archive')).body.data.attributes).toMatchObject({ status: 'archived', closedReason: 'filled' })
  expect((await act('beheerder', other, 'reopen')).status).toBe(409)
})

test('a copy is a draft with the same words and dates that still come', async () => {
  const slot = (days: number) => ({ starts_at: `${addDays(today(), days)}T09:00:00Z`, ends_at: `${addDays(today(), days)}T10:00:00Z`, places: 2 })
  const one = await published({ ...complete, slots: [slot(3), slot(10)], questions: [{ text: 'Waarom?' }] })
  await run(
    sql`update vacancies set slots = jsonb_set(jsonb_set(slots, '{0,startsAt}', '"2020-01-01T09:00:00.000Z"'), '{1,placesTaken}', '1'), places_taken = 1 where id = ${one}`,
  )
  const { status, body } = await act('lid', one, 'duplicate')
  expect([status, body.data.id === one, body.data.attributes]).toMatchObject([
    200,
    false,
    { status: 'draft', title: complete.title, placesTaken: 0, places: 2, slots: [{ placesTaken: 0 }], questions: [{ text: 'Waarom?' }] },
  ])
  expect((await act('lid', body.data.id, 'submit')).status).toBe(200)
})

test('the organization is mailed once about what the center does to its vacancy, not about what it does itself', async () => {
  const one = await published()
  await act('lid', one, 'pause')
  await act('lid', one, 'resume')
  expect(await mails('vacancy.stepped')).toEqual([])
  await act('coordinator', one, 'close', { closed_reason: 'other' })
  expect(await mails('vacancy.stepped')).toEqual([{ kind: 'vacancy.stepped', address: 'beheerder@demo.example' }])
})

test('a wrong step, a wrong person and another town are refused', async () => {
  const one = await made()
  for (const verb of ['publish', 'deny', 'pause', 'resume', 'close', 'archive', 'extend'])
    expect([verb, (await act('coordinator', one, verb, { reason: 'x', closed_reason: 'other', valid_through: addDays(today(), 9) })).status]).toEqual([
      verb,
      409,
    ])
  for (const verb of ['submit', 'pause', 'resume', 'close', 'reopen', 'duplicate']) {
    expect([verb, (await act(null, one, verb, { closed_reason: 'other' })).status]).toEqual([verb, 401])
    expect([verb, (await act('vrijwilliger', id.gardening('demo'), verb, { closed_reason: 'other' })).status]).toEqual([verb, 403])
    expect([verb, (await act('lid', id.gardening('oldebroek'), verb, { closed_reason: 'other' })).status]).toEqual([verb, 404])
    expect([verb, (await act('redacteur', one, verb, { closed_reason: 'other' })).status]).toEqual([verb, 403])
  }
})

test('what can be done to it is told with it', async () => {
  const one = await published()
  const may = async (who: string) => (await get(`/api/v1/vacancies/${one}`, { headers: await headers(who) })).body.data.meta.permissions
  expect(await may('lid')).toEqual(expect.arrayContaining(['update', 'pause', 'close', 'extend', 'duplicate']))
  expect(await may('lid')).not.toEqual(expect.arrayContaining(['submit']))
  expect(await may('vrijwilliger')).toEqual([])
})

test('what is surely against the criteria for volunteer work stops handing in and publishing', async () => {
  const one = await made('lid', { ...complete, expectations: ['Je hebt een diploma verpleegkunde.'] })
  const { status, body } = await act('lid', one, 'submit')
  expect([status, body.errors[0]]).toMatchObject([422, { code: 'diploma', source: { pointer: '/data/attributes/expectations' }, detail: expect.any(String) }])
  await run(sql`update vacancies set status = 'pending' where id = ${one}`)
  expect((await act('coordinator', one, 'publish')).status).toBe(422)
})
