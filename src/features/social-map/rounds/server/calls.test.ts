import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { entriesFor } from './testing.ts'
import { currentDate } from '#src/testing/current-date.ts'

const { call, get, as, db } = await startTestApp()
const { makeEntry, does, run, forget } = entriesFor({ call, as, db })
const seenBy = async (who: string, host = 'demo.localhost') => await get('/api/v1/social_map_rounds', { host, headers: await as(who) })
const wim = 'coordinator@demo.example'

/** A round that began seven weeks ago, about an entry that was checked before that. */
async function silent(name: string, { ago = '7 months', changes = null as object | null, callFrom = -7, asked = true } = {}) {
  const made = await makeEntry(name)
  await run(sql`update social_map_entries set assured_at = now() - ${ago}::interval where id = ${made.id}`)
  await run(sql`insert into social_map_rounds (volunteer_center_id, entry_id, begun_at, asked_on, reminders, call_from, changes, changed_at)
    values (${id.center('demo')}, ${made.id}, now() - interval '49 days', case when ${asked} then ${currentDate} end, ${asked ? 2 : 0}, ${currentDate} + ${callFrom}::integer,
      ${changes && JSON.stringify(changes)}::jsonb, case when ${changes !== null} then now() end)`)
  return made
}

beforeEach(forget)

test('the center sees whom to call: what was written first, then whoever waited longest, and what is confirmed no longer', async () => {
  await silent('Nog niet', { callFrom: 3 })
  const { id: long } = await silent('Al lang stil', { callFrom: -20 })
  await silent('Zonder adres', { asked: false })
  await silent('Schreef iets', { changes: { hours: 'Ook op dinsdag' }, callFrom: 0 })
  const { status, body } = await seenBy(wim)
  expect(status).toBe(200)
  expect(body.meta.calls.map(({ name, mails, changes }: any) => [name, mails, changes])).toEqual([
    ['Schreef iets', 3, { hours: 'Ook op dinsdag' }],
    ['Al lang stil', 3, null],
    ['Zonder adres', 0, null],
  ])
  expect(body.meta.total).toBe(3)
  await does('coordinator', 'PUT', `/${long}/confirm`, { how: 'center_phone' })
  expect((await seenBy(wim)).body.meta.total).toBe(2)
})

test('an entry that ended, by phone, leaves the list, and comes back when that is undone', async () => {
  const { id: entry } = await silent('Weg')
  const done = await does('coordinator', 'PUT', `/${entry}/inactivate`)
  expect((await seenBy(wim)).body.meta.total).toBe(0)
  const undo = done.body.data.meta?.undo ?? done.body.meta?.undo
  await call('PUT', `/api/v1/operations/${undo.id}/undo`, { headers: await as(wim) })
  expect((await seenBy(wim)).body.meta.total).toBe(1)
})

test('only whoever decides about the map at this center sees the list, and another town sees its own', async () => {
  await silent('Geheim nummer')
  for (const who of ['vrijwilliger', 'lid', 'beheerder', 'redacteur']) expect([who, (await seenBy(`${who}@demo.example`)).status]).toEqual([who, 403])
  expect((await get('/api/v1/social_map_rounds')).status).toBe(401)
  expect((await seenBy('coordinator@oldebroek.example', 'oldebroek.localhost')).body.meta).toMatchObject({ calls: [], total: 0, oldest: [] })
})

test('the meter counts by age and by theme, and names the five oldest', async () => {
  for (const [name, ago] of [
    ['Vers', '1 month'],
    ['Bijna', '5 months 29 days'],
    ['Ouder', '7 months'],
    ['Oud', '11 months'],
    ['Ouder dan oud', '13 months'],
    ['Stokoud', '14 months'],
  ] as const) {
    const { id: entry } = await makeEntry(name, { themes: name === 'Vers' ? ['elderly', 'nature'] : ['elderly'] })
    await run(sql`update social_map_entries set assured_at = now() - ${ago}::interval where id = ${entry}`)
  }
  const { meta } = (await seenBy(wim)).body
  expect(meta.freshness).toEqual({ fresh: 2, aging: 2, stale: 2 })
  expect(meta.byTheme).toEqual([
    { theme: 'elderly', fresh: 2, aging: 2, stale: 2 },
    { theme: 'nature', fresh: 1, aging: 0, stale: 0 },
  ])
  expect(meta.oldest.map(({ name }: any) => name)).toEqual(['Stokoud', 'Ouder dan oud', 'Oud', 'Ouder', 'Bijna'])
})

test('the dashboard of the center says that calls wait, that of an organization does not', async () => {
  const { id: entry } = await silent('Belhuis')
  const todosOf = async (who: string) => JSON.stringify((await get('/api/v1/todos', { headers: await as(who) })).body)
  expect(await todosOf(wim)).toContain(`/sociale-kaart/overzicht/bellen#${entry}`)
  expect(await todosOf('beheerder@demo.example')).not.toContain('bellen')
})
