import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { applicationActionsOf } from '#features/applications/server/testing.ts'

const app = await startTestApp()
const { as, call, get, db } = app
const { apply, act, read, mails, say, forgetAll } = applicationActionsOf(app)
const fatima = await as('vrijwilliger@demo.example')
const johan = await as('beheerder@demo.example')
const marijke = await as('lid@demo.example')

beforeEach(forgetAll)

test('a notification speaks the language of the page and leads to what it is about', async () => {
  const application = (await apply(fatima)).body.data.id
  const [dutch] = (await read(johan, 'notifications')).body.data
  expect(dutch.attributes).toMatchObject({
    text: 'Fatima El Amrani wil meedoen met ‘Tuinieren met groep vijf’.',
    href: `/applications/${application}`,
    readAt: null,
  })
  const english = await get('/api/v1/notifications', { headers: { ...johan, 'accept-language': 'en' } })
  expect(english.body.data[0].attributes.text).toBe('Fatima El Amrani wants to join in with ‘Tuinieren met groep vijf’.')
})

test('reading one, and all, counts down; those of others are not there', async () => {
  const application = (await apply(fatima)).body.data.id
  await act(johan, application, 'review')
  await act(johan, application, 'invite')
  const list = await read(fatima, 'notifications')
  expect(list.body.meta.unreadCount).toBe(2)
  const path = `/api/v1/notifications/${list.body.data[0].id}/read`
  expect((await call('PUT', path, { headers: johan })).status).toBe(404)
  expect((await call('PUT', path, { headers: fatima })).body.data.attributes.readAt).not.toBeNull()
  expect((await read(fatima, 'notifications')).body.meta.unreadCount).toBe(1)
  expect((await call('PUT', '/api/v1/notifications/read_all', { headers: fatima })).body.meta.unreadCount).toBe(0)
  expect((await read(johan, 'notifications')).body.meta.unreadCount).toBe(1)
  expect((await get('/api/v1/notifications')).status).toBe(401)
})

test('activity is what one did oneself', async () => {
  const application = (await apply(fatima)).body.data.id
  await act(johan, application, 'accept')
  const own = await read(fatima, 'activity?page[size]=20')
  expect(own.body.data[0].attributes).toMatchObject({
    action: 'application.submitted',
    text: 'Je meldde je aan voor ‘Tuinieren met groep vijf’.',
    href: `/applications/${application}`,
  })
  expect((await read(johan, 'activity')).body.data[0].attributes.text).toBe('Je nam iemand aan voor ‘Tuinieren met groep vijf’.')
  expect((await read(marijke, 'activity')).body.data).toEqual([])
  expect((await get('/api/v1/activity')).status).toBe(401)
})

test('of what one did the last twenty deeds are there, and no page has more', async () => {
  await db.inCenter(id.center('demo'), async (tx) => {
    await sql`insert into audit_events (volunteer_center_id, actor_id, action, subject_type, subject_id)
      select ${id.center('demo')}, ${id.person('demo', 'tweede')}, 'vacancy.extended', 'vacancies', uuidv7() from generate_series(1, 25)`.execute(tx)
  })
  const kees = await as('tweede@demo.example')
  for (const [page, shown] of [
    ['page[size]=100', 20],
    ['page[size]=15&page[number]=2', 5],
    ['page[number]=3', 0],
  ] as const) {
    const { body, text } = await read(kees, `activity?${page}`)
    expect([body.data.length, body.meta.total], text).toEqual([shown, 20])
  }
})

test('who wants no mails about messages gets none, but hears of a decision', async () => {
  const prefer = async (prefs: object) =>
    await db.onPlatform(
      async (tx) =>
        void (await sql`update users set notification_prefs = ${JSON.stringify(prefs)} where id = ${id.person('demo', 'vrijwilliger')}`.execute(tx)),
    )
  await prefer({ messages: 'off', applications: 'off' })
  const { data } = (await apply(fatima)).body
  await say(johan, data.relationships.conversation.data.id, 'Hallo')
  await act(johan, data.id, 'invite')
  await act(johan, data.id, 'accept')
  expect(await mails()).toEqual(['application.received beheerder@demo.example nl', 'application.accepted vrijwilliger@demo.example nl'])
  await prefer({})
})
