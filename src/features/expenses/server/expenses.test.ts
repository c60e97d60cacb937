import { CompiledQuery, sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anonymiseArchived } from '#features/users/privacy/server/anonymise.ts'
import { applyRetention } from '#features/users/privacy/server/retention.ts'
import { addMonths, today } from '#kernel/i18n/dates.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'

const { call, get, as, db } = await startTestApp()
const center = id.center('demo')
const fatima = 'vrijwilliger@demo.example'
const fatimaId = id.person('demo', 'vrijwilliger')
const colleagues = ['lid', 'beheerder', 'redacteur', 'coordinator', 'centerbeheerder'].map((name) => `${name}@demo.example`)
/** Of two people one also runs the platform. */
const everybodyElse = [...colleagues, 'tweede@demo.example']
const ofFatima = db.forUser(fatimaId)

beforeAll(async () => {
  await db.onPlatform(async (tx) => await sql`insert into user_roles (user_id, name) values (${id.person('demo', 'tweede')}, 'super_admin')`.execute(tx))
})
beforeEach(async () => {
  await ofFatima.inCenter(center, async (tx) => await sql`delete from expense_notes`.execute(tx))
})

type Said = { month?: string; organizationName?: string; kind?: string; amountCents?: number | string; hours?: number | null }
const club = { month: '2025-03', organizationName: 'Voetbalclub', kind: 'allowance', amountCents: 6000 }
const body = (attributes: object, noteId?: string) => ({ data: { type: 'expense_notes', ...(noteId && { id: noteId }), attributes } })
const note = async (said: Said = {}, who = fatima, headers = {}) =>
  await call('POST', '/api/v1/expense_notes', { headers: { ...(await as(who)), ...headers }, body: body({ ...club, ...said }) })
const change = async (noteId: string, said: Said, headers = {}) =>
  await call('PATCH', `/api/v1/expense_notes/${noteId}`, { headers: { ...(await as(fatima)), ...headers }, body: body(said, noteId) })
const meter = async (year: number) => (await get(`/api/v1/expense_notes/meter?year=${year}`, { headers: await as(fatima) })).body.meta
const list = async (who = fatima) => (await get('/api/v1/expense_notes', { headers: await as(who) })).body.data
const undo = async (operation: string) => await call('PUT', `/api/v1/operations/${operation}/undo`, { headers: await as(fatima) })

