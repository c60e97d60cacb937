import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { id } from '#src/testing/two-towns.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { currentDate } from '#src/testing/current-date.ts'
import { addDays, today } from '#kernel/i18n/dates.ts'

const { call, get, as, db } = await startTestApp()
const [fatima, marijke, johan, wim, lotte] = [
  'vrijwilliger@demo.example',
  'lid@demo.example',
  'beheerder@demo.example',
  'coordinator@demo.example',
  'redacteur@demo.example',
]
const own = '/api/v1/profiles/current/pool_entry'
const hostOf = (who: string) => `${who.split('@')[1]!.split('.')[0]}.localhost`
const run = async <Row>(query: ReturnType<typeof sql<Row>>) => await db.inCenter(id.center('demo'), async (tx) => (await query.execute(tx)).rows)
const read = async (who: string, path: string) => await get(path.startsWith('/') ? path : `/api/v1/${path}`, { host: hostOf(who), headers: await as(who) })
const codes = ({ status, body }: { status: number; body: any }) => [status, ...(body?.errors ?? []).map((one: any) => one.code)]

const card = {
  birth_year: 1965,
  postcode: '7201 AB',
  about: 'Ik praat graag met oudere mensen.',
  themes: ['elderly'],
  skills: ['listening'],
  target_groups: ['older_people'],
  languages: ['nl', 'ar'],
  dutch_level: 'B1',
  dayparts: ['fri_afternoon'],
  commitment: ['recurring'],
  hours_per_week: 2,
  max_distance_km: 5,
  transport: 'bike',
  goal: 'social',
  support_needs: 'Ik kan niet lang staan.',
}
const save = async (who: string, attributes: object) =>
  await call('PUT', own, { host: hostOf(who), headers: await as(who), body: { data: { type: 'pool_entries', attributes } } })
const step = async (who: string, name: string, attributes: object = {}) => {
  const { body } = await read(who, own)
  return await call('PUT', `/api/v1/pool_entries/${body.data.id}/${name}`, {
    host: hostOf(who),
    headers: await as(who),
    body: { data: { type: 'pool_entries', id: body.data.id, attributes } },
  })
}
const cards = async (who: string, query = '') => {
  const { status, body, text } = await read(who, `pool_entries?${query}`)
  return { status, body, text, ids: (body.data ?? []).map((one: any) => one.id as string), rows: (body.data ?? []) as any[] }
}

beforeEach(async () => {
  for (const table of ['pool_invitations', 'pool_entries', 'consents', 'help_vog_checks', 'outbox', 'notifications'])
    await run(sql`delete from ${sql.table(table)}`)
})

test('nobody is visible who did not press: writing a card shows it to nobody', async () => {
  expect(codes(await read(fatima, own))).toEqual([404, 'not_found'])
  const saved = await save(fatima, card)
  expect([saved.status, saved.body.data.attributes.status]).toEqual([200, 'hidden'])
  for (const who of [marijke, johan, wim]) expect((await cards(who)).ids).toEqual([])
  await save(fatima, { visibility: 'center' })
  expect([(await cards(marijke)).ids.length, (await cards(wim)).ids.length]).toEqual([0, 1])
  await save(fatima, { visibility: 'organizations' })
  expect([(await cards(marijke)).ids.length, (await cards(wim)).ids.length]).toEqual([1, 1])
  expect((await cards(lotte)).ids).toEqual([])
})

test('each widening is a consent of its own, with the version of its words; narrowing withdraws it', async () => {
  const consents = async () => await run(sql<{ purpose: string; open: boolean }>`select purpose, withdrawn_at is null as open from consents order by purpose`)
  await save(fatima, { ...card, visibility: 'center' })
  expect(await consents()).toEqual([{ purpose: 'pool.center', open: true }])
  await save(fatima, { visibility: 'organizations' })
  expect(await consents()).toEqual([
    { purpose: 'pool.center', open: true },
    { purpose: 'pool.organizations', open: true },
  ])
  await save(fatima, { visibility: 'center' })
  expect(await consents()).toEqual([
    { purpose: 'pool.center', open: true },
    { purpose: 'pool.organizations', open: false },
  ])
})

