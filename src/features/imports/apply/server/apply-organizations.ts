import { sql } from 'kysely'
import { initialRoles } from '#kernel/access/role-sets.ts'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { inviteWithin } from '#features/auth/access/server/invite.ts'
import { findAccount } from '#features/users/model/server/accounts.ts'
import { giveRole } from '#features/users/roles/server/add-role.ts'
import { people as peopleOf } from '#features/users/model/server/people-tables.ts'
import { addOrganizations, type AddedOrganization } from './add-organizations.ts'
import { addPeople, type NewPerson } from './add-people.ts'
import type { Applying, ImportedRow } from './applying.ts'
import { fillOrganizations } from './fill-organizations.ts'
import { ImportChanged } from '#features/imports/model/server/import-changed.ts'
import { knownPeople } from '#features/imports/check/server/known-people.ts'
import type { ImportContext } from '#features/imports/model/server/import-run.ts'
import type { Made } from '#features/imports/model/server/tables.ts'

/** Organizations of a list, each with the person who will run its page; and what those that are there do not say yet. */
export async function applyOrganizations(tx: Tx, db: Database, applying: Applying, rows: readonly ImportedRow[]): Promise<Map<string, Made>> {
  const { scene, organizations } = applying
  for (const { choice, kept, match_id } of rows)
    if ((organizations.find(kept)?.organization.id ?? null) !== match_id && choice === 'add') throw new ImportChanged()
  const added = await addOrganizations(
    tx,
    scene,
    rows.flatMap(({ id, choice, kept }) => (choice === 'add' ? [{ rowId: id, kept }] : [])),
    applying.slugFor,
  )
  const made = new Map(added.map(({ rowId, organizationId, addressId }): [string, Made] => [rowId, { organizationId, addressId, version: 1 }]))
  for (const [rowId, contact] of await addContacts(tx, db, applying, added)) made.set(rowId, { ...made.get(rowId), ...contact })
  const updates = rows.flatMap(({ id, choice, kept, match_id }) => (choice === 'update' && match_id ? [{ rowId: id, id: match_id, kept }] : []))
  return new Map([...made, ...(await fillOrganizations(tx, scene, updates))])
}

/** Contact persons become admins: with an account of their own, or by the one they have, as an invitation would do it (ADR 0016). */
async function addContacts(tx: Tx, db: Database, applying: Applying, added: readonly AddedOrganization[]): Promise<Map<string, Made>> {
  const contacts = added.filter(({ kept }) => kept['contactEmail'])
  const emails = contacts.map(({ kept }) => kept['contactEmail']!)
  const known = await knownPeople(db, applying.scene.context.center.id, emails)
  const strangers = new Map<string, NewPerson>()
  const made = new Map<string, Made>()
  for (const { rowId, organizationId, kept } of contacts) {
    const email = kept['contactEmail']!
    const place = { organizationId, organizationName: kept['name']! }
    const person = {
      rowId,
      email,
      firstName: kept['contactFirstName']!,
      lastName: kept['contactLastName']!,
      phone: null,
      locale: 'nl',
      role: initialRoles.founder,
      ...place,
    }
    if (!known.has(email) && !strangers.has(email) && !applying.contacts.has(email)) strangers.set(email, person)
  }
  for (const { rowId, userId, roleId, email } of await addPeople(tx, applying.scene, [...strangers.values()], applying.sent)) {
    applying.contacts.set(email, userId)
    made.set(rowId, { userId, roleId })
  }
  applying.sent += strangers.size
  for (const { rowId, organizationId, kept } of contacts) {
    const email = kept['contactEmail']!
    const userId = known.get(email)?.id ?? applying.contacts.get(email)
    if (made.has(rowId) || !userId) continue
    await addAdmin(tx, applying.scene, userId, { organizationId, organizationName: kept['name']! }, known.has(email))
    made.set(rowId, { knownId: userId })
  }
  await nameContacts(tx, contacts, made)
  return made
}

/** Who is asked about the organization. */
async function nameContacts(tx: Tx, contacts: readonly AddedOrganization[], made: Map<string, Made>): Promise<void> {
  const named = contacts.flatMap(({ rowId, organizationId }) => {
    const { userId, knownId } = made.get(rowId) ?? {}
    return userId || knownId ? [{ rowId, organizationId, userId: userId ?? knownId! }] : []
  })
  if (named.length === 0) return
  await sql`update organizations o set contact_user_id = c."userId"
    from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as c ("organizationId" uuid, "userId" uuid) where o.id = c."organizationId"`.execute(tx)
  for (const { rowId } of named) made.set(rowId, { ...made.get(rowId), version: 2 })
}

type Place = { organizationId: string; organizationName: string }

/** Whoever was made by this very list is invited once, whatever organizations they run. */
async function addAdmin(tx: Tx, { context, actor }: ImportContext, userId: string, place: Place, isKnown: boolean): Promise<void> {
  const people = peopleOf(tx)
  const role = { name: initialRoles.founder, volunteerCenterId: context.center.id, ...place }
  if (!isKnown) return void (await giveRole(people, context, actor, { id: userId }, role))
  const account = await findAccount(people, userId)
  if (!account) throw new ImportChanged()
  await inviteWithin(people, context, actor, account, role)
}
