import { jsonText } from '#kernel/db/server/json-text.ts'
import { sql } from 'kysely'
import { inviteWithin } from '#features/auth/access/server/invite.ts'
import { knownPeople } from '#features/imports/kind/server/known-entries.ts'
import type { Applying, ImportedRow } from '#features/imports/kind/server/server-kind.ts'
import { ImportChanged, type ImportContext } from '#features/imports/model/server/import-run.ts'
import type { Made } from '#features/imports/model/server/tables.ts'
import { type NewPerson, addPeople, newIds } from '#features/imports/users/server/add-people.ts'
import { findAccount } from '#features/users/model/server/accounts.ts'
import { people as peopleOf } from '#features/users/model/server/people-tables.ts'
import { giveRole } from '#features/users/roles/server/change-role.ts'
import { initialRoles } from '#kernel/access/role-sets.ts'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { type AddedOrganization, addAddresses, addOrganizations } from './add-organizations.ts'
import { slugMaker } from './slugs.ts'

type FilledRow = { rowId: string; id: string; kept: Readonly<Record<string, string>> }

const columns = { summary: 'summary', website: 'website', phone: 'phone', publicEmail: 'public_email', kvkNumber: 'kvk_number' } as const

/** Fills in empty fields of existing organizations and changes nothing else. Returns what was filled, for the undo. */
async function fillOrganizations(tx: Tx, { context, actor }: ImportContext, rows: readonly FilledRow[]): Promise<Map<string, Made>> {
  if (rows.length === 0) return new Map()
  const centerId = context.center.id
  const found = await tx
    .selectFrom('organizations')
    .select(['id', 'summary', 'website', 'phone', 'public_email', 'kvk_number', 'address_id'])
    .where('id', '=', sql<string>`any(${rows.map(({ id }) => id)}::uuid[])`)
    .forUpdate()
    .execute()
  const known = new Map(found.map((organization) => [organization.id, organization]))
  const ids = await newIds(tx, rows.length)
  const fills = rows.map(({ rowId, id, kept }, at) => {
    const now = known.get(id)
    if (!now) throw new ImportChanged()
    const filled = Object.fromEntries(Object.entries(columns).flatMap(([field, column]) => (kept[field] && !now[column] ? [[column, kept[field]]] : [])))
    return { rowId, id, kept, filled, addressId: kept['city'] && now.address_id === null ? ids[at]! : null }
  })
  await addAddresses(tx, centerId, fills)
  const written = JSON.stringify(fills.map(({ id, filled, addressId }) => ({ id, addressId, ...filled })))
  const shape = sql.raw('id uuid, "addressId" uuid, summary text, website text, phone text, public_email text, kvk_number text')
  const changed = await rowsOf(
    tx,
    { id: shown.text('o.id'), version: shown.number('o.lock_version') },
    (columns) => sql`update organizations o set summary = coalesce(f.summary, o.summary), website = coalesce(f.website, o.website),
      phone = coalesce(f.phone, o.phone), public_email = coalesce(f.public_email, o.public_email), kvk_number = coalesce(f.kvk_number, o.kvk_number),
      address_id = coalesce(f."addressId", o.address_id)
    from jsonb_to_recordset(${written}::jsonb) as f (${shape}) where o.id = f.id returning ${columns}`,
  )
  await sql`insert into audit_events (volunteer_center_id, actor_id, action, subject_type, subject_id, at)
    select ${centerId}, ${actor.userId}, 'organization.filled_in', 'organizations', id, ${context.now}
    from jsonb_to_recordset(${written}::jsonb) as f (${shape})`.execute(tx)
  const versions = new Map(changed.map(({ id, version }) => [id, version]))
  return new Map(fills.map(({ rowId, id, filled, addressId }): [string, Made] => [rowId, { filled, addressId, version: versions.get(id)! }]))
}

/** Adds the organizations of a list, each with an admin, and fills in the empty fields of existing ones. */
export async function applyOrganizations(tx: Tx, db: Database, applying: Applying, rows: readonly ImportedRow[]): Promise<Map<string, Made>> {
  const { scene, organizations } = applying
  for (const { choice, kept, match_id } of rows)
    if ((organizations.find(kept)?.organization.id ?? null) !== match_id && choice === 'add') throw new ImportChanged()
  applying.slugFor ??= await slugMaker(tx)
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

/** Makes contact persons admins, with a new account or their existing one, as an invitation would (ADR 0016). */
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
      lastName: kept['contactLastName'] ?? null,
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

/** Sets the contact person of each organization. */
async function nameContacts(tx: Tx, contacts: readonly AddedOrganization[], made: Map<string, Made>): Promise<void> {
  const named = contacts.flatMap(({ rowId, organizationId }) => {
    const { userId, knownId } = made.get(rowId) ?? {}
    return userId || knownId ? [{ rowId, organizationId, userId: userId ?? knownId! }] : []
  })
  if (named.length === 0) return
  await sql`update organizations o set contact_user_id = c."userId"
    from jsonb_to_recordset(${jsonText(named)}::jsonb) as c ("organizationId" uuid, "userId" uuid) where o.id = c."organizationId"`.execute(tx)
  for (const { rowId } of named) made.set(rowId, { ...made.get(rowId), version: 2 })
}

type Place = { organizationId: string; organizationName: string }

/** Adds an admin; somebody whose account this list made is invited once, even for several organizations. */
async function addAdmin(tx: Tx, { context, actor }: ImportContext, userId: string, place: Place, isKnown: boolean): Promise<void> {
  const people = peopleOf(tx)
  const role = { name: initialRoles.founder, volunteerCenterId: context.center.id, ...place }
  if (!isKnown) return void (await giveRole(people, context, actor, { id: userId }, role))
  const account = await findAccount(people, userId)
  if (!account) throw new ImportChanged()
  await inviteWithin(people, context, actor, account, role)
}
