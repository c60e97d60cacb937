import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, today } from '#kernel/i18n/dates.ts'
import { id } from '#src/testing/two-towns.ts'
import { startTestApp } from '#src/testing/harness.ts'

const { call, get, as, db } = await startTestApp()
const path = '/api/v1/activities'
const [marijke, wim, lotte, fatima] = ['lid@demo.example', 'coordinator@demo.example', 'redacteur@demo.example', 'vrijwilliger@demo.example']
const { data: own } = (await get('/api/v1/organizations?filter[mine]=true', { headers: await as(marijke) })).body
const organization = { organization: { data: { type: 'organizations', id: own[0].id } } }
const day = addDays(today(), 20)

const does = async (who: string, method: 'POST' | 'PATCH' | 'PUT', to: string, attributes: object = {}, relationships?: object) =>
  await call(method, `${path}${to}`, {
    headers: await as(who),
    body: { data: { type: 'activities', ...(to && { id: to.split('/')[1] }), attributes, ...(relationships && { relationships }) } },
  })
const rehearsal = (more: object = {}) => ({
  title: 'Repetitie van het koor',
  description: [{ type: 'paragraph', content: [{ text: 'Zing een avond mee.' }] }],
  categories: ['arts'],
  firstDay: day,
  startTime: '19:30',
  endTime: '21:30',
  location: { name: 'Grote zaal', city: 'Oldebroek' },
  ...more,
})
const made = async (who: string, more: object = {}) => {
  const { status, body } = await does(who, 'POST', '', rehearsal(more), who === marijke ? organization : undefined)
  expect(status).toBe(201)
  return body.data.id as string
}
const seen = async (who: string, one: string) => (await get(`${path}/${one}`, { headers: await as(who) })).body.data.attributes
const listed = async (who: string, filter: string) =>
  (await get(`${path}?${filter}&page[size]=100`, { headers: await as(who) })).body.data.map((row: any) => row.id) as string[]

test('mails lead to where one goes on: the center to the queue, the organization to its page or back to the form', async () => {
  const one = await made(marijke)
  await does(marijke, 'PUT', `/${one}/submit`)
  await does(wim, 'PUT', `/${one}/deny`, { reason: 'Zeg erbij waar het is.' })
  await does(marijke, 'PUT', `/${one}/submit`)
  await does(wim, 'PUT', `/${one}/approve`)
  const mails = await db.inCenter(
    id.center('demo'),
    async (tx) =>
      (
        await sql<{ kind: string; path: string }>`select distinct kind, facts ->> 'path' as path from outbox
          where kind in ('activity.submitted', 'activity.denied', 'activity.approved') and facts ->> 'activityId' = ${one} order by 1, 2`.execute(tx)
      ).rows,
  )
  const { slug } = await seen(wim, one)
  expect(mails).toEqual([
    { kind: 'activity.approved', path: `/activiteitenkalender/${slug}--${one.slice(-12)}` },
    { kind: 'activity.denied', path: `/activiteitenkalender/${one}/edit` },
    { kind: 'activity.submitted', path: `/activiteitenkalender/overzicht?view=queue&id=${one}` },
  ])
})

test('where an activity stands follows from its state and the clock, also before a job has run', async () => {
  const one = await made(marijke)
  expect((await seen(marijke, one)).stage).toBe('draft')
  await does(marijke, 'PUT', `/${one}/submit`)
  expect((await seen(marijke, one)).stage).toBe('waiting')
  const { counts } = (await get(`${path}?filter[mine]=true&counts=stage&page[size]=1`, { headers: await as(marijke) })).body.meta
  expect(counts.waiting).toBeGreaterThanOrEqual(1)
  await does(wim, 'PUT', `/${one}/approve`)
  expect((await seen(marijke, one)).stage).toBe('published')
  await does(marijke, 'PATCH', `/${one}`, { title: 'Repetitie van het grote koor' })
  expect([(await seen(marijke, one)).stage, (await seen(lotte, one)).stage, (await seen(fatima, one)).stage]).toEqual(['waiting', 'waiting', 'published'])
  await does(wim, 'PUT', `/${one}/deny`, { reason: 'De oude naam was beter.' })
  await does(wim, 'PUT', `/${one}/cancel`, { reason: 'De zaal is dicht.' })
  expect((await seen(marijke, one)).stage).toBe('cancelled')
  await db.inCenter(
    id.center('demo'),
    async (tx) =>
      await sql`update activities set first_starts_at = now() - interval '2 hours', last_ends_at = now() - interval '1 hour' where id = ${one}`.execute(tx),
  )
  expect((await seen(wim, one)).stage).toBe('past')
})

