import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anonymiseArchived } from '#features/users/privacy/server/anonymise.ts'
import { exportMyData } from '#features/users/privacy/server/export-my-data.ts'
import { encryptedColumns } from '#kernel/encryption/server/encrypted-columns.ts'
import { demoTemplate } from '#src/testing/demo.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { arnhem, helpOf } from './testing.ts'

const app = await startTestApp({ template: demoTemplate })
const { run, submitted, act, as, read } = helpOf(app)
const [henk, wim] = (await Promise.all(['vrijwilliger', 'coordinator'].map(as))) as [Record<string, string>, Record<string, string>]
const canary = 'KANARIEVOGEL'
const words = {
  category: 'pets',
  relation: 'neighbour',
  first_name: canary,
  title: canary,
  description: canary,
  preference_note: canary,
  exact_address: canary,
  contact_phone: '026 7654321',
  consent_email: `${canary.toLowerCase()}@post.example`,
}

test('what somebody wrote is in their own export as they wrote it, and nowhere once their account is erased', async () => {
  const id = await submitted(henk, words)
  await act(wim, id, 'record_consent', { how: 'spoken', on: '2026-01-02' })
  await act(wim, id, 'note', { note: canary })
  await act(wim, id, 'screen', { decision: 'approve', is_vulnerable: false, public_text: canary })
  const [{ user_id: userId }] = await run(sql`select requester_user_id as user_id from help_requests where id = ${id}`)

  const mine = await exportMyData(app.db, { userId, session: null } as never, new Date())
  const own = (mine.tables['help_requests.requester_user_id'] ?? []).find((row) => row['id'] === id)
  expect(own).toMatchObject({
    description: canary,
    preferenceNote: canary,
    exactAddress: canary,
    contactPhone: '026 7654321',
    consentEmail: words.consent_email,
  })
  // What a coordinator wrote down of a talk is the center's own.
  expect(own).not.toHaveProperty('intake')

  expect((await read(null, `help_requests/${id}`)).status).toBe(200)
  await app.db.onPlatform(
    async (tx) => await sql`update users set status = 'archived', archived_at = now() - interval '31 days' where id = ${userId}`.execute(tx),
  )
  expect((await read(null, `help_requests/${id}`)).status).toBe(404)
  expect((await read(null, `help_requests/search?filter[search]=${canary}`)).body.data).toEqual([])
  await anonymiseArchived(app.db, new Date())

  const [row] = await run(sql`select to_jsonb(r) as row from help_requests r where id = ${id}`)
  expect(JSON.stringify(row).toLowerCase()).not.toContain(canary.toLowerCase())
  expect(row.row).toMatchObject({ status: 'withdrawn', requester_user_id: null, kind: 'request', category: 'pets' })
  for (const { table, name } of await app.db.inCenter(arnhem, encryptedColumns))
    if (table === 'help_requests') expect([name, row.row[name]]).toEqual([name, null])
})
