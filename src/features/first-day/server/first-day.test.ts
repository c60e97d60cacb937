import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { type FirstDay, firstDaySteps, shownSteps, stepsLeft } from '#features/first-day/first-day.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { recordQuestions } from '#src/testing/record-questions.ts'
import { id } from '#src/testing/two-towns.ts'

const { call, get, as, db } = await startTestApp()
const here = id.center('demo')
const there = id.center('oldebroek')
const sanne = { headers: await as('centerbeheerder@demo.example') }
const wim = { headers: await as('coordinator@demo.example') }

const firstDay = async (who = sanne): Promise<FirstDay> => (await get('/api/v1/first_day', who)).body.meta
const ticked = async () => {
  const { done } = await firstDay()
  return firstDaySteps.filter((key) => done[key])
}
/** Runs statements as the owner would: whatever the product itself writes for such a fact. */
const write = async (...statements: string[]) =>
  await db.inCenter(here, async (tx) => {
    for (const statement of statements) await sql.raw(statement).execute(tx)
  })
const onPlatform = async (...statements: string[]) =>
  await db.onPlatform(async (tx) => {
    for (const statement of statements) await sql.raw(statement).execute(tx)
  })

// The demo town begins with its first admin and nothing else; Oldebroek keeps all that it has.
beforeEach(async () => {
  await write(
    'delete from first_days',
    'delete from menu_beginnings',
    'delete from volunteer_center_profiles',
    'delete from imports',
    'delete from content_items',
    'update vacancies set published_at = null',
    `update organizations set status = 'pending'`,
  )
  await onPlatform(
    `delete from user_roles where volunteer_center_id = '${here}' and name not in ('volunteer', 'center_admin')`,
    `update volunteer_centers set phone = null, email = null where id = '${here}'`,
  )
})

describe('of a new center', () => {
  test('no step is done, whatever another center has', async () => {
    await db.inCenter(there, async (tx) => {
      await sql
        .raw(
          `insert into volunteer_center_profiles (volunteer_center_id, primary_color_preset, contact_phone) values ('${there}', 'teal', '0525 12 34 56') on conflict do nothing`,
        )
        .execute(tx)
      await sql.raw(`insert into menu_beginnings (volunteer_center_id, menu) values ('${there}', 'header') on conflict do nothing`).execute(tx)
      await sql.raw(`insert into imports (volunteer_center_id, kind, file_name, status) values ('${there}', 'users', 'mensen.csv', 'done')`).execute(tx)
    })
    expect(await firstDay()).toEqual({ away: null, done: Object.fromEntries(firstDaySteps.map((key) => [key, false])) })
  })

  test.each([
    ['look', `insert into volunteer_center_profiles (volunteer_center_id, primary_color_preset) values ('${here}', 'teal')`],
    ['look', `insert into volunteer_center_profiles (volunteer_center_id, primary_color_shades) values ('${here}', '{"50": "#ffffff"}')`],
    ['contact', `insert into volunteer_center_profiles (volunteer_center_id, contact_phone) values ('${here}', '0341 12 34 56')`],
    ['contact', `insert into volunteer_center_profiles (volunteer_center_id, contact_email) values ('${here}', 'hallo@demo.example')`],
    ['menu', `insert into menu_beginnings (volunteer_center_id, menu) values ('${here}', 'header')`],
    [
      'home',
      `insert into content_items (volunteer_center_id, is_home, title_nl, status, last_version, live_version) values ('${here}', true, 'Welkom', 'published', 2, 2)`,
    ],
    ['organization', `update organizations set status = 'approved' where id = '${id.club('demo')}'`],
    ['vacancy', `update vacancies set published_at = now() where id = '${id.reading('demo')}'`],
    ['people', `insert into imports (volunteer_center_id, kind, file_name, status) values ('${here}', 'users', 'mensen.csv', 'done')`],
  ] as const)('%s is ticked by the site itself: %s', async (step, statement) => {
    await write(statement)
    expect(await ticked()).toEqual([step])
  })

  test.each([
    ['an analytics id is no look', `insert into volunteer_center_profiles (volunteer_center_id, gtag_id) values ('${here}', 'G-ABCD1234')`],
    ['a name alone reaches nobody', `insert into volunteer_center_profiles (volunteer_center_id, contact_name) values ('${here}', 'Roos')`],
    [
      'the starter page is not the center’s own',
      `insert into content_items (volunteer_center_id, is_home, title_nl, status, last_version, live_version) values ('${here}', true, 'Welkom', 'published', 2, 1)`,
    ],
    [
      'another page is no home page',
      `insert into content_items (volunteer_center_id, title_nl, status, last_version, live_version) values ('${here}', 'Over ons', 'published', 2, 2)`,
    ],
    [
      'a center is not its own first organization',
      `update organizations set status = 'approved', organization_type = 'VolunteerCenter' where id = '${id.club('demo')}'`,
    ],
    [
      'a list of organizations brings no people',
      `insert into imports (volunteer_center_id, kind, file_name, status) values ('${here}', 'organizations', 'clubs.csv', 'done')`,
    ],
    [
      'a list that was taken back brings nobody',
      `insert into imports (volunteer_center_id, kind, file_name, status) values ('${here}', 'users', 'mensen.csv', 'undone')`,
    ],
  ])('%s', async (_what, statement) => {
    await write(statement)
    expect(await ticked()).toEqual([])
    await write(`update organizations set organization_type = 'Organization'`)
  })

  test('the phone number that the center was set up with counts, and so does the second colleague', async () => {
    await onPlatform(`update volunteer_centers set phone = '0341 12 34 56' where id = '${here}'`)
    expect(await ticked()).toEqual(['contact'])
    await onPlatform(`insert into user_roles (volunteer_center_id, user_id, name) values ('${here}', '${id.person('demo', 'redacteur')}', 'editor')`)
    expect(await ticked()).toEqual(['contact', 'people'])
  })

  test('one question is asked of the database, however much there is', async () => {
    await write(`insert into menu_beginnings (volunteer_center_id, menu) values ('${here}', 'header'), ('${here}', 'footer')`)
    const questions = await recordQuestions(db, firstDay)
    expect(questions.filter(({ text }) => text.includes('menu_beginnings'))).toHaveLength(1)
  })
})

