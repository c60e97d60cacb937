import { expect, test } from 'vitest'
import type { RoleName } from '#kernel/access/actor.ts'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { addRole, removeRole } from '#features/users/roles/server/change-role.ts'
import { archiveUser } from '#features/users/account/server/archive-user.ts'
import { people } from '#features/users/model/server/people-tables.ts'
import { updateUser } from '#features/users/account/server/update-user.ts'
import { changeOwnAccount } from '#features/auth/own-account/server/change-own-account.ts'
import { confirm, resendConfirmation } from '#features/auth/confirmation/server/confirmation.ts'
import { createLimits } from '#features/auth/limits/server/limits.ts'
import { invite } from './invite.ts'
import { resetPassword } from '#features/auth/password-reset/server/password-routes.ts'
import { actorOf, addPerson, at, buildHouse, mailsTo, tokenFrom } from '#features/auth/server/testing.ts'

const db = await freshDatabase()
const house = await buildHouse(db)
const context = at(house)
const organizationId = house.organization

const someone = async (...roles: RoleName[]) => await addPerson(house, { roles })
const as = async (...roles: RoleName[]) => await actorOf(house, await someone(...roles))
const rolesOf = async (userId: string) =>
  (await db.onPlatform(async (tx) => await people(tx).selectFrom('user_roles').select('name').where('user_id', '=', userId).orderBy('name').execute())).map(
    (row) => row.name,
  )
const tracesOf = async (userId: string) =>
  await db.inCenter(
    house.arnhem,
    async (tx) => await people(tx).selectFrom('audit_events').select(['action', 'actor_id']).where('subject_id', '=', userId).orderBy('at').execute(),
  )

test('a role is given once: the second time changes, mails and traces nothing', async () => {
  const admin = await as('center_admin')
  const person = await someone('volunteer')
  expect(await addRole(db, context, admin, person.id, { roleName: 'coordinator' })).toBe(true)
  expect(await addRole(db, context, admin, person.id, { roleName: 'coordinator' })).toBe(false)
  expect(await rolesOf(person.id)).toEqual(['coordinator', 'volunteer'])
  expect((await mailsTo(db, person.email)).map((mail) => mail.kind)).toEqual(['account.role_added'])
  expect(await tracesOf(person.id)).toEqual([{ action: 'user.role_added', actor_id: admin.userId }])
})

test('a role is taken once, with a mail; what is not there is no fault', async () => {
  const admin = await as('center_admin')
  const person = await someone('volunteer', 'editor')
  expect(await removeRole(db, context, admin, person.id, { roleName: 'editor' })).toBe(true)
  expect(await removeRole(db, context, admin, person.id, { roleName: 'editor' })).toBe(false)
  expect((await mailsTo(db, person.email)).map((mail) => mail.kind)).toEqual(['account.role_removed'])
})

// Who may give which role (contract §3.2): each role of the actor against each role.
const gives: [RoleName, RoleName[]][] = [
  ['volunteer', []],
  ['member', []],
  ['admin', ['member', 'admin']],
  ['editor', []],
  ['coordinator', ['volunteer', 'member', 'admin']],
  ['center_admin', ['volunteer', 'member', 'admin', 'editor', 'coordinator']],
  ['super_admin', ['volunteer', 'member', 'admin', 'editor', 'coordinator', 'center_admin', 'super_admin']],
]
test.each(gives)('a %s gives %j and nothing else', async (role, allowed) => {
  const actor = await as(role)
  for (const roleName of gives.map(([name]) => name)) {
    const person = await someone('member') // of the same organization, so that its admin sees them
    const mutation = addRole(db, context, actor, person.id, { roleName, organizationId })
    if (allowed.includes(roleName)) await mutation
    else await expect(mutation).rejects.toMatchObject({ status: ['volunteer', 'editor'].includes(role) ? expect.any(Number) : 403 })
  }
})

