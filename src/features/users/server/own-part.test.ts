import { expect, test } from 'vitest'
import type { RoleName } from '#kernel/access/actor.ts'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { actorOf, addPerson, at, buildHouse, mailsTo } from '#features/auth/server/testing.ts'
import { archiveUser } from '#features/users/account/server/archive-user.ts'
import { people } from '#features/users/model/server/people-tables.ts'
import { removeRole } from '#features/users/roles/server/change-role.ts'
import { updateUser } from '#features/users/account/server/update-user.ts'

const db = await freshDatabase()
const house = await buildHouse(db)
const context = at(house)

/** A person with roles at Arnhem, where these tests act, and at Oldebroek. */
async function ofTwoCenters({
  here = ['volunteer'],
  there = ['volunteer'],
  home = house.arnhem,
}: { here?: RoleName[]; there?: RoleName[]; home?: string } = {}) {
  const person = await addPerson(house, { roles: here, home })
  await db.onPlatform(async (plain) => {
    for (const name of there) await people(plain).insertInto('user_roles').values({ user_id: person.id, name, volunteer_center_id: house.oldebroek }).execute()
  })
  return person
}
const as = async (role: RoleName) => await actorOf(house, await addPerson(house, { roles: [role] }))
const rolesOf = async (userId: string) => {
  const rows = db.onPlatform(
    async (tx) => await people(tx).selectFrom('user_roles').select(['name', 'volunteer_center_id']).where('user_id', '=', userId).orderBy('name').execute(),
  )
  return (await rows).map(({ name, volunteer_center_id: volunteerCenterId }) => `${name} ${volunteerCenterId === house.arnhem ? 'here' : 'there'}`)
}
const accountOf = async (userId: string) =>
  await db.onPlatform(
    async (tx) => await people(tx).selectFrom('users').select(['status', 'home_center_id']).where('id', '=', userId).executeTakeFirstOrThrow(),
  )

test('a center that deletes somebody who belongs elsewhere too takes its own roles, and the account goes on there', async () => {
  const person = await ofTwoCenters({ here: ['volunteer', 'editor'], there: ['volunteer', 'coordinator'] })
  const session = await actorOf(house, person, { center: house.oldebroek })
  await archiveUser(db, context, await as('center_admin'), person.id)
  expect(await rolesOf(person.id)).toEqual(['coordinator there', 'volunteer there'])
  expect(await accountOf(person.id)).toEqual({ status: 'active', home_center_id: house.oldebroek })
  expect((await mailsTo(db, person.email)).map((mail) => mail.kind)).toEqual(['account.membership_ended'])
  const left = await db.onPlatform(async (tx) => await people(tx).selectFrom('sessions').select('client').where('user_id', '=', person.id).execute())
  expect(left).toEqual([{ client: session.session!.client }])
  await expect(archiveUser(db, context, await as('center_admin'), person.id)).rejects.toMatchObject({ status: 404 })
})

test('so it does when the other center is only the person’s home', async () => {
  const person = await ofTwoCenters({ there: [], home: house.oldebroek })
  await archiveUser(db, context, await as('center_admin'), person.id)
  expect([await rolesOf(person.id), await accountOf(person.id)]).toEqual([[], { status: 'active', home_center_id: house.oldebroek }])
})

test('its last admin it cannot take away like that', async () => {
  const person = await ofTwoCenters({ here: ['volunteer', 'admin'] })
  await expect(archiveUser(db, context, await as('center_admin'), person.id)).rejects.toMatchObject({ status: 422, code: 'last_admin' })
  expect(await rolesOf(person.id)).toHaveLength(3)
})

test('the person, and the platform, delete the whole account', async () => {
  const [kees, truus] = [await ofTwoCenters(), await ofTwoCenters()]
  await archiveUser(db, context, await actorOf(house, kees), kees.id)
  await archiveUser(db, context, await as('super_admin'), truus.id)
  expect([(await accountOf(kees.id)).status, (await accountOf(truus.id)).status]).toEqual(['archived', 'archived'])
})

test.each(['inactive', 'archived'] as const)('a center does not make %s who belongs elsewhere too; the platform does', async (status) => {
  const person = await ofTwoCenters()
  for (const role of ['coordinator', 'center_admin'] as const)
    await expect(updateUser(db, context, await as(role), person.id, { status })).rejects.toMatchObject({ status: 403, code: 'forbidden_attribute' })
  expect((await updateUser(db, context, await as('super_admin'), person.id, { status })).status).toBe(status)
  if (status === 'inactive') return
  await expect(updateUser(db, context, await as('center_admin'), person.id, { status: 'active' })).rejects.toMatchObject({ status: 403 })
})

test('a role of the same name elsewhere stays when this center takes its own', async () => {
  const person = await ofTwoCenters({ here: ['volunteer', 'editor'], there: ['editor'] })
  const admin = await as('center_admin')
  expect(await removeRole(db, context, admin, person.id, { roleName: 'editor' })).toBe(true)
  expect(await removeRole(db, context, admin, person.id, { roleName: 'editor' })).toBe(false)
  expect(await rolesOf(person.id)).toEqual(['editor there', 'volunteer here'])
  await expect(removeRole(db, context, admin, person.id, { roleName: 'editor', volunteerCenterId: house.oldebroek })).rejects.toMatchObject({ status: 404 })
})

test('whoever looked on through another’s eyes here stops when the membership here ends', async () => {
  const admin = await ofTwoCenters({ here: ['volunteer', 'center_admin'] })
  await addPerson(house, { roles: ['center_admin'] })
  const person = await addPerson(house)
  await actorOf(house, person, { kind: 'impersonation', impersonator: { id: admin.id, name: 'x' } })
  await archiveUser(db, context, await as('center_admin'), admin.id)
  const left = await db.onPlatform(async (tx) => await people(tx).selectFrom('sessions').select('client').where('user_id', '=', person.id).execute())
  expect(left).toEqual([])
})
