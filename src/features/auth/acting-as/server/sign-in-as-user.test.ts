import { expect, test } from 'vitest'
import type { Actor, Session } from '#kernel/access/actor.ts'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { addRole, removeRole } from '#features/users/roles/server/change-role.ts'
import { archiveUser } from '#features/users/account/server/archive-user.ts'
import { people } from '#features/users/model/server/people-tables.ts'
import { updateUser } from '#features/users/account/server/update-user.ts'
import { changeOwnAccount } from '#features/auth/own-account/server/change-own-account.ts'
import { identify } from '#features/auth/sessions/server/identify.ts'
import { createLimits } from '#features/auth/limits/server/limits.ts'
import { endOtherSessions, endOwnSession, listSessions } from '#features/auth/sessions/server/sessions.ts'
import { requestReset } from '#features/auth/password-reset/server/password-routes.ts'
import { resetPassword } from '#features/auth/password-reset/server/password-routes.ts'
import { signInAsUser } from './sign-in-as-user.ts'
import { actorOf, addPerson, at, authApp, buildHouse, hasSessionHeaders, mailsTo, tokenFrom } from '#features/auth/server/testing.ts'

const db = await freshDatabase()
const house = await buildHouse(db)
const context = at(house)
const tenant = { key: 'arnhem', header: { sticky: false } } as never

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
    async (tx) => await people(tx).selectFrom('audit_events').select(['action', 'actor_id']).where('subject_id', '=', person.id).execute(),
  )
  expect(traced).toEqual({ action: 'user.signed_in_as', actor_id: boss.id })
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
    expect([answer.statusCode, answer.json().code, hasSessionHeaders(answer)]).toEqual([403, 'forbidden_while_impersonating', true])
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

const limits = createLimits(db, { enabled: false })
const password = 'een heel nieuwe zin'
const headersOf = ({ token, client, uid }: Session) => ({ 'access-token': token, client, uid })
const whoIs = async (session: Session, { center = house.arnhem, now = new Date() } = {}) =>
  (await identify(db, { headers: headersOf(session), tenant, center: { id: center }, now })).actor.userId

test('the eyes are borrowed at one center: where the person is registered too it is the wrong center, and nothing opens', async () => {
  const person = await addPerson(house)
  await db.onPlatform(
    async (tx) => await people(tx).insertInto('user_roles').values({ user_id: person.id, name: 'editor', volunteer_center_id: house.oldebroek }).execute(),
  )
  const admin = await actorOf(house, await addPerson(house, { roles: ['center_admin'] }))
  const { session } = await signInAsUser(db, context, admin, { userId: person.id })
  const away = await identify(db, { headers: headersOf(session), tenant, center: { id: house.oldebroek }, now: new Date() })
  expect([away.wrongCenter, away.actor.roles, away.actor.organizationIds]).toEqual([true, [], []])

  const app = await authApp(house)
  const ask = async (url: string, host: string) => await app.inject({ url, headers: { host, ...headersOf(session) } })
  for (const url of ['/api/v1/whoami', '/auth/validate_token']) {
    const answer = await ask(url, 'oldebroek.example')
    expect([answer.statusCode, answer.statusMessage]).toEqual([403, 'wrong center'])
    expect((await ask(url, 'arnhem.example')).statusCode).toBe(200)
  }
  await app.close()
})

test('a platform admin too looks through somebody’s eyes at one center only', async () => {
  const person = await addPerson(house)
  await db.onPlatform(
    async (tx) => await people(tx).insertInto('user_roles').values({ user_id: person.id, name: 'volunteer', volunteer_center_id: house.oldebroek }).execute(),
  )
  const platform = await actorOf(house, await addPerson(house, { roles: ['super_admin'] }))
  const { session } = await signInAsUser(db, context, platform, { userId: person.id })
  const away = await identify(db, { headers: headersOf(session), tenant, center: { id: house.oldebroek }, now: new Date() })
  expect(away.wrongCenter).toBe(true)
})

test('who runs another center, or the platform, is nobody’s to become', async () => {
  const admin = await actorOf(house, await addPerson(house, { roles: ['center_admin'] }))
  const guest = await addPerson(house, { roles: ['member'] })
  await db.onPlatform(
    async (tx) => await people(tx).insertInto('user_roles').values({ user_id: guest.id, name: 'center_admin', volunteer_center_id: house.oldebroek }).execute(),
  )
  await expect(signInAsUser(db, context, admin, { userId: guest.id })).rejects.toMatchObject({ status: 403, code: 'impersonation_forbidden' })
  const boss = await addPerson(house, { roles: ['volunteer', 'super_admin'] })
  await expect(signInAsUser(db, context, admin, { userId: boss.id })).rejects.toMatchObject({ status: 403, code: 'impersonation_forbidden' })
})