test('an admin reaches people of the own organization only, and no other organization', async () => {
  const admin = await as('admin')
  const stranger = await someone('volunteer')
  await expect(addRole(db, context, admin, stranger.id, { roleName: 'member', organizationId })).rejects.toMatchObject({ status: 404 })
  await expect(addRole(db, context, admin, stranger.id, { roleName: 'member', organizationId: house.arnhem })).rejects.toMatchObject({
    status: 404,
    code: 'related_not_found',
  })
})

test('unknown roles, no role, no organization, another center and another center’s people', async () => {
  const admin = await as('center_admin')
  const person = await someone('volunteer')
  const foreign = await addPerson(house, { center: house.oldebroek })
  await expect(addRole(db, context, admin, person.id, { roleName: 'root' })).rejects.toMatchObject({ status: 422, code: 'inclusion' })
  await expect(addRole(db, context, admin, person.id, { roleName: undefined })).rejects.toMatchObject({ status: 422, code: 'blank' })
  await expect(addRole(db, context, admin, person.id, { roleName: 'member' })).rejects.toMatchObject({ status: 422, code: 'blank' })
  await expect(addRole(db, context, admin, person.id, { roleName: 'editor', volunteerCenterId: house.oldebroek })).rejects.toMatchObject({ status: 404 })
  await expect(addRole(db, context, admin, foreign.id, { roleName: 'editor' })).rejects.toMatchObject({ status: 404 })
  await expect(addRole(db, context, admin, 'x', { roleName: 'editor' })).rejects.toMatchObject({ status: 404 })
})

test('the organization one acts for is meant when none is named', async () => {
  const admin = { ...(await as('admin')), organizationId }
  const person = await someone('member')
  expect(await addRole(db, context, admin, person.id, { roleName: 'admin' })).toBe(true)
})