describe('Fatima', () => {
  test('notes a month, and what she got at the club and the care home is added up beside the limits of the year', async () => {
    expect((await note({ amountCents: 12_500, hours: 25 })).status).toBe(201)
    expect((await note({ organizationName: 'De Wending', amountCents: 5000, hours: 10 })).status).toBe(201)
    const { meter: room, years, places } = await meter(2025)
    expect(room.months['2025-03']).toEqual({ counted: 17_500, apart: 0, limit: 21_000, left: 3500, state: 'near' })
    expect(room.wholeYear).toEqual({ counted: 17_500, apart: 0, limit: 210_000, left: 192_500, state: 'plenty' })
    expect(room.organizations).toEqual([
      { name: 'Voetbalclub', counted: 12_500, apart: 0 },
      { name: 'De Wending', counted: 5000, apart: 0 },
    ])
    expect(room.limits.source.name).toBe('belastingdienst.nl')
    expect(years).toEqual([2025])
    expect(places).toEqual([
      { name: 'De Wending', kind: 'allowance' },
      { name: 'Voetbalclub', kind: 'allowance' },
    ])
    expect((await get('/api/v1/expense_notes?filter[year]=2025', { headers: await as(fatima) })).body.data).toHaveLength(2)
    expect((await get('/api/v1/expense_notes?filter[year]=2024', { headers: await as(fatima) })).body.data).toEqual([])
  })

  test('a year that is not confirmed has no limit and nothing left, only what she got', async () => {
    await note({ month: '2022-05' })
    const { meter: room } = await meter(2022)
    expect(room).toMatchObject({ limits: null, wholeYear: { counted: 6000, limit: null, left: null, state: 'unknown' } })
    expect((await get('/api/v1/expense_notes/meter', { headers: await as(fatima) })).body.meta.meter.year).toBe(Number(today().slice(0, 4)))
  })

  test('changes a note, takes it away, and takes either back within ten seconds', async () => {
    const { body: first } = await note({ hours: 12 })
    const changed = await change(first.data.id, { amountCents: 7000, month: '2025-04', hours: null }, { 'if-match': `"v${first.data.meta.version}"` })
    expect([changed.status, changed.body.data.attributes.amountCents, changed.body.data.attributes.hours]).toEqual([200, 7000, null])
    expect(await list()).toHaveLength(1)
    expect((await undo(changed.body.data.meta.undo.id)).status).toBe(200)
    expect((await list())[0].attributes).toMatchObject({ amountCents: 6000, month: '2025-03', hours: 12 })

    const taken = await call('PUT', `/api/v1/expense_notes/${first.data.id}/take_out`, { headers: await as(fatima) })
    expect(await list()).toEqual([])
    expect((await undo(taken.body.data.meta.undo.id)).status).toBe(200)
    expect(await list()).toHaveLength(1)
    expect((await call('DELETE', `/api/v1/expense_notes/${first.data.id}`, { headers: await as(fatima) })).status).toBe(204)
    expect(await list()).toEqual([])
    expect((await meter(2025)).meter.wholeYear.counted).toBe(0)
  })

  test('an undo that comes too late, or after another change, leaves the note as it is', async () => {
    const { body: first } = await note()
    const changed = await change(first.data.id, { amountCents: 7000 })
    await change(first.data.id, { amountCents: 8000 })
    const refused = await undo(changed.body.data.meta.undo.id)
    expect([refused.status, refused.body.errors[0].code]).toEqual([409, 'changed_since'])
    const last = await change(first.data.id, { amountCents: 9000 })
    await db.inCenter(center, async (tx) => await sql`update undoable_steps set at = now() - interval '11 seconds'`.execute(tx))
    expect((await undo(last.body.data.meta.undo.id)).body.errors[0].code).toBe('undo_expired')
    expect((await list())[0].attributes.amountCents).toBe(9000)
  })

  test('her record names where she helped from when to when, with hours and without amounts', async () => {
    await note({ hours: 10 })
    await note({ month: '2025-06', organizationName: 'VOETBALCLUB', hours: 2.5 })
    await note({ month: '2024-12', organizationName: 'Koor' })
    const { text, body: answer } = await get('/api/v1/expense_notes/organizations', { headers: await as(fatima) })
    expect(answer.meta.organizations).toEqual([
      { name: 'VOETBALCLUB', from: '2025-03', until: '2025-06', hours: 12.5 },
      { name: 'Koor', from: '2024-12', until: '2024-12', hours: null },
    ])
    expect(text).not.toContain('6000')
  })

  test('of two windows the second is told that the note has changed', async () => {
    const { body: first } = await note()
    const upon = { 'if-match': `"v${first.data.meta.version}"` }
    expect((await change(first.data.id, { amountCents: 7000 }, upon)).status).toBe(200)
    expect((await change(first.data.id, { amountCents: 8000 }, upon)).status).toBe(412)
  })
})

test.each([
  [{ month: '2025-13' }, 'month', 'invalid'],
  [{ month: 'maart' }, 'month', 'invalid'],
  [{ month: '' }, 'month', 'blank'],
  [{ month: addMonths(today(), 1).slice(0, 7) }, 'month', 'too_far_ahead'],
  [{ organizationName: ' ' }, 'organizationName', 'blank'],
  [{ organizationName: 'a'.repeat(121) }, 'organizationName', 'too_long'],
  [{ kind: 'wage' }, 'kind', 'inclusion'],
  [{ amountCents: 0 }, 'amountCents', 'invalid'],
  [{ amountCents: -100 }, 'amountCents', 'invalid'],
  [{ amountCents: 12.5 }, 'amountCents', 'not_a_number'],
  [{ amountCents: 10_000_000 }, 'amountCents', 'invalid'],
  [{ amountCents: 'veel' }, 'amountCents', 'not_a_number'],
  [{ hours: 0 }, 'hours', 'invalid'],
  [{ hours: 745 }, 'hours', 'invalid'],
])('%j is told at its field', async (said, attribute, code) => {
  const { status, body: refused } = await note(said)
  expect(status).toBe(422)
  expect(refused.errors[0]).toMatchObject({ code, meta: { attribute } })
})