// What ends it. Each admin has two sessions; the first one started the impersonation.
type Bosses = { admin: Actor; elsewhere: Actor; platform: Actor; person: { id: string } }
const signOut = async ({ session }: Actor) => {
  const app = await authApp(house)
  await app.inject({ method: 'DELETE', url: '/auth/sign_out', headers: { host: 'arnhem.example', ...headersOf(session!) } })
  await app.close()
}
const ends: [string, (bosses: Bosses) => Promise<unknown>][] = [
  ['the admin signs out', async ({ admin }) => await signOut(admin)],
  ['the admin ends that session from another', async ({ admin, elsewhere }) => await endOwnSession(db, elsewhere, admin.session!.client)],
  ['the admin ends the others from another', async ({ elsewhere }) => await endOtherSessions(db, elsewhere)],
  ['the admin ends the others', async ({ admin }) => await endOtherSessions(db, admin)],
  ['the admin chooses a new password', async ({ admin }) => await changeOwnAccount(db, limits, context, admin, { password })],
  ['the admin chooses a new password elsewhere', async ({ elsewhere }) => await changeOwnAccount(db, limits, context, elsewhere, { password })],
  [
    'the admin chooses a new password by mail',
    async ({ admin }) => {
      await requestReset(db, limits, context, admin.email!, 'https://arnhem.example/auth/reset')
      const token = await tokenFrom(db, admin.email!, 'account.reset', 'reset_password_token')
      await resetPassword(db, limits, context, token, { password, passwordConfirmation: password })
    },
  ],
  ['the admin is switched off', async ({ admin, platform }) => await updateUser(db, context, platform, admin.userId!, { status: 'inactive' })],
  [
    'the admin is switched off and on again',
    async ({ admin, platform }) => {
      await updateUser(db, context, platform, admin.userId!, { status: 'inactive' })
      await updateUser(db, context, platform, admin.userId!, { status: 'active' })
    },
  ],
  ['the admin leaves', async ({ admin }) => await archiveUser(db, context, admin, admin.userId!)],
  ['the admin loses the role', async ({ admin, platform }) => await removeRole(db, context, platform, admin.userId!, { roleName: 'center_admin' })],
  [
    'the admin loses the role and gets it back',
    async ({ admin, platform }) => {
      await removeRole(db, context, platform, admin.userId!, { roleName: 'center_admin' })
      await addRole(db, context, platform, admin.userId!, { roleName: 'center_admin' })
    },
  ],
  [
    'the role goes some other way',
    async ({ admin }) => await db.onPlatform(async (tx) => await people(tx).deleteFrom('user_roles').where('user_id', '=', admin.userId).execute()),
  ],
  ['the person becomes an admin as well', async ({ platform, person }) => await addRole(db, context, platform, person.id, { roleName: 'center_admin' })],
]
test.each(ends)('looking through another’s eyes ends when %s', async (_name, end) => {
  const [boss, person] = [await addPerson(house, { roles: ['volunteer', 'center_admin'] }), await addPerson(house)]
  const platform = await actorOf(house, await addPerson(house, { roles: ['super_admin'] }))
  const [admin, elsewhere] = [await actorOf(house, boss), await actorOf(house, boss)]
  const { session } = await signInAsUser(db, context, admin, { userId: person.id })
  expect(await whoIs(session)).toBe(person.id)
  await end({ admin, elsewhere, platform, person })
  expect(await whoIs(session)).toBeNull()
})

test('signing out on another device leaves it, and so does what happens to others', async () => {
  const [boss, person] = [await addPerson(house, { roles: ['center_admin'] }), await addPerson(house)]
  const [admin, elsewhere] = [await actorOf(house, boss), await actorOf(house, boss)]
  const { session } = await signInAsUser(db, context, admin, { userId: person.id })
  await signOut(elsewhere)
  await signOut(await actorOf(house, person))
  expect(await whoIs(session)).toBe(person.id)
})

test('it does not outlive the session it was begun from', async () => {
  const [boss, person] = [await addPerson(house, { roles: ['center_admin'] }), await addPerson(house)]
  const admin = await actorOf(house, boss)
  const { session } = await signInAsUser(db, context, admin, { userId: person.id })
  const soon = new Date(Date.now() + 60_000)
  await db.onPlatform(async (tx) => await people(tx).updateTable('sessions').set({ expires_at: soon }).where('client', '=', admin.session!.client).execute())
  expect(await whoIs(session, { now: new Date(Date.now() + 59_000) })).toBe(person.id)
  expect(await whoIs(session, { now: new Date(Date.now() + 61_000) })).toBeNull()
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
