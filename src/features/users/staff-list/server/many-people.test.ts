import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { mailsTo } from '#features/auth/server/testing.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'

const { call, get, as, db } = await startTestApp()
const wim = await as('coordinator@demo.example')
const johan = await as('beheerder@demo.example')
const sanne = await as('centerbeheerder@demo.example')
type Headers = Record<string, string>

const school = id.school('demo')
const [fatima, second] = [id.person('demo', 'vrijwilliger'), id.person('demo', 'tweede')]
const many = async (
  headers: Headers,
  act: string,
  ids: readonly string[],
  attributes: Record<string, unknown> = {},
  { query = '', host = 'demo.localhost' } = {},
) => await call('PATCH', `/api/v1/users/${act}${query}`, { host, headers, body: { data: ids.map((one) => ({ type: 'users', id: one, attributes })) } })
const undo = async (headers: Headers, operation: string) => await call('PUT', `/api/v1/operations/${operation}/undo`, { headers })
const rolesOf = async (person: string) =>
  (await get(`/api/v1/users/${person}?include=roles`, { headers: sanne })).body.included
    .filter(({ type }: any) => type === 'roles')
    .map(({ attributes: { name } }: any) => name)
    .toSorted()
const toldOf = async (person: string) =>
  (await get(`/api/v1/audit_events?filter[subject_id_eq]=${person}&filter[action_not_eq]=user.viewed`, { headers: wim })).body.data.map(
    ({ attributes: { text } }: any) => text,
  )
const member = { role_name: 'member', organization_id: school }
const invited = async (email: string) =>
  (
    await call('POST', '/api/v1/users', {
      headers: wim,
      body: { data: { type: 'users', attributes: { email, first_name: 'Ilse', last_name: 'de Groot', role_name: 'volunteer' } } },
    })
  ).body.data.id as string

test('Wim gives two people a role at once and takes it back: roles, mails and all', async () => {
  const before = await Promise.all([fatima, second].map(rolesOf))
  const preview = await many(wim, 'add_role', [fatima, second], member, { query: '?preview=true' })
  expect([preview.status, preview.body.meta.changes.length, preview.body.meta.mails, preview.body.meta.refused]).toEqual([200, 2, 2, []])
  expect(await Promise.all([fatima, second].map(rolesOf))).toEqual(before)

  const { status, body } = await many(wim, 'add_role', [fatima, second], member)
  expect([status, body.meta.changed]).toEqual([200, 2])
  for (const person of [fatima, second]) expect(await rolesOf(person)).toContain('member')
  const again = await many(wim, 'add_role', [fatima, second], member, { query: '?preview=true' })
  expect(again.body.meta).toMatchObject({ changes: [], mails: 0, refused: [] })

  expect((await undo(sanne, body.meta.undo.id)).status).toBe(404)
  expect((await undo(wim, body.meta.undo.id)).body.meta.undone).toBe(2)
  expect(await Promise.all([fatima, second].map(rolesOf))).toEqual(before)
  expect((await mailsTo(db, 'vrijwilliger@demo.example')).filter(({ kind }) => kind === 'account.role_added')).toEqual([])
  expect((await toldOf(fatima)).slice(0, 2)).toEqual(['Wim Jansen nam de rol lid weg', 'Wim Jansen gaf de rol lid'])
})

test('a role that he may not give, one without its organization and one that is none stop all of it', async () => {
  const codes = async (attributes: Record<string, unknown>) => {
    const { status, body } = await many(wim, 'add_role', [fatima, second], attributes)
    return [status, [...new Set(body.errors.map(({ code }: any) => code))]]
  }
  expect((await codes({ role_name: 'center_admin' }))[0]).toBe(403)
  expect(await codes({ role_name: 'member' })).toEqual([422, ['blank']])
  expect(await codes({ role_name: 'keizer' })).toEqual([422, ['inclusion']])
  expect(await codes({})).toEqual([422, ['blank']])
  expect((await codes({ role_name: 'member', organization_id: id.school('oldebroek') }))[0]).toBe(404)
  expect(await rolesOf(fatima)).not.toContain('member')
})

test('one who cannot be reached stops the others, and is named', async () => {
  const { status, body } = await many(wim, 'add_role', [fatima, id.person('oldebroek', 'lid')], member)
  expect([status, body.errors.map(({ meta }: any) => meta.id)]).toEqual([404, [id.person('oldebroek', 'lid')]])
  expect((await many(await as('vrijwilliger@demo.example'), 'add_role', [second], member)).status).toBe(404)
  expect((await many(johan, 'add_role', [fatima], { role_name: 'editor' })).status).toBeGreaterThan(399)
  expect((await many({}, 'add_role', [fatima], member)).status).toBe(401)
  expect(await rolesOf(fatima)).not.toContain('member')
})

test('who was invited and never came is invited again, together, and within ten seconds not after all', async () => {
  const people = [await invited('een@example.nl'), await invited('twee@example.nl')]
  const invitations = async () => (await mailsTo(db, 'een@example.nl')).filter(({ kind }) => kind === 'account.invite').length
  const links = async () =>
    await db.onPlatform(
      async (tx) => (await sql<{ n: number }>`select count(*)::int as n from user_tokens where user_id = ${people[0]}`.execute(tx)).rows[0]!.n,
    )
  const [mailed, linked] = [await invitations(), await links()]
  const preview = await many(wim, 'resend_confirmation_instructions', [...people, fatima], {}, { query: '?preview=true' })
  expect(preview.body.meta).toMatchObject({ mails: 2, refused: [{ id: fatima, code: 'invalid_transition' }] })

  const { status, body } = await many(wim, 'resend_confirmation_instructions', people)
  expect([status, body.meta.changed, await invitations(), await links()]).toEqual([200, 2, mailed + 1, linked + 1])
  expect((await undo(wim, body.meta.undo.id)).body.meta.undone).toBe(2)
  expect([await invitations(), await links()]).toEqual([mailed, linked])
  expect((await toldOf(people[0]!)).slice(0, 2)).toEqual(['Wim Jansen hield de nieuwe uitnodiging tegen', 'Wim Jansen stuurde de uitnodiging nog een keer'])
  expect((await many(wim, 'resend_confirmation_instructions', people, {}, { host: 'oldebroek.localhost' })).status).toBe(403)
})

test('a role at another center is refused for many as it is for one', async () => {
  const there = { ...member, volunteer_center_id: id.center('oldebroek') }
  const one = await call('PUT', `/api/v1/users/${second}/add_role`, { headers: wim, body: { data: { type: 'users', id: second, attributes: there } } })
  const refused = await many(wim, 'add_role', [second], there)
  expect([one.status, one.body.errors[0].code]).toEqual([404, 'related_not_found'])
  expect([refused.status, refused.body.errors[0].code]).toEqual([404, 'related_not_found'])
  expect((await many(wim, 'add_role', [second], { ...member, volunteer_center_id: id.center('demo') }, { query: '?preview=true' })).status).toBe(200)
})