test('a year that is none is told', async () => {
  for (const year of ['twee', '20255', '1999', '2025-01'])
    expect((await get(`/api/v1/expense_notes/meter?year=${year}`, { headers: await as(fatima) })).status, year).toBe(400)
  expect((await get('/api/v1/expense_notes?filter[year]=x', { headers: await as(fatima) })).body.data).toEqual([])
})

test('a thousand notes are enough for one person', async () => {
  await ofFatima.inCenter(
    center,
    async (tx) =>
      await sql`insert into expense_notes (volunteer_center_id, user_id, month, organization_name, kind, amount_cents)
        select ${center}, ${fatimaId}, '2025-01', 'Club', 'actual', 100 from generate_series(1, 1000)`.execute(tx),
  )
  expect((await note()).body.errors[0].code).toBe('too_many_notes')
})

/** An amount and a name that stand nowhere else. */
const canary = { organizationName: 'Kanariekooi', amountCents: 1_234_567, month: '2025-06' }
const isTold = (text: string) => /1234567|12345[.,]67|Kanariekooi/i.test(text)

describe('nobody else', () => {
  test.each(everybodyElse)('%s reads, changes or removes it, by its address, in a list or by the meter', async (who) => {
    const { body: first } = await note(canary)
    const headers = await as(who)
    const at = `/api/v1/expense_notes/${first.data.id}`
    const tried = [
      await get(at, { headers }),
      await call('PATCH', at, { headers, body: body({ amountCents: 1 }, first.data.id) }),
      await call('DELETE', at, { headers }),
      await call('PUT', `${at}/take_out`, { headers }),
    ]
    expect(tried.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    const told = [
      ...tried,
      await get('/api/v1/expense_notes', { headers }),
      await get('/api/v1/expense_notes?filter[month_eq]=2025-06&sort=month', { headers }),
      await get('/api/v1/expense_notes/meter?year=2025', { headers }),
      await get('/api/v1/expense_notes/organizations', { headers }),
      await get(`/api/v1/users/${fatimaId}?include=roles,organizations`, { headers }),
      await get('/api/v1/users?include=roles', { headers }),
      await get('/api/v1/audit_events', { headers }),
      await get('/api/v1/quick_search?q=Kanariekooi', { headers }),
      await get('/api/v1/current_user/data', { headers }),
      await call('POST', '/api/v1/exports', { headers, body: { data: { type: 'exports', attributes: { resource: 'expense_notes' } } } }),
    ]
    expect(told.filter(({ text }) => isTold(text))).toEqual([])
    expect(told.at(-1)!.status).toBeGreaterThanOrEqual(400)
    expect(await list()).toHaveLength(1)
  })

  test('a visitor is asked to sign in', async () => {
    for (const path of ['expense_notes', 'expense_notes/meter', 'expense_notes/organizations']) expect((await get(`/api/v1/${path}`)).status).toBe(401)
  })

  test('who acts in her name does not see it either', async () => {
    const { body: first } = await note(canary)
    const answer = await call('POST', '/api/v1/sign_in_as_user', { headers: await as('centerbeheerder@demo.example'), body: { user_id: fatimaId } })
    const headers = Object.fromEntries(['access-token', 'client', 'uid'].map((name) => [name, String(answer.headers[name])]))
    for (const path of ['expense_notes', 'expense_notes/meter?year=2025', 'expense_notes/organizations'])
      expect((await get(`/api/v1/${path}`, { headers })).body.errors[0].code).toBe('forbidden_while_impersonating')
    expect((await get(`/api/v1/expense_notes/${first.data.id}`, { headers })).status).toBe(404)
    expect((await call('POST', '/api/v1/expense_notes', { headers, body: body(club) })).status).toBe(403)
  })

  test('the database shows a row to its own person alone, in every other transaction there is none', async () => {
    const { body: first } = await note(canary)
    const seen = async (ways: typeof db) =>
      (await ways.inCenter(center, async (tx) => await sql<{ id: string }>`select id from expense_notes`.execute(tx))).rows.map((row) => row.id)
    expect(await seen(db)).toEqual([])
    for (const who of ['tweede', 'coordinator', 'centerbeheerder']) expect(await seen(db.forUser(id.person('demo', who)))).toEqual([])
    expect(await seen(ofFatima)).toEqual([first.data.id])
    expect(await seen(db)).toEqual([])
    await expect(
      db.forUser(id.person('demo', 'tweede')).inCenter(
        center,
        async (tx) =>
          await sql`insert into expense_notes (volunteer_center_id, user_id, month, organization_name, kind, amount_cents)
            values (${center}, ${fatimaId}, '2025-01', 'Club', 'actual', 100)`.execute(tx),
      ),
    ).rejects.toThrow('row-level security')
    await expect(db.asWorker(async (tx) => await sql`select amount_cents from expense_notes`.execute(tx))).rejects.toThrow('permission denied')
    await expect(db.onPlatform(async (tx) => await sql`select id from expense_notes`.execute(tx), center)).rejects.toThrow('permission denied')
  })

  test('no other table of the center holds the amount or the name: no trace, no step to undo, no answer that is kept for a repeat', async () => {
    const { body: first } = await note(canary, fatima, { 'idempotency-key': 'twice' })
    const again = await note(canary, fatima, { 'idempotency-key': 'twice' })
    expect([again.headers['idempotency-replayed'], again.body.data.id]).toEqual(['true', first.data.id])
    const changed = await change(first.data.id, { ...canary, amountCents: 1_234_566 })
    await undo(changed.body.data.meta.undo.id)
    await change(first.data.id, { amountCents: 100 })
    const { rows: tables } = await db.onPlatform(
      async (tx) =>
        await sql<{
          name: string
        }>`select tablename as name from pg_policies where policyname = 'center' and cmd = 'ALL' and 'vw_app' = any(roles) order by 1`.execute(tx),
    )
    const telling: string[] = []
    for (const { name } of tables) {
      const { rows } = await db.inCenter(
        center,
        async (tx) => await tx.executeQuery<{ row: string }>(CompiledQuery.raw(`select t::text as row from ${name} t`)),
      )
      if (rows.some(({ row }) => isTold(row))) telling.push(name)
    }
    expect(tables.length).toBeGreaterThan(30)
    expect(telling).toEqual([])
    const { rows: traces } = await db.inCenter(
      center,
      async (tx) => await sql`select 1 from audit_events where subject_type = 'expense_notes' or action like 'expense_note%'`.execute(tx),
    )
    expect(traces).toEqual([])
  })
})

test('the nightly job forgets what was taken away a day ago, with what was there before a change', async () => {
  const { body: first } = await note()
  const { body: second } = await note()
  await change(first.data.id, { amountCents: 7000 })
  await call('DELETE', `/api/v1/expense_notes/${second.data.id}`, { headers: await as(fatima) })
  const count = async () =>
    (await ofFatima.inCenter(center, async (tx) => await sql<{ n: number }>`select count(*)::int as n from expense_notes`.execute(tx))).rows[0]!.n
  await applyRetention(db, new Date())
  expect(await count()).toBe(3)
  await ofFatima.inCenter(
    center,
    async (tx) => await sql`update expense_notes set removed_at = removed_at - interval '25 hours' where removed_at is not null`.execute(tx),
  )
  await applyRetention(db, new Date())
  expect(await count()).toBe(1)
})

test('she takes her notes along with all her data, and they are gone with the account', async () => {
  await note(canary)
  const { body: mine } = await get('/api/v1/current_user/data', { headers: await as(fatima) })
  expect(mine.meta.tables.expenseNotes ?? mine.meta.tables.expense_notes).toMatchObject([
    { month: '2025-06', organizationName: 'Kanariekooi', kind: 'allowance', amountCents: 1_234_567, hours: null },
  ])
  await db.onPlatform(async (tx) => await sql`update users set status = 'archived', archived_at = now() where id = ${fatimaId}`.execute(tx))
  const left = async () => (await ofFatima.inCenter(center, async (tx) => await sql`select 1 from expense_notes`.execute(tx))).rows.length
  expect(await anonymiseArchived(db, new Date(Date.now() + 29 * 86_400_000))).toBe(0)
  expect(await left()).toBe(1)
  expect(await anonymiseArchived(db, new Date(Date.now() + 31 * 86_400_000))).toBe(1)
  expect(await left()).toBe(0)
})
