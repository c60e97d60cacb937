import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { askContacts, sweepRounds } from './ask-contacts.ts'
import { entriesFor } from './testing.ts'

const { call, get, as, db } = await startTestApp()
const { makeEntry, run, sent, forget } = entriesFor({ call, as, db })
const center = id.center('demo')
const day = 86_400_000
/** 5 November 2026, 8.20 in the morning. */
const start = new Date('2026-11-05T07:20:00.000Z')
const after = (days: number) => new Date(start.getTime() + days * day)
const ask = async (now = start) => await askContacts(db, center, now)
const assured = async (entry: string, at: string) => await run(sql`update social_map_entries set assured_at = ${at}::timestamptz where id = ${entry}`)
const round = async (entry: string) =>
  (await run(sql<{ reminders: number; call_from: string }>`select reminders, call_from::text from social_map_rounds where entry_id = ${entry}`))[0]

beforeEach(forget)

test('two weeks before half a year has passed the contact is asked, once however often the job runs', async () => {
  const { id: one } = await makeEntry('Buurtkamer')
  await assured(one, '2026-05-21T09:00:00Z')
  await ask()
  expect(await sent()).toEqual([])
  await assured(one, '2026-05-21T06:00:00Z')
  for (const _ of [1, 2, 3]) await ask()
  await Promise.all([ask(after(1)), ask(after(1))])
  expect(await sent()).toMatchObject([{ kind: 'map.confirm_due', address: 'lid@demo.example' }])
  expect(await round(one)).toEqual({ reminders: 0, call_from: '2026-12-17' })
})

test('a silent contact is reminded after two and four weeks, the last time with the admins, and then the center calls', async () => {
  const { id: one } = await makeEntry('Eetcafé')
  await assured(one, '2026-05-01T07:00:00Z')
  await ask()
  for (const days of [13, 14, 14, 15, 27]) await ask(after(days))
  expect((await sent()).map(({ kind, address }) => [kind, address])).toEqual([
    ['map.confirm_due', 'lid@demo.example'],
    ['map.confirm_due_again', 'lid@demo.example'],
  ])
  for (const days of [28, 28, 29, 60]) await ask(after(days))
  expect((await sent()).slice(2).map(({ address }) => address)).toEqual(['beheerder@demo.example', 'lid@demo.example'])
  expect(await round(one)).toEqual({ reminders: 2, call_from: '2026-12-17' })
})

test('a job that stood still for a month reminds on one day and again on another', async () => {
  const { id: one } = await makeEntry('Inhaalhuis')
  await assured(one, '2026-05-01T07:00:00Z')
  await ask()
  await ask(after(35))
  expect(await round(one)).toMatchObject({ reminders: 1 })
  await ask(after(36))
  expect(await round(one)).toMatchObject({ reminders: 2 })
})

test('somebody with several entries gets one mail with a link for each', async () => {
  for (const name of ['Huis A', 'Huis B', 'Huis C']) await assured((await makeEntry(name)).id, '2026-05-01T07:00:00Z')
  await ask()
  const mails = await sent()
  expect(mails).toHaveLength(1)
  expect(mails[0]!.entries.map(({ name }) => name)).toEqual(['Huis A', 'Huis B', 'Huis C'])
  expect(new Set(mails[0]!.entries.map(({ link }) => link)).size).toBe(3)
})

test('an entry without an account is asked at its address, and one that nobody can be mailed about is called at once', async () => {
  const { id: byMail } = await makeEntry('Schaakclub', { byCenter: true, contactEmail: 'joop@schaak.example' })
  const { id: byPhone } = await makeEntry('Breiclub', { byCenter: true, contactEmail: null })
  for (const one of [byMail, byPhone]) await assured(one, '2026-05-01T07:00:00Z')
  await ask()
  expect(await sent()).toMatchObject([{ address: 'joop@schaak.example' }])
  expect((await round(byPhone))!.call_from).toBe('2026-11-05')
  expect((await round(byMail))!.call_from).toBe('2026-12-17')
})

test('while the contact is away their substitute is asked too', async () => {
  const { id: one } = await makeEntry('Repaircafé')
  await assured(one, '2026-05-01T07:00:00Z')
  await run(sql`insert into absences (volunteer_center_id, user_id, substitute_id, starts_on, back_on)
    values (${center}, ${id.person('demo', 'lid')}, ${id.person('demo', 'beheerder')}, '2020-01-01', '2090-01-01')`)
  await ask()
  expect((await sent()).map(({ address }) => address)).toEqual(['beheerder@demo.example', 'lid@demo.example'])
  await run(sql`delete from absences where user_id = ${id.person('demo', 'lid')}`)
})

test('a contact who has left is not asked, and the admins are', async () => {
  const { id: one } = await makeEntry('Weggaanhuis')
  await run(sql`update social_map_entries set contact_email = null, contact_user_id = ${id.person('oldebroek', 'lid')} where id = ${one}`)
  await assured(one, '2026-05-01T07:00:00Z')
  await ask()
  expect((await sent()).map(({ address }) => address)).toEqual(['beheerder@demo.example'])
})

test('a confirmation ends the round, and half a year later the next one begins', async () => {
  const { id: one } = await makeEntry('Tweede ronde')
  await assured(one, '2026-05-01T07:00:00Z')
  await ask()
  await assured(one, after(3).toISOString())
  for (const days of [14, 28, 42]) await ask(after(days))
  expect(await sent()).toHaveLength(1)
  await ask(after(3 + 170))
  expect(await sent()).toHaveLength(2)
})

test('rounds that are over and links are forgotten', async () => {
  const { id: one } = await makeEntry('Vergeethuis')
  await assured(one, '2026-05-01T07:00:00Z')
  await ask()
  await sweepRounds(db, center, after(89))
  expect(await run(sql`select from social_map_links`)).toHaveLength(1)
  await sweepRounds(db, center, after(91))
  expect([await run(sql`select from social_map_links`), await run(sql`select from social_map_rounds`)]).toMatchObject([[], [{}]])
  await assured(one, after(2).toISOString())
  await sweepRounds(db, center, after(190))
  expect(await run(sql`select from social_map_rounds`)).toEqual([])
})

test('another town asks nobody of this one', async () => {
  const { id: one } = await makeEntry('Alleen hier')
  await assured(one, '2026-05-01T07:00:00Z')
  await askContacts(db, id.center('oldebroek'), start)
  expect(await sent()).toEqual([])
  expect((await get('/api/v1/social_map_entries', { host: 'oldebroek.localhost' })).body.data).toEqual([])
})