test('of the last two admins who leave at once, one stays', async () => {
  await db.onPlatform(async (tx) => await people(tx).deleteFrom('user_roles').where('name', '=', 'admin').execute())
  const [one, two] = [await someone('admin'), await someone('admin')]
  const leave = async (user: typeof one) => await removeRole(db, context, await actorOf(house, user), user.id, { roleName: 'admin', organizationId })
  const left = await Promise.allSettled([leave(one), leave(two)])
  expect(left.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected'])
  const refused = left.find((result) => result.status === 'rejected')
  expect((refused as PromiseRejectedResult).reason).toMatchObject({ status: 422, code: 'last_admin', issues: [{ attribute: 'roleName' }] })
})

test('an admin who was archived does not count as the one who stays', async () => {
  await db.onPlatform(async (tx) => await people(tx).deleteFrom('user_roles').where('name', '=', 'admin').execute())
  const [one, two] = [await someone('admin'), await someone('admin')]
  await archiveUser(db, context, await actorOf(house, one), one.id)
  await expect(archiveUser(db, context, await actorOf(house, two), two.id)).rejects.toMatchObject({ code: 'last_admin' })
})

test('a write whose session ended a moment before does not happen', async () => {
  const admin = await as('center_admin')
  const person = await someone('volunteer')
  await db.onPlatform(async (tx) => await people(tx).deleteFrom('sessions').where('client', '=', admin.session!.client).execute())
  await expect(addRole(db, context, admin, person.id, { roleName: 'editor' })).rejects.toMatchObject({ status: 401 })
})

test('whoever acts for another gives no roles', async () => {
  const admin = await someone('center_admin')
  const acting = await actorOf(house, await someone('coordinator'), { kind: 'impersonation', impersonator: { id: admin.id, name: 'x' } })
  await expect(addRole(db, context, acting, admin.id, { roleName: 'member', organizationId })).rejects.toMatchObject({ code: 'forbidden_while_impersonating' })
})

test('an invitation makes a person without a password, with a role and a mail', async () => {
  const admin = await as('admin')
  const { account, created } = await invite(db, context, admin, {
    email: ' Sofie@Example.nl',
    firstName: 'Sofie',
    lastName: 'Vos',
    roleName: 'member',
    organizationId,
  })
  expect([created, account.status, account.email, account.password_hash]).toEqual([true, 'invited', 'sofie@example.nl', null])
  expect(await rolesOf(account.id)).toEqual(['member'])
  const [mail] = await mailsTo(db, 'sofie@example.nl')
  expect(mail).toMatchObject({ kind: 'account.invite', facts: { organizationName: 'De Brug', inviter: admin.name } })
})

test('who accepts an invitation is active and chooses a password with a token of half an hour', async () => {
  const { account } = await invite(db, context, await as('center_admin'), { email: 'gast@example.nl', firstName: 'Gast', lastName: 'Vrij' })
  const link = await tokenFrom(db, 'gast@example.nl', 'account.invite', 'confirmation_token')
  const confirmed = await confirm(db, context, link)
  expect(confirmed).toMatchObject({ alreadyConfirmed: false, passwordRequired: true, account: { id: account.id, status: 'active' } })
  const limits = createLimits(db, { enabled: false })
  const given = { password: 'een heel nieuwe zin', passwordConfirmation: 'een heel nieuwe zin' }
  const late = at(house, new Date(context.now.getTime() + 31 * 60_000))
  expect(await resetPassword(db, limits, late, confirmed.resetPasswordToken!, given)).toBeNull()
  const again = await confirm(db, context, link)
  expect(again).toMatchObject({ alreadyConfirmed: true, passwordRequired: true })
  expect(await resetPassword(db, limits, context, again.resetPasswordToken!, given)).toMatchObject({ id: account.id })
  expect(await confirm(db, context, link)).toMatchObject({ alreadyConfirmed: true, passwordRequired: false })
})

test('an account changes whole or not at all, and every fault is told at once', async () => {
  const person = await someone('volunteer')
  const self = await actorOf(house, person)
  const limits = createLimits(db, { enabled: false })
  const mutation = changeOwnAccount(db, limits, context, self, { firstName: '', lastName: '', email: 'x', password: 'kort', passwordConfirmation: 'anders' })
  await expect(mutation).rejects.toMatchObject({
    status: 422,
    issues: [{ attribute: 'firstName' }, { attribute: 'email' }, { attribute: 'password' }, { attribute: 'passwordConfirmation' }],
  })
  const { account, session } = await changeOwnAccount(db, limits, context, self, {
    firstName: 'Ann',
    email: `ann-${person.email}`,
    password: 'een heel nieuwe zin',
  })
  expect(account).toMatchObject({ first_name: 'Ann', last_name: person.last_name, unconfirmed_email: `ann-${person.email}` })
  expect(session.token).not.toBe(self.session!.token)
  await expect(changeOwnAccount(db, limits, context, self, { password: 'nog een nieuwe zin' })).rejects.toMatchObject({ status: 401 })
})

test('inviting someone of this center adds the role; someone of elsewhere is taken', async () => {
  const admin = await as('center_admin')
  const [here, elsewhere] = [await someone('volunteer'), await addPerson(house, { center: house.oldebroek })]
  expect(await invite(db, context, admin, { email: here.email, firstName: '', lastName: '', roleName: 'editor' })).toMatchObject({ created: false })
  expect(await rolesOf(here.id)).toEqual(['editor', 'volunteer'])
  await expect(invite(db, context, admin, { email: elsewhere.email, firstName: 'X', lastName: 'Y' })).rejects.toMatchObject({ status: 422, code: 'taken' })
  await expect(invite(db, context, admin, { email: 'x@example.nl', firstName: '', lastName: '' })).rejects.toMatchObject({ status: 422, code: 'blank' })
  await expect(invite(db, context, await as('volunteer'), { email: 'x@example.nl', firstName: 'X', lastName: 'Y' })).rejects.toMatchObject({ status: 403 })
})

test('the confirmation mail again: once in five minutes, not for the confirmed, not for people one cannot see', async () => {
  const limits = createLimits(db, { enabled: true })
  const admin = await as('center_admin')
  const invited = await addPerson(house, { status: 'invited', passwordHash: null })
  await resendConfirmation(db, limits, context, admin, invited.id)
  expect((await mailsTo(db, invited.email)).map((mail) => mail.kind)).toEqual(['account.invite'])
  await expect(resendConfirmation(db, limits, context, admin, invited.id)).rejects.toMatchObject({ status: 429 })
  await expect(resendConfirmation(db, limits, context, admin, (await someone('volunteer')).id)).rejects.toMatchObject({
    status: 422,
    code: 'already_confirmed',
  })
  const foreign = await addPerson(house, { center: house.oldebroek, status: 'invited' })
  await expect(resendConfirmation(db, limits, context, admin, foreign.id)).rejects.toMatchObject({ status: 404 })
})

test('people change their own names and phone; an admin of theirs the names only; others nothing', async () => {
  const person = await someone('member')
  const self = await actorOf(house, person)
  expect(await updateUser(db, context, self, person.id, { firstName: ' Ann ', phone: '06-12345678', locale: 'en' })).toMatchObject({
    first_name: 'Ann',
    phone: '+31612345678',
    locale: 'en',
  })
  await expect(updateUser(db, context, self, person.id, { phone: 'abc' })).rejects.toMatchObject({ status: 422, issues: [{ attribute: 'phone' }] })
  await expect(updateUser(db, context, self, person.id, { status: 'inactive' })).rejects.toMatchObject({ status: 403, code: 'forbidden_attribute' })
  const admin = await as('admin')
  expect(await updateUser(db, context, admin, person.id, { lastName: 'Bos' })).toMatchObject({ last_name: 'Bos' })
  await expect(updateUser(db, context, admin, person.id, { phone: '0612345679' })).rejects.toMatchObject({ code: 'forbidden_attribute' })
  await expect(updateUser(db, context, await as('volunteer'), person.id, { lastName: 'X' })).rejects.toMatchObject({ status: 404 })
})

test('staff switches people off and on: sessions end, mails go, other steps are refused', async () => {
  const coordinator = await as('coordinator')
  const person = await someone('volunteer')
  await actorOf(house, person)
  await updateUser(db, context, coordinator, person.id, { status: 'inactive' })
  expect(await db.onPlatform(async (tx) => await people(tx).selectFrom('sessions').select('client').where('user_id', '=', person.id).execute())).toEqual([])
  await expect(updateUser(db, context, coordinator, person.id, { status: 'invited' })).rejects.toMatchObject({
    status: 409,
    code: 'invalid_transition',
    issues: [{ meta: { from: 'inactive', to: 'invited', allowed: ['active', 'archived'] } }],
  })
  await updateUser(db, context, coordinator, person.id, { status: 'active' })
  expect((await mailsTo(db, person.email)).map((mail) => mail.kind)).toEqual(['account.deactivated', 'account.activated'])
  const invited = await addPerson(house, { status: 'invited' })
  await expect(updateUser(db, context, coordinator, invited.id, { status: 'active' })).rejects.toMatchObject({ status: 409 })
  await expect(updateUser(db, context, coordinator, (await someone('center_admin')).id, { lastName: 'X' })).rejects.toMatchObject({ status: 403 })
})

test('archived comes back within thirty days, not after', async () => {
  const admin = await as('center_admin')
  const person = await someone('volunteer')
  await archiveUser(db, context, admin, person.id)
  await expect(archiveUser(db, context, admin, person.id)).rejects.toMatchObject({ status: 404 })
  const in29 = at(house, new Date(Date.now() + 29 * 86_400_000))
  expect(await updateUser(db, in29, admin, person.id, { status: 'active' })).toMatchObject({ status: 'active', archived_at: null })
  await archiveUser(db, context, admin, person.id)
  await expect(updateUser(db, at(house, new Date(Date.now() + 31 * 86_400_000)), admin, person.id, { status: 'active' })).rejects.toMatchObject({ status: 409 })
})

test('an organization’s admin and a coordinator delete nobody', async () => {
  const member = await someone('member')
  for (const role of ['admin', 'coordinator'] as const) await expect(archiveUser(db, context, await as(role), member.id)).rejects.toMatchObject({ status: 403 })
})
