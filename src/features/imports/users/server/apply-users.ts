import { jsonText } from '#kernel/db/server/json-text.ts'
import { sql } from 'kysely'
import type { Applying, ImportedRow } from '#features/imports/kind/server/server-kind.ts'
import { ImportChanged, type ImportContext } from '#features/imports/model/server/import-run.ts'
import type { Made } from '#features/imports/model/server/tables.ts'
import { telephoneIn } from '#kernel/fields/telephone.ts'
import { isIn, organizationStaff } from '#kernel/access/role-sets.ts'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { type NewPerson, addPeople } from './add-people.ts'

/** Applies a list of people: accounts for those who have none, a phone number where it is missing. */
export async function applyUsers(tx: Tx, _db: Database, applying: Applying, rows: readonly ImportedRow[]): Promise<Map<string, Made>> {
  const { scene, organizations } = applying
  const added = await addPeople(
    tx,
    scene,
    rows.flatMap(({ id, choice, kept }): NewPerson[] => {
      if (choice !== 'add') return []
      const { email, firstName, lastName = null, locale = 'nl', role, organization } = kept as Record<string, string>
      const organizationId = isIn(organizationStaff, role) && organization ? (organizations.named(organization)?.id ?? null) : null
      if (isIn(organizationStaff, role) && !organizationId) throw new ImportChanged()
      return [
        {
          rowId: id,
          email: email!,
          firstName: firstName!,
          lastName,
          phone: phoneOf(kept),
          locale,
          role: role!,
          organizationId,
          organizationName: organizationId && organization!,
        },
      ]
    }),
    applying.sent,
  )
  applying.sent += added.length
  const filled = await fillPhones(
    tx,
    scene,
    rows.filter(({ choice }) => choice === 'update'),
  )
  return new Map([...added.map(({ rowId, userId, roleId }): [string, Made] => [rowId, { userId, roleId, version: 1 }]), ...filled])
}

/** The number of a row as accounts keep it: the number alone, as for whoever types it at their profile. */
const phoneOf = (kept: Readonly<Record<string, unknown>>): string | null => (typeof kept['phone'] === 'string' ? telephoneIn(kept['phone']) : null)

async function fillPhones(tx: Tx, { context, actor }: ImportContext, rows: readonly ImportedRow[]): Promise<[string, Made][]> {
  if (rows.length === 0) return []
  const written = JSON.stringify(rows.map(({ id, match_id, kept }) => ({ row: id, id: match_id, phone: phoneOf(kept) })))
  const changed = await rowsOf(
    tx,
    {
      row: shown.text('p."row"'),
      id: shown.text('u.id'),
      phone: shown.text('u.phone'),
      version: shown.number('u.lock_version'),
    },
    (columns) => sql`update users u set phone = p.phone
    from jsonb_to_recordset(${written}::jsonb) as p ("row" uuid, id uuid, phone text)
    where u.id = p.id and u.phone is null and p.phone is not null returning ${columns}`,
  )
  await sql`insert into audit_events (volunteer_center_id, actor_id, action, subject_type, subject_id, at)
    select ${context.center.id}, ${actor.userId}, 'user.filled_in', 'users', id, ${context.now}
    from jsonb_to_recordset(${jsonText(changed.map(({ id }) => ({ id })))}::jsonb) as p (id uuid)`.execute(tx)
  return changed.map(({ row, id, phone, version }) => [row, { userId: id, filled: { phone }, version }])
}