test('a room that is taken twice at one time is told in both rows, to those who look after them', async () => {
  const room = { location: { name: 'Kleine Zaal', city: 'Oldebroek' } }
  const one = await made(marijke, { title: 'Koor', ...room })
  const other = await made(wim, { title: 'Klaverjassen', ...room, location: { name: 'kleine zaal', city: 'Oldebroek' }, startTime: '20:00', endTime: '23:00' })
  expect([(await seen(marijke, one)).clash, (await seen(wim, other)).clash]).toEqual([null, null])
  await does(marijke, 'PUT', `/${one}/submit`)
  // What waits is seen by the center; an organization hears of what is in the calendar.
  expect((await seen(wim, other)).clash).toEqual({ id: one, title: 'Koor', at: `${day}T20:00` })
  await does(wim, 'PUT', `/${other}/submit`)
  expect((await seen(marijke, one)).clash).toEqual({ id: other, title: 'Klaverjassen', at: `${day}T20:00` })
  expect((await seen(fatima, other)).clash).toBeNull()
  expect(await listed(wim, 'filter[clashes]=true')).toEqual(expect.arrayContaining([one, other]))
  // Right after it, in another room, or on another day is no clash.
  for (const change of [
    { startTime: '21:30', endTime: '22:30' },
    { startTime: '20:00', endTime: '22:30', location: { name: 'Foyer', city: 'Oldebroek' } },
  ]) {
    await does(wim, 'PATCH', `/${other}`, change)
    expect((await seen(wim, other)).clash).toBeNull()
  }
  await does(wim, 'PATCH', `/${other}`, { location: room.location, firstDay: addDays(day, 1) })
  expect([(await seen(wim, other)).clash, (await listed(wim, 'filter[clashes]=true')).includes(one)]).toEqual([null, false])
})

test('a decision on other words is taken back with both words as they were', async () => {
  const one = await made(marijke, { title: 'Koor van Oldebroek' })
  await does(marijke, 'PUT', `/${one}/submit`)
  await does(wim, 'PUT', `/${one}/approve`)
  for (const [verb, attributes, title] of [
    ['approve', {}, 'Koor van de Veluwe'],
    ['deny', { reason: 'Te groot.' }, 'Koor van Oldebroek'],
  ] as const) {
    await does(marijke, 'PATCH', `/${one}`, { title: 'Koor van de Veluwe' })
    const decided = await does(wim, 'PUT', `/${one}/${verb}`, attributes)
    expect([decided.body.data.attributes.title, decided.body.data.attributes.proposed]).toEqual([title, null])
    const undone = await call('PUT', `/api/v1/operations/${decided.body.data.meta.undo.id}/undo`, { headers: await as(wim) })
    expect(undone.status).toBeLessThan(300)
    expect(await seen(wim, one)).toMatchObject({ title: 'Koor van Oldebroek', slug: 'koor-van-oldebroek', status: 'published', stage: 'waiting' })
    expect((await seen(wim, one)).proposed).toEqual({ title: 'Koor van de Veluwe' })
  }
})

test('a list by month has what is on then, and a month that is none is refused', async () => {
  const one = await made(wim, { title: 'In januari', firstDay: `${Number(today().slice(0, 4)) + 1}-01-15` })
  const year = Number(today().slice(0, 4)) + 1
  expect((await listed(wim, `filter[in_month]=${year}-01`)).includes(one)).toBe(true)
  expect((await listed(wim, `filter[in_month]=${year}-02`)).includes(one)).toBe(false)
  const wrong = await get(`${path}?filter[in_month]=2026-13`, { headers: await as(wim) })
  expect([wrong.status, wrong.body.errors[0].code]).toEqual([400, 'invalid_filter_value'])
})

test('a number, an address of mail or something left open in the text is told at it, and a number to register may stay', async () => {
  const written = (text: string) => ({ description: [{ type: 'paragraph', content: [{ text }] }] })
  const one = await made(marijke, { ...written('Bel Greet op 06 12345678.'), registrationNeeded: true, registrationWords: 'Bel 0525 631234' })
  const refused = await does(marijke, 'PUT', `/${one}/submit`)
  expect([refused.status, refused.body.errors.map((error: any) => [error.code, error.source.pointer])]).toEqual([
    422,
    [['phone', '/data/attributes/description']],
  ])
  await does(marijke, 'PATCH', `/${one}`, written('Mail koor@voorbeeld.example, of kom langs bij [naam].'))
  expect((await does(marijke, 'PUT', `/${one}/submit`)).body.errors.map((error: any) => error.code)).toEqual(['email'])
  await does(marijke, 'PATCH', `/${one}`, written('Zing een avond mee.'))
  expect((await does(marijke, 'PUT', `/${one}/submit`)).body.data.attributes.status).toBe('pending')
})

test('what waits stands on the dashboard of the center, and what was denied on that of the organization', async () => {
  const one = await made(marijke, { title: 'Voor het dashboard' })
  await does(marijke, 'PUT', `/${one}/submit`)
  const todo = async (who: string, key: string, chosen: object = {}) =>
    (await get('/api/v1/todos', { headers: { ...(await as(who)), ...chosen } })).body.meta.todos.find((each: any) => each.key === key)
  const waiting = await todo(wim, 'activities')
  expect(waiting.total).toBe((await get(`${path}?filter[waiting]=true&page[size]=1`, { headers: await as(wim) })).body.meta.total)
  expect(waiting.actions).toEqual([{ href: '/activiteitenkalender/overzicht?view=queue', label: 'Beoordeel' }])
  await does(wim, 'PUT', `/${one}/deny`, { reason: 'Dit staat er al in.' })
  expect(await todo(marijke, 'activities', { 'current-organization-id': own[0].id })).toBeUndefined()
  expect((await todo(marijke, 'activities-denied', { 'current-organization-id': own[0].id })).items).toEqual([
    expect.objectContaining({ id: one, title: 'Voor het dashboard', quote: 'Dit staat er al in.', href: `/activiteitenkalender/${one}/edit` }),
  ])
})
