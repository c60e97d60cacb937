import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, today } from '#kernel/i18n/dates.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { complete, vacancyCalls } from '#features/vacancies/server/testing.ts'

const { call, as, db } = await startTestApp()
const { act, run, published, mails, headers, relation } = vacancyCalls({ call, as, db })
const change = async (who: string | null, ids: readonly string[], attributes: object, { query = '', related = {} } = {}) =>
  await call('PATCH', `/api/v1/vacancies${query}`, {
    headers: await headers(who),
    body: { data: ids.map((one) => ({ type: 'vacancies', id: one, attributes, relationships: related })) },
  })
const undo = async (who: string, operation: string) => await call('PUT', `/api/v1/operations/${operation}/undo`, { headers: await headers(who) })
const rowOf = async (one: string) =>
  (
    await run(
      sql`select status, closed_reason, valid_through::text as until, themes, target_groups, contact_user_id as contact from vacancies where id = ${one}`,
    )
  )[0]
const later = addDays(today(), 120)
const two = [await published(), await published()]

test('the admin closes two vacancies, sees first what would happen, and takes it back', async () => {
  const before = await Promise.all(two.map(rowOf))
  const preview = await change('beheerder', two, { status: 'closed', closed_reason: 'filled' }, { query: '?preview=true' })
  expect([preview.status, preview.body.meta.changes.map(({ from, to }: any) => `${from}-${to}`), preview.body.meta.refused]).toEqual([
    200,
    ['published-closed', 'published-closed'],
    [],
  ])
  expect(await Promise.all(two.map(rowOf))).toEqual(before)
  const { status, body } = await change('beheerder', two, { status: 'closed', closed_reason: 'filled' })
  expect([status, body.meta.changed, await rowOf(two[0]!)]).toMatchObject([200, 2, { status: 'closed', closed_reason: 'filled' }])
  expect((await undo('lid', body.meta.undo.id)).status).toBe(404)
  expect((await undo('beheerder', body.meta.undo.id)).body.meta.undone).toBe(2)
  expect(await Promise.all(two.map(rowOf))).toEqual(before)
})

test.each([
  ['a later day', { valid_through: later }, {}, { until: later }],
  ['other themes', { themes: ['nature', 'animals'] }, {}, { themes: ['nature', 'animals'] }],
  ['other people whom they help', { target_groups: ['newcomers', 'families'] }, {}, { target_groups: ['newcomers', 'families'] }],
  ['another contact', {}, { contact_user: relation('users', id.person('demo', 'beheerder')) }, { contact: id.person('demo', 'beheerder') }],
])('%s for both at once, and back', async (_, attributes, related, row) => {
  const before = await rowOf(two[0]!)
  const { status, body } = await change('coordinator', two, attributes, { related })
  expect([status, await rowOf(two[0]!), await rowOf(two[1]!)]).toMatchObject([200, row, row])
  expect((await undo('coordinator', body.meta.undo.id)).status).toBe(200)
  expect(await rowOf(two[0]!)).toEqual(before)
})

test('one that is in the way stops all of them, and is named', async () => {
  const { status, body } = await change('beheerder', [two[0]!, id.closed('demo')], { valid_through: later })
  expect([status, body.errors[0].code, body.errors[0].meta.id]).toEqual([409, 'vacancy_over', id.closed('demo')])
  const wrong = await change('beheerder', two, { valid_through: '2020-01-01' })
  expect([wrong.status, wrong.body.errors.map(({ source }: any) => source.pointer)]).toEqual([
    422,
    ['/data/0/attributes/validThrough', '/data/1/attributes/validThrough'],
  ])
  expect((await rowOf(two[0]!)) as object).toMatchObject({ until: complete.valid_through })
})

