import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { templateFor } from '#kernel/mail/server/templates.ts'
import { applicationActionsOf } from '#features/applications/server/testing.ts'
import { people } from '#features/users/model/server/people-tables.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { type DigestFacts, mailDigests } from '#features/notifications/digest/server/digests.ts'

const app = await startTestApp()
const { as, call, get, db } = app
const { apply, act, read, mails, run, forgetAll } = applicationActionsOf(app)
const fatima = await as('vrijwilliger@demo.example')
const johan = await as('beheerder@demo.example')
const demo = id.center('demo')

const choose = async (who: Record<string, string>, prefs: object) => {
  const { status } = await call('PATCH', '/api/v1/current_user', { headers: who, body: { notification_prefs: prefs } })
  expect(status).toBe(200)
}
const digestsOf = async () =>
  (await run(sql`select o.address, o.facts from outbox o where kind = 'notices.digest' order by o.created_at`)) as { address: string; facts: DigestFacts }[]

beforeEach(async () => {
  await forgetAll()
  await run(sql`delete from notifications`)
  await db.asWorker((tx) => sql`delete from outbox`.execute(tx))
  await choose(fatima, {})
  await choose(johan, {})
})

test('Johan hears of new applications once a day: one mail with what he has not read, and no second one', async () => {
  await choose(johan, { 'application.received': 'daily' })
  await apply(fatima)
  expect(await mails()).not.toContain('application.received beheerder@demo.example nl')
  expect((await read(johan, 'notifications')).body.meta.unreadCount).toBe(1)
  await mailDigests(db, demo, 'weekly')
  expect(await digestsOf()).toEqual([])
  await Promise.all([mailDigests(db, demo, 'daily'), mailDigests(db, demo, 'daily')])
  const [digest, ...others] = await digestsOf()
  expect([digest!.address, others]).toEqual(['beheerder@demo.example', []])
  const mail = templateFor('notices.digest')(digest!.facts, 'en', {} as never)
  expect([mail.subject, mail.links![0]!.label, mail.links![0]!.url]).toEqual([
    '1 piece of news for you',
    'Fatima El Amrani wants to join in with ‘Tuinieren met groep vijf’.',
    digest!.facts.notices[0]!.path,
  ])
})

test('what was read, or switched off since, is in no digest', async () => {
  await choose(johan, { 'application.received': 'weekly' })
  await apply(fatima)
  await call('PUT', '/api/v1/notifications/read_all', { headers: johan })
  await mailDigests(db, demo, 'weekly')
  await run(sql`update notifications set read_at = null`)
  await choose(johan, { 'application.received': 'off' })
  await mailDigests(db, demo, 'weekly')
  expect(await digestsOf()).toEqual([])
})

test('a decision is mailed whatever one chose, and what is off is told inside alone', async () => {
  await choose(fatima, { 'application.created': 'off', 'application.invited': 'off', 'application.accepted': 'off' })
  const { id: application } = (await apply(fatima)).body.data
  await act(johan, application, 'invite')
  await act(johan, application, 'accept')
  expect((await mails()).filter((line: string) => line.includes('vrijwilliger@'))).toEqual(['application.accepted vrijwilliger@demo.example nl'])
  // Her invitation is no longer relevant by then.
  expect((await read(fatima, 'notifications')).body.meta.unreadCount).toBe(1)
})

test('the link of a digest ends mails like it without signing in; opening it changes nothing, and in the other town it is not there', async () => {
  await choose(johan, { 'application.received': 'daily', 'message.unread': 'weekly' })
  await apply(fatima)
  await mailDigests(db, demo, 'daily')
  const path = (await digestsOf())[0]!.facts.stop.replace('/forms/mails-', '/api/v1/mail_stops/')
  expect((await get(path)).body.meta.form).toEqual({ purpose: 'mails.stop', isStopped: false, frequency: 'daily' })
  const chosen = async () =>
    Object.fromEntries((await read(johan, 'mail_choices')).body.meta.events.map((one: { key: string; choice: string }) => [one.key, one.choice]))
  expect((await chosen())['application.received']).toBe('daily')
  expect((await get(path, { host: 'oldebroek.localhost' })).status).toBe(404)
  expect((await call('POST', path)).body.meta.form.isStopped).toBe(true)
  expect(await chosen()).toMatchObject({ 'application.received': 'off', 'message.unread': 'weekly', 'application.withdrawn': 'realtime' })
  expect((await get('/api/v1/mail_stops/short')).status).toBe(404)
})

test('one chooses only among what one can hear of, and never whether security is mailed', async () => {
  const keys = async (who: Record<string, string>) => (await read(who, 'mail_choices')).body.meta.events.map((one: { key: string }) => one.key)
  expect(await keys(fatima)).not.toContain('application.received')
  expect(await keys(johan)).toContain('application.received')
  expect((await keys(johan)).filter((key: string) => key.startsWith('account.') || key === 'application.accepted')).toEqual([])
  expect((await get('/api/v1/mail_choices')).status).toBe(401)
})

test('one chooses among the mails that there are; what was kept of one that is gone may be sent back as it was', async () => {
  const send = async (prefs: object) => await call('PATCH', '/api/v1/current_user', { headers: fatima, body: { notification_prefs: prefs } })
  const refused = await send({ 'application.accepted': 'off', weather: 'off' })
  expect([refused.status, refused.body.errors[0].code, refused.body.errors[0].source.pointer]).toEqual([422, 'inclusion', '/data/attributes/notificationPrefs'])
  for (const known of ['application.accepted', 'messages', 'vacancies']) expect([known, (await send({ [known]: 'off' })).status]).toEqual([known, 200])
  await db.onPlatform((tx) =>
    sql`update users set notification_prefs = '{"application.once": "off"}' where id = ${id.person('demo', 'vrijwilliger')}`.execute(tx),
  )
  expect((await send({ 'application.once': 'off', messages: 'daily' })).status).toBe(200)
  expect((await send({ 'application.once': 'daily' })).status).toBe(422)
})

test('of the mails of a center its editor chooses the one that comes to her, its coordinator all, and the platform none: none comes to it', async () => {
  const ofCenter = async (email: string) =>
    (await read(await as(email), 'mail_choices')).body.meta.events.flatMap((one: { key: string; side: string }) => (one.side === 'center' ? [one.key] : []))
  expect(await ofCenter('redacteur@demo.example')).toEqual(['form.answered'])
  expect(await ofCenter('coordinator@demo.example')).toEqual(expect.arrayContaining(['form.answered', 'support.asked', 'vacancy.submitted']))
  const kees = { user_id: id.person('demo', 'tweede'), name: 'super_admin', volunteer_center_id: null, organization_id: null } as const
  await db.onPlatform((tx) => people(tx).insertInto('user_roles').values(kees).execute())
  expect(await ofCenter('tweede@demo.example')).toEqual([])
})