describe('the list', () => {
  const giveRole = async (name: string, role: string) =>
    await onPlatform(`insert into user_roles (volunteer_center_id, user_id, name) values ('${here}', '${id.person('demo', name)}', '${role}')`)
  const every = (right: string) => right !== ''
  const events = async () =>
    await db.inCenter(here, async (tx) => {
      const { rows } = await sql<{ action: string }>`select action from audit_events where action like 'first_day.%' order by at`.execute(tx)
      return rows.map(({ action }) => action)
    })

  test('Sanne puts it away and back for everybody of her center, once each, and Oldebroek keeps its own', async () => {
    await giveRole('coordinator', 'coordinator')
    const before = await events()
    const { status, body } = await call('PUT', '/api/v1/first_day/put_away', sanne)
    expect([status, body.meta.away]).toEqual([200, expect.stringMatching(/^20.*Z$/)])
    expect((await call('PUT', '/api/v1/first_day/put_away', sanne)).body.meta.away).toBe(body.meta.away)
    expect((await firstDay(wim)).away).toBe(body.meta.away)
    expect((await get('/api/v1/first_day', { host: 'oldebroek.localhost', headers: await as('centerbeheerder@oldebroek.example') })).body.meta.away).toBeNull()
    expect((await call('PUT', '/api/v1/first_day/bring_back', sanne)).body.meta.away).toBeNull()
    await call('PUT', '/api/v1/first_day/bring_back', sanne)
    expect((await events()).slice(before.length)).toEqual(['first_day.put_away', 'first_day.brought_back'])
  })

  test('Wim, a coordinator, sees it and cannot put it away; others are refused, and strangers asked to sign in', async () => {
    await giveRole('coordinator', 'coordinator')
    await giveRole('redacteur', 'editor')
    expect((await get('/api/v1/first_day', wim)).status).toBe(200)
    expect((await call('PUT', '/api/v1/first_day/put_away', wim)).status).toBe(403)
    for (const name of ['redacteur', 'vrijwilliger']) expect((await get('/api/v1/first_day', { headers: await as(`${name}@demo.example`) })).status).toBe(403)
    expect((await get('/api/v1/first_day')).status).toBe(401)
    expect((await get('/api/v1/first_day?step=look', sanne)).status).toBe(400)
  })

  test('shows each what they may do, and goes when nothing of it is left for them', async () => {
    const none = await firstDay()
    expect(shownSteps(none, every).map(({ key }) => key)).toEqual([...firstDaySteps])
    const ofCoordinator = (right: string) => right === 'organizations.create' || right === 'vacancies.create'
    expect(shownSteps(none, ofCoordinator)).toEqual([
      { key: 'organization', isDone: false, hasOther: false },
      { key: 'vacancy', isDone: false, hasOther: false },
    ])
    const done = { ...none.done, organization: true, vacancy: true }
    expect(shownSteps({ away: null, done }, ofCoordinator)).toEqual([])
    expect(shownSteps({ away: null, done }, every).filter(({ isDone }) => isDone)).toHaveLength(2)
    expect(shownSteps({ away: '2026-11-25T10:00:00.000Z', done }, every)).toEqual([])
    expect(stepsLeft({ away: '2026-11-25T10:00:00.000Z', done }, every)).toBe(5)
  })
})