test('a publication and a denial are taken back with the mails about them', async () => {
  for (const [verb, attributes] of [
    ['publish', {}],
    ['deny', { reason: 'Te kort' }],
  ] as const) {
    const one = two[0]!
    await run(sql`update vacancies set status = 'pending', published_at = null where id = ${one}`)
    await run(sql`delete from outbox where operation_id is not null and status = 'waiting' and attempts = 0`)
    const { body } = await act('coordinator', one, verb, attributes)
    const known = (await mails()).length
    expect((await undo('coordinator', body.data.meta.undo.id)).status).toBe(200)
    expect([((await rowOf(one)) as any).status, known - (await mails()).length]).toEqual(['pending', 1])
  }
  await act('coordinator', two[0]!, 'publish')
})

test('Wim denies two at once with one reason that their organization reads, and takes it back', async () => {
  await run(sql`update vacancies set status = 'pending', published_at = null where id = any(${two})`)
  const denial = { status: 'denied', reason: 'Dit lijkt op betaald werk' }
  const preview = await change('coordinator', two, denial, { query: '?preview=true' })
  expect([preview.status, preview.body.meta.changes.length, preview.body.meta.mails]).toEqual([200, 2, 2])
  const without = await change('coordinator', two, { status: 'denied' })
  expect([without.status, without.body.errors[0].source.pointer]).toEqual([422, '/data/0/attributes/reason'])
  expect((await change('beheerder', two, denial)).status).toBe(403)
  const { status, body } = await change('coordinator', two, denial)
  const reasons = await run(sql`select status, denied_reason from vacancies where id = any(${two})`)
  expect([status, reasons]).toEqual([200, [denial, denial].map(({ reason }) => ({ status: 'denied', denied_reason: reason }))])
  expect((await undo('coordinator', body.meta.undo.id)).status).toBe(200)
  await Promise.all(two.map(async (one) => await act('coordinator', one, 'publish')))
})

test('who went on from there is not taken back', async () => {
  const { body } = await change('coordinator', [two[0]!], { valid_through: later })
  await run(sql`update vacancies set valid_through = valid_through + 1 where id = ${two[0]}`)
  expect((await undo('coordinator', body.meta.undo.id)).body.errors[0].code).toBe('changed_since')
})

test('a member, a volunteer and a stranger change none, and another town is not there', async () => {
  expect((await change('lid', two, { valid_through: later })).status).toBe(403)
  expect((await change('vrijwilliger', two, { valid_through: later })).status).toBe(403)
  expect((await change(null, two, { valid_through: later })).status).toBe(401)
  expect((await change('coordinator', [id.gardening('oldebroek')], { valid_through: later })).status).toBe(404)
})

test('Wim puts two first at once, no more than ten together, and takes it back; their organization may not', async () => {
  const until = addDays(today(), 13)
  const firsts = async () => await run(sql<{ id: string }>`select id from vacancies where priority_until is not null order by id`)
  const preview = await change('coordinator', two, { priority_until: until }, { query: '?preview=true' })
  expect([preview.status, preview.body.meta.changes.map((one: any) => one.id).toSorted(), await firsts()]).toEqual([200, two.toSorted(), []])
  for (const who of ['beheerder', 'lid']) expect((await change(who, two, { priority_until: until })).status).toBe(403)
  const { status, body } = await change('coordinator', two, { priority_until: until })
  expect([status, (await firsts()).length]).toEqual([200, 2])
  expect((await undo('coordinator', body.meta.undo.id)).status).toBe(200)
  expect(await firsts()).toEqual([])

  const eleven = [...two]
  while (eleven.length < 11) eleven.push(await published())
  const tooMany = await change('coordinator', eleven, { priority_until: until })
  expect([tooMany.status, tooMany.body.errors[0].code, await firsts()]).toEqual([409, 'too_many_first', []])
  const seen = await change('coordinator', eleven, { priority_until: until }, { query: '?preview=true' })
  expect([seen.body.meta.changes.length, seen.body.meta.refused.map((one: any) => one.code)]).toEqual([10, ['too_many_first']])
  expect((await change('coordinator', two, { priority_until: addDays(today(), 40) })).body.errors[0].code).toBe('first_too_long')
  await change('coordinator', two, { priority_until: until })
  expect((await change('coordinator', two, { priority_until: null })).status).toBe(200)
  expect(await firsts()).toEqual([])
})
