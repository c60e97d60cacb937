import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sweepUndoableChanges } from '#kernel/undo/server/sweep-changes.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'

const { call, as, db } = await startTestApp()

const both = () => [id.club('demo'), id.school('demo')]
const change = async (who: string, ids: readonly string[], attributes: Record<string, unknown>, { query = '', host = 'demo.localhost' } = {}) =>
  await call('PATCH', `/api/v1/organizations${query}`, {
    host,
    headers: await as(who),
    body: { data: ids.map((one) => ({ type: 'organizations', id: one, attributes })) },
  })
const undo = async (who: string, operation: string) => await call('PUT', `/api/v1/operations/${operation}/undo`, { headers: await as(who) })
const inDemo = async <Row>(query: ReturnType<typeof sql<Row>>) => await db.inCenter(id.center('demo'), async (tx) => (await query.execute(tx)).rows)
const statuses = async () =>
  await inDemo(sql<{ id: string; status: string }>`select id, status from organizations where id in (${id.club('demo')}, ${id.school('demo')}) order by status`)
const set = async (organization: string, status: string) => await inDemo(sql`update organizations set status = ${status} where id = ${organization}`)
const mails = async () =>
  await inDemo(
    sql<{ kind: string; waits: boolean }>`select kind, next_attempt_at > now() + interval '5 seconds' as waits from outbox where kind like 'organization.%'`,
  )

test('two organizations are archived together, and put back within ten seconds, mails and vacancies too', async () => {
  await set(id.club('demo'), 'pending')
  const before = await statuses()
  const vacancies = await inDemo(sql`select id, status from vacancies where organization_id = ${id.school('demo')} order by id`)
  const { status, body } = await change('coordinator@demo.example', both(), { status: 'archived', reason: 'Gestopt' })
  expect([status, body.meta.changed, body.data.map((one: { attributes: { status: string } }) => one.attributes.status)]).toEqual([
    200,
    2,
    ['archived', 'archived'],
  ])
  expect((await mails()).every(({ kind, waits }) => kind === 'organization.archived' && waits)).toBe(true)
  expect(await mails()).not.toEqual([])

  expect((await undo('centerbeheerder@demo.example', body.meta.undo.id)).status).toBe(404)
  const undone = await undo('coordinator@demo.example', body.meta.undo.id)
  expect([undone.status, undone.body.meta.undone]).toEqual([200, 2])
  expect(await statuses()).toEqual(before)
  expect(await mails()).toEqual([])
  expect(await inDemo(sql`select id, status from vacancies where organization_id = ${id.school('demo')} order by id`)).toEqual(vacancies)
  const traces = await inDemo(sql<{ n: number }>`select count(*)::int as n from audit_events where action = 'organizations.undone'`)
  expect(traces).toEqual([{ n: 2 }])
  expect((await undo('coordinator@demo.example', body.meta.undo.id)).status).toBe(404)
})

test('one that is in the way stops all of them, and is named', async () => {
  await set(id.club('demo'), 'pending')
  await set(id.school('demo'), 'archived')
  const { status, body } = await change('coordinator@demo.example', both(), { status: 'denied', reason: 'Dubbel' })
  expect([status, body.errors.length, body.errors[0].code, body.errors[0].source.pointer, body.errors[0].meta.id]).toEqual([
    409,
    1,
    'invalid_transition',
    '/data/1',
    id.school('demo'),
  ])
  expect((await statuses()).map((one) => one.status)).toEqual(['archived', 'pending'])
  await set(id.school('demo'), 'approved')
})

test('a preview says what would happen and does none of it', async () => {
  await set(id.club('demo'), 'pending')
  const { status, body } = await change('coordinator@demo.example', both(), { status: 'denied', reason: 'Dubbel' }, { query: '?preview=true' })
  expect([status, body.meta.changes, body.meta.refused]).toEqual([
    200,
    [{ id: id.club('demo'), from: 'pending', to: 'denied' }],
    [{ id: id.school('demo'), code: 'invalid_transition', detail: expect.stringMatching(/\S/) }],
  ])
  expect((await statuses()).map((one) => one.status)).toEqual(['approved', 'pending'])
})

test('after ten seconds, or once a mail has begun to go, nothing is undone', async () => {
  await set(id.club('demo'), 'pending')
  const late = (await change('coordinator@demo.example', [id.club('demo')], { status: 'approved' })).body.meta.undo.id
  await inDemo(sql`update undoable_steps set at = now() - interval '11 seconds' where operation_id = ${late}`)
  expect((await undo('coordinator@demo.example', late)).body.errors[0].code).toBe('undo_expired')

  const { body } = await change('coordinator@demo.example', [id.school('demo')], { status: 'archived', reason: 'Gestopt' })
  await db.asWorker(async (tx) => await sql`update outbox set attempts = 1 where operation_id = ${body.meta.undo.id}`.execute(tx))
  expect((await undo('coordinator@demo.example', body.meta.undo.id)).body.errors[0].code).toBe('undo_expired')
  expect((await statuses()).map((one) => one.status).sort()).toEqual(['approved', 'archived'])
})

test('a step is forgotten a day later, not sooner', async () => {
  const kept = async () => await inDemo(sql<{ operation_id: string }>`select distinct operation_id from undoable_steps where subject_id = ${id.club('demo')}`)
  await inDemo(sql`delete from undoable_steps`)
  await set(id.club('demo'), 'pending')
  const { body } = await change('coordinator@demo.example', [id.club('demo')], { status: 'approved' })
  await inDemo(sql`update undoable_steps set at = now() - interval '23 hours'`)
  await sweepUndoableChanges.run(db, '', {} as never)
  expect(await kept()).toEqual([{ operation_id: body.meta.undo.id }])
  await inDemo(sql`update undoable_steps set at = now() - interval '25 hours'`)
  await sweepUndoableChanges.run(db, '', {} as never)
  expect(await kept()).toEqual([])
})

test('who comes after may go on, and then the first step is not taken back', async () => {
  await set(id.club('demo'), 'pending')
  const { body } = await change('coordinator@demo.example', [id.club('demo')], { status: 'approved' })
  await set(id.club('demo'), 'archived')
  expect((await undo('coordinator@demo.example', body.meta.undo.id)).body.errors[0].code).toBe('invalid_transition')
})

test('another town is not there, a volunteer and a stranger may not, and a list has its bounds', async () => {
  await set(id.school('demo'), 'approved')
  expect((await change('coordinator@demo.example', [id.school('oldebroek')], { summary: 'x' })).status).toBe(404)
  expect((await change('vrijwilliger@demo.example', [id.school('demo')], { summary: 'x' })).status).toBe(403)
  expect((await call('PATCH', '/api/v1/organizations', { body: { data: [{ type: 'organizations', id: id.school('demo') }] } })).status).toBe(401)
  for (const ids of [[], ['no-id'], [id.school('demo'), id.school('demo')], Array.from({ length: 101 }, () => id.school('demo'))])
    expect((await change('coordinator@demo.example', ids, { summary: 'x' })).status).toBe(400)
})
