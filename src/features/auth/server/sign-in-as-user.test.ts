import { expect, test } from 'vitest'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { people } from '#features/users/server/people-tables.ts'
import { identify } from './identify.ts'
import { listSessions, endOtherSessions, endOwnSession } from './own-sessions.ts'
import { signInAsUser } from './sign-in-as-user.ts'
import { actorOf, addPerson, at, authApp, buildHouse, carriesFive, mailsTo } from './testing.ts'

const db = await freshDatabase()
const house = await buildHouse(db)
const context = at(house)
const tenant = { key: 'arnhem' } as never

test('a center admin sees through someone’s eyes for an hour: a session of theirs, a trace, a mail', async () => {
  const [boss, person] = [await addPerson(house, { roles: ['center_admin'] }), await addPerson(house)]
  const admin = await actorOf(house, boss)
  const { account, session } = await signInAsUser(db, context, admin, { userId: person.id })
  expect([account.id, session.uid, session.kind, session.impersonator]).toEqual([person.id, person.email, 'impersonation', { id: boss.id, name: admin.name }])
  expect(session.expiresAt.getTime() - context.now.getTime()).toBeLessThanOrEqual(3_600_000)
  const headers = { 'access-token': session.token, client: session.client, uid: session.uid }
  const { actor } = await identify(db, { headers, tenant, center: { id: house.arnhem }, now: new Date() })
  expect([actor.userId, actor.session?.impersonator?.name]).toEqual([person.id, admin.name])
  expect(await mailsTo(db, person.email)).toMatchObject([{ kind: 'account.signed_in_as', facts: { by: admin.name } }])
  const [traced] = await db.inCenter(
    house.arnhem,
    async (tx) => await people(tx).selectFrom('auditEvents').select(['action', 'actorId']).where('subjectId', '=', person.id).execute(),
  )
  expect(traced).toEqual({ action: 'user.signed_in_as', actorId: boss.id })
  const late = await identify(db, { headers, tenant, center: { id: house.arnhem }, now: new Date(Date.now() + 3_601_000) })
  expect(late.actor.userId).toBeNull()
  expect(await signInAsUser(db, context, admin, { email: person.email })).toMatchObject({ account: { id: person.id } })
})

test('who may become whom', async () => {
  const person = async (...roles: never[]) => await addPerson(house, { roles })
  const [volunteer, admin, platform] = [await addPerson(house), await person('center_admin' as never), await person('super_admin' as never)]
  const foreign = await addPerson(house, { center: house.oldebroek })
  const inactive = await addPerson(house, { status: 'inactive' })
  const centerAdmin = await actorOf(house, await addPerson(house, { roles: ['center_admin'] }))
  const superAdmin = await actorOf(house, await addPerson(house, { roles: ['super_admin'] }))
  const as = async (actor: typeof centerAdmin, userId: string | undefined) => await signInAsUser(db, context, actor, { userId })
  for (const role of ['volunteer', 'admin', 'editor', 'coordinator'] as const) {
    await expect(as(await actorOf(house, await addPerson(house, { roles: [role] })), volunteer.id)).rejects.toMatchObject({
      status: 403,
      code: 'impersonation_forbidden',
    })
  }
  await expect(as(centerAdmin, admin.id)).rejects.toMatchObject({ code: 'impersonation_forbidden' })
  await expect(as(centerAdmin, platform.id)).rejects.toMatchObject({ code: 'impersonation_forbidden' })
  await expect(as(superAdmin, platform.id)).rejects.toMatchObject({ code: 'impersonation_forbidden' })
  expect(await as(superAdmin, admin.id)).toBeTruthy()
  await expect(as(centerAdmin, foreign.id)).rejects.toMatchObject({ status: 404 })
  await expect(as(centerAdmin, 'x')).rejects.toMatchObject({ status: 404 })
  await expect(as(centerAdmin, undefined)).rejects.toMatchObject({ status: 422 })
  await expect(as(centerAdmin, centerAdmin.userId!)).rejects.toMatchObject({ status: 422 })
  await expect(as(centerAdmin, inactive.id)).rejects.toMatchObject({ status: 422, code: 'not_active' })
})

test('while acting for another: no second one, no account changes; sign-out ends only that session', async () => {
  const [boss, person] = [await addPerson(house, { roles: ['center_admin'] }), await addPerson(house)]
  const admin = await actorOf(house, boss)
  const { session } = await signInAsUser(db, context, admin, { userId: person.id })
  const acting = await actorOf(house, person, { kind: 'impersonation', impersonator: { id: boss.id, name: 'x' } })
  await expect(signInAsUser(db, context, acting, { userId: person.id })).rejects.toMatchObject({ code: 'forbidden_while_impersonating' })

  const app = await authApp(house)
  const headers = { host: 'arnhem.example', 'access-token': session.token, client: session.client, uid: session.uid }
  for (const [method, url, payload] of [
    ['PUT', '/auth', { email: 'x@example.nl' }],
    ['DELETE', '/auth', undefined],
    ['PUT', '/auth/password', { password: 'een heel nieuwe zin' }],
  ] as const) {
    const answer = await app.inject({ method, url, payload, headers })
    expect([answer.statusCode, answer.json().code, carriesFive(answer)]).toEqual([403, 'forbidden_while_impersonating', true])
  }
  expect((await app.inject({ method: 'DELETE', url: '/auth/sign_out', headers })).statusCode).toBe(200)
  const own = { 'access-token': admin.session!.token, client: admin.session!.client, uid: boss.email }
  expect((await identify(db, { headers: own, tenant, center: { id: house.arnhem }, now: new Date() })).actor.userId).toBe(boss.id)
  await app.close()
})

test('when the admin is archived, what was opened in another’s name ends too', async () => {
  const [boss, person] = [await addPerson(house, { roles: ['center_admin'] }), await addPerson(house)]
  const { session } = await signInAsUser(db, context, await actorOf(house, boss), { userId: person.id })
  await db.onPlatform(async (tx) => await people(tx).updateTable('users').set({ status: 'archived' }).where('id', '=', boss.id).execute())
  const headers = { 'access-token': session.token, client: session.client, uid: session.uid }
  expect((await identify(db, { headers, tenant, center: { id: house.arnhem }, now: new Date() })).actor.userId).toBeNull()
})

test('people see where they are signed in, end one, end the others', async () => {
  const person = await addPerson(house)
  const [here, there] = [await actorOf(house, person), await actorOf(house, person)]
  await actorOf(house, person)
  const stranger = await actorOf(house, await addPerson(house))
  const sessions = await listSessions(db, here, new Date())
  expect(sessions).toHaveLength(3)
  expect(sessions.filter((one) => one.current).map((one) => one.id)).toEqual([here.session!.client])
  expect(JSON.stringify(sessions)).not.toContain(here.session!.token)
  await expect(endOwnSession(db, stranger, there.session!.client)).rejects.toMatchObject({ status: 404 })
  await endOwnSession(db, here, there.session!.client)
  await expect(endOwnSession(db, here, there.session!.client)).rejects.toMatchObject({ status: 404 })
  await endOtherSessions(db, here)
  expect((await listSessions(db, here, new Date())).map((one) => one.id)).toEqual([here.session!.client])
})