test('a card tells a first name and a town; no surname, age, postcode or need for support, and no goal unless it is ticked', async () => {
  await save(fatima, { ...card, visibility: 'organizations' })
  const { rows, text } = await cards(marijke)
  expect(rows[0].attributes).toMatchObject({ firstName: 'Fatima', town: 'Zutphen', about: card.about, goal: null })
  for (const name of ['birthYear', 'postcode', 'supportNeeds', 'visibility', 'contactFrequency', 'status']) expect(rows[0].attributes).not.toHaveProperty(name)
  for (const hidden of ['7201', '1965', 'lang staan', 'social']) expect(text).not.toContain(hidden)
  await save(fatima, { goal_shown: true })
  expect((await cards(marijke)).rows[0].attributes.goal).toBe('social')
  expect((await cards(wim)).rows[0].attributes.postcode).toBe('7201')
})

test('what keeps a card from being shown is told at its field', async () => {
  const faults = async (attributes: object) => {
    const { status, body } = await save(fatima, attributes)
    return [status, ...(body.errors ?? []).map((one: any) => `${one.meta.attribute} ${one.code}`)]
  }
  const year = new Date().getFullYear()
  expect(await faults({ visibility: 'center' })).toEqual([422, 'birthYear blank', 'postcode blank'])
  expect(await faults({ ...card, birth_year: year - 16, visibility: 'center' })).toEqual([422, 'birthYear too_young'])
  expect(await faults({ ...card, birth_year: year - 17, visibility: 'organizations' })).toEqual([422, 'visibility too_young_for_organizations'])
  expect(await faults({ ...card, birth_year: year - 17, visibility: 'center' })).toEqual([200])
  expect(await faults({ ...card, postcode: '9999', visibility: 'center' })).toEqual([422, 'postcode unknown_postcode'])
  expect(await faults({ about: 'Bel me: 06 12345678' })).toEqual([422, 'about contact_in_text'])
  expect(await faults({ skills: ['flying'], hours_per_week: 90 })).toEqual([422, 'skills inclusion', 'hoursPerWeek invalid'])
})

test('a pause hides the card and ends by itself; after half a year without a press nobody sees it', async () => {
  await save(fatima, { ...card, visibility: 'organizations' })
  const later = (days: number) => addDays(today(), days)
  expect(codes(await step(fatima, 'pause', { until: later(-1) }))).toEqual([422, 'pause_in_the_past'])
  expect(codes(await step(fatima, 'pause', { until: later(250) }))).toEqual([422, 'pause_too_long'])
  expect((await step(fatima, 'pause', { until: later(14) })).body.data.attributes.status).toBe('paused')
  expect((await cards(wim)).ids).toEqual([])
  await run(sql`update pool_entries set paused_until = ${currentDate} - 1`)
  expect((await cards(wim)).ids).toHaveLength(1)
  await step(fatima, 'pause', { until: later(14) })
  expect((await step(fatima, 'resume')).body.data.attributes.status).toBe('visible')
  await run(sql`update pool_entries set confirmed_at = now() - interval '6 months 1 day'`)
  expect([(await cards(wim)).ids, (await read(fatima, own)).body.data.attributes.status]).toEqual([[], 'stale'])
  await step(fatima, 'confirm')
  expect((await cards(wim)).ids).toHaveLength(1)
})

test('removing a card erases it, with its consents', async () => {
  await save(fatima, { ...card, visibility: 'organizations' })
  expect((await step(fatima, 'remove')).body).toEqual({ meta: { removed: true } })
  expect(await run(sql`select 1 from pool_entries`)).toEqual([])
  expect(await run(sql`select 1 from consents where withdrawn_at is null`)).toEqual([])
  expect(codes(await read(fatima, own))).toEqual([404, 'not_found'])
})

