import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { applyRetention } from '#features/users/privacy/server/retention.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'

const app = await startTestApp()
const { call, get, db } = app

beforeEach(async () => await run(sql`delete from organization_drafts`))

const run = async <Row = object>(query: ReturnType<typeof sql<Row>>) => await db.inCenter(id.center('demo'), async (tx) => (await query.execute(tx)).rows)
const keep = async (words: unknown, draftToken?: string, host = 'demo.localhost') =>
  await call('POST', '/api/v1/organization_drafts', { host, body: { data: { type: 'organization_drafts', attributes: { words, draft_token: draftToken } } } })
const kept = async (words: unknown, draftToken?: string) => (await keep(words, draftToken)).body.meta.draftToken as string
const find = async (token: string, host = 'demo.localhost') => await get('/api/v1/organization_drafts/current', { host, headers: { 'draft-token': token } })

test('Rob types the first step, comes back after lunch and goes on', async () => {
  const token = await kept({ name: ['Buurttuin Stadsdennen'] })
  expect(await kept({ 'profile.themes': ['nature', 'neighbourhood'] }, token)).toBe(token)
  const { body, headers } = await find(token)
  expect(body.meta.draft.words).toEqual({ name: ['Buurttuin Stadsdennen'], 'profile.themes': ['nature', 'neighbourhood'] })
  expect(headers['cache-control']).toBe('no-store')
})

test('nobody reads it without the token, and no other town with it', async () => {
  const token = await kept({ name: ['Buurttuin'] })
  expect((await get('/api/v1/organization_drafts/current')).status).toBe(404)
  expect((await find('x'.repeat(43))).status).toBe(404)
  expect((await find(token, 'oldebroek.localhost')).status).toBe(404)
  expect((await find('x'.repeat(5000))).status).toBe(404)
})

test('only a digest of the token is stored, and a token that was made up opens nothing', async () => {
  const token = await kept({ name: ['Buurttuin'] })
  const [row] = await run(sql<{ row: string }>`select organization_drafts::text as row from organization_drafts`)
  expect(row!.row).not.toContain(token)
  expect(await kept({ name: ['Andere'] }, 'made up')).not.toBe('made up')
})

test('it is sent once: the key stays the same from step to step', async () => {
  const token = await kept({ name: ['Buurttuin'] })
  const { sendKey } = (await find(token)).body.meta.draft
  await kept({ name: ['Buurttuin Oost'] }, token)
  expect((await find(token)).body.meta.draft.sendKey).toBe(sendKey)
})

test('once it was sent the words are gone, and whoever presses again is told that it was', async () => {
  const token = await kept({ name: ['Buurttuin'] })
  const forget = async () => await call('DELETE', '/api/v1/organization_drafts/current', { headers: { 'draft-token': token } })
  expect((await forget()).status).toBe(204)
  expect((await forget()).status).toBe(204)
  expect((await find(token)).body.meta.draft).toMatchObject({ words: {}, isSent: true })
  expect(await kept({ name: ['Nog een'] }, token)).not.toBe(token)
})

test.each([
  ['no words', undefined],
  ['a list', ['x']],
  ['no lists', { name: 'Buurttuin' }],
  ['too many names', Object.fromEntries(Array.from({ length: 41 }, (_, i) => [`n${i}`, ['x']]))],
  ['too long a text', { name: ['x'.repeat(6001)] }],
  ['too much in all', Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`n${i}`, ['x'.repeat(5000)]]))],
])('%s is refused', async (_what, words) => {
  expect((await keep(words)).status).toBe(422)
})

test('what was typed is kept for a week', async () => {
  const token = await kept({ name: ['Buurttuin'] })
  await run(sql`update organization_drafts set kept_since = now() - interval '7 days' + interval '1 minute'`)
  expect((await find(token)).status).toBe(200)
  expect((await applyRetention(db, new Date()))['organization_drafts']).toBe(0)
  await run(sql`update organization_drafts set kept_since = now() - interval '7 days' - interval '1 minute'`)
  expect((await find(token)).status).toBe(404)
  expect((await applyRetention(db, new Date()))['organization_drafts']).toBe(1)
})
