import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { addAddresses } from './add-organizations.ts'
import { ImportChanged } from '#features/imports/model/server/import-changed.ts'
import { newIds } from './new-ids.ts'
import type { ImportContext } from '#features/imports/model/server/import-run.ts'
import type { Made } from '#features/imports/model/server/tables.ts'

export type FilledRow = { rowId: string; id: string; kept: Readonly<Record<string, string>> }

const columns = { summary: 'summary', website: 'website', phone: 'phone', publicEmail: 'public_email', kvkNumber: 'kvk_number' } as const

/** Fills in what organizations do not say yet, and nothing else. Answers what was filled, for the undo. */
export async function fillOrganizations(tx: Tx, { context, actor }: ImportContext, rows: readonly FilledRow[]): Promise<Map<string, Made>> {
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