test('nobody changes the card of somebody else, and strangers see none', async () => {
  await save(fatima, { ...card, visibility: 'organizations' })
  const [one] = (await cards(marijke)).ids
  for (const name of ['confirm', 'resume', 'remove'])
    expect(
      (
        await call('PUT', `/api/v1/pool_entries/${one}/${name}`, {
          headers: await as(marijke),
          body: { data: { type: 'pool_entries', id: one, attributes: {} } },
        })
      ).status,
    ).toBe(403)
  expect(codes(await get('/api/v1/pool_entries'))).toEqual([401, 'unauthenticated'])
  expect(codes(await get(own))).toEqual([401, 'unauthenticated'])
  expect(codes(await read('coordinator@oldebroek.example', `pool_entries/${one}`))).toEqual([404, 'not_found'])
})

test('whoever reads a card is named to its owner once a day', async () => {
  await save(fatima, { ...card, visibility: 'organizations' })
  await run(sql`select 1`)
  for (const who of [marijke, marijke, wim]) await cards(who)
  await cards(fatima)
  const { viewers } = (await read(fatima, 'current_user/viewers')).body.meta
  expect(viewers.filter(({ day }: any) => day === new Date().toLocaleDateString('sv', { timeZone: 'Europe/Amsterdam' }))).toHaveLength(2)
  expect(viewers.find(({ organizations }: any) => organizations.length > 0).organizations).toHaveLength(1)
})

test('that the center saw a certificate of good conduct is on the card only while its owner shows it, and while it counts', async () => {
  await save(fatima, { ...card, visibility: 'organizations' })
  const fatimaId = id.person('demo', 'vrijwilliger')
  const day = (months: number) => sql`(now() - make_interval(months => ${months}))::date`
  const see = async (months: number) =>
    await run(sql`insert into help_vog_checks (volunteer_center_id, user_id, seen_on) values (${id.center('demo')}, ${fatimaId}, ${day(months)})`)
  const told = async (who: string) => (await cards(who, 'filter[with_vog]=true')).rows.map(({ attributes, meta }) => [attributes.vogSeenOn, meta.reasons.fits])
  const own = async () => {
    const { vogSeenOn, vogShown } = (await read(fatima, 'profiles/current/pool_entry')).body.data.attributes
    return [vogSeenOn !== null, vogShown]
  }
  const onCard = async (who: string) => (await cards(who)).rows[0].attributes.vogSeenOn
  // Seen too long ago, it is told to nobody.
  await see(37)
  expect([await own(), await told(wim)]).toEqual([[false, false], []])
  await see(2)
  expect([await own(), await onCard(marijke), await onCard(wim), await told(marijke)]).toEqual([[true, false], null, null, []])
  expect((await step(fatima, 'show_vog', { shown: true })).body.data.attributes.vogShown).toBe(true)
  const seenOn = await onCard(marijke)
  expect(seenOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(await told(marijke)).toEqual([[seenOn, [{ code: 'vog', year: Number(seenOn.slice(0, 4)) }]]])
  expect((await cards(marijke)).rows[0].attributes).not.toHaveProperty('vogShown')
  await step(fatima, 'show_vog', { shown: false })
  expect([await onCard(marijke), await told(marijke)]).toEqual([null, []])
  // Hiding the card ends the tick: nothing is shown again that nobody pressed.
  await step(fatima, 'show_vog', { shown: true })
  await save(fatima, { visibility: 'hidden' })
  expect(codes(await step(fatima, 'show_vog', { shown: true }))).toEqual([409, 'nothing_is_visible'])
  await save(fatima, { visibility: 'organizations' })
  expect([await own(), await onCard(marijke)]).toEqual([[true, false], null])
  expect(await run(sql`select withdrawn_at is not null as withdrawn from consents where purpose = 'pool.vog'`)).toEqual([
    { withdrawn: true },
    { withdrawn: true },
  ])
  // Nobody shows somebody else's.
  const [one] = (await cards(marijke)).ids
  const body = { data: { type: 'pool_entries', id: one, attributes: { shown: true } } }
  expect((await call('PUT', `/api/v1/pool_entries/${one}/show_vog`, { headers: await as(marijke), body })).status).toBe(403)
})
