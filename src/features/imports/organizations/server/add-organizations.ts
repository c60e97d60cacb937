import { sql } from 'kysely'
import type { ImportContext } from '#features/imports/model/server/import-run.ts'
import { newIds } from '#features/imports/users/server/add-people.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'

type NewOrganization = { rowId: string; kept: Readonly<Record<string, string>> }
export type AddedOrganization = NewOrganization & { organizationId: string; addressId: string | null }

/** Adds organizations that wait for approval, each with its address and an empty page, many at a time. */
export async function addOrganizations(
  tx: Tx,
  { context, actor }: ImportContext,
  organizations: readonly NewOrganization[],
  slugFor: (name: string) => string,
): Promise<AddedOrganization[]> {
  if (organizations.length === 0) return []
  const centerId = context.center.id
  const ids = await newIds(tx, 2 * organizations.length)
  const added = organizations.map((one, at): AddedOrganization => ({
    ...one,
    organizationId: ids[2 * at]!,
    addressId: one.kept['city'] ? ids[2 * at + 1]! : null,
  }))
  await addAddresses(tx, centerId, added)
  const written = JSON.stringify(added.map(({ organizationId, addressId, kept }) => ({ ...kept, organizationId, addressId, slug: slugFor(kept['name']!) })))
  const columns = sql.raw(
    `"organizationId" uuid, "addressId" uuid, slug text, name text, summary text, website text, phone text, "publicEmail" text, "kvkNumber" text`,
  )
  await sql`insert into organizations (volunteer_center_id, id, name, slug, organization_type, status, summary, website, phone, public_email, kvk_number, address_id)
    select ${centerId}, "organizationId", name, slug, 'Organization', 'pending', coalesce(summary, ''), website, phone, "publicEmail", "kvkNumber", "addressId"
    from jsonb_to_recordset(${written}::jsonb) as o (${columns})`.execute(tx)
  await sql`insert into organization_profiles (volunteer_center_id, organization_id)
    select ${centerId}, "organizationId" from jsonb_to_recordset(${written}::jsonb) as o (${columns})`.execute(tx)
  await sql`insert into audit_events (volunteer_center_id, actor_id, action, subject_type, subject_id, to_state, at)
    select ${centerId}, ${actor.userId}, 'organization.imported', 'organizations', "organizationId", 'pending', ${context.now}
    from jsonb_to_recordset(${written}::jsonb) as o (${columns})`.execute(tx)
  return added
}

type PlacedRow = { addressId: string | null; kept: Readonly<Record<string, string>> }

/** Adds addresses, located at the middle of their postcode where it is known. */
export async function addAddresses(tx: Tx, centerId: string, rows: readonly PlacedRow[]): Promise<void> {
  const placed = rows.filter(({ addressId }) => addressId !== null)
  if (placed.length === 0) return
  const placeOf = await placesOf(
    tx,
    centerId,
    placed.map(({ kept }) => kept),
  )
  const written = placed.map(({ addressId, kept: { street, houseNumber, postcode, city } }) => {
    const { latitude, longitude } = placeOf({ postcode, city }) ?? {}
    return { addressId, street, houseNumber, postcode, city, latitude, longitude }
  })
  await sql`insert into addresses (volunteer_center_id, id, street, house_number, postcode, city, latitude, longitude)
    select ${centerId}, "addressId", street, "houseNumber", postcode, city, latitude, longitude from jsonb_to_recordset(${JSON.stringify(written)}::jsonb)
      as a ("addressId" uuid, street text, "houseNumber" text, postcode text, city text, latitude float8, longitude float8)`.execute(tx)
}

type Point = { latitude: number; longitude: number }
type Asked = { postcode?: string | undefined; city?: string | undefined }

/**
 * Locates many addresses at once: at the middle of their postcode area, else of their town; of two towns with one name the nearest
 * (decisions 6).
 */
async function placesOf(tx: Tx, centerId: string, addresses: readonly Asked[]): Promise<(address: Asked) => Point | undefined> {
  const digits = [...new Set(addresses.flatMap(({ postcode }) => postcode?.slice(0, 4) ?? []))]
  const towns = [...new Set(addresses.flatMap(({ city }) => city ?? []))]
  const rows = await rowsOf(
    tx,
    {
      key: shown.text('postcode4'),
      latitude: shown.number('latitude'),
      longitude: shown.number('longitude'),
    },
    (columns) => sql`
    select ${columns} from places where postcode4 = any(${digits})
    union all
    (select distinct on (typed) typed as key, p.latitude, p.longitude from unnest(${towns}::text[]) typed
      join places p on p.postcode4 is null and plain(p.name) = plain(typed) cross join volunteer_centers c
      where c.id = ${centerId} order by typed, power(p.latitude - c.latitude, 2) + power((p.longitude - c.longitude) * 0.62, 2))`,
  )
  const found = new Map(rows.map(({ key, ...point }) => [key, point]))
  return ({ postcode, city }) => found.get(postcode?.slice(0, 4) ?? '') ?? found.get(city ?? '')
}
