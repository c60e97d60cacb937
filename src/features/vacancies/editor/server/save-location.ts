import { sql } from 'kysely'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { locate } from '#features/places/server/locate.ts'

export type Place = { street?: string | null; houseNumber?: string | null; postcode?: string | null; city?: string | null }
type Row = { address_id: string | null; city: string | null; latitude: number | null; longitude: number | null }

const nowhere: Row = { address_id: null, city: null, latitude: null, longitude: null }

/**
 * Writes as much of the address as was sent, finds it on the map, and answers what the vacancy keeps beside it. A draft keeps
 * what nobody knows as it was typed. An address that others use too is not changed: this vacancy gets one of its own.
 */
export async function saveLocation(
  { tx, centerId }: Pick<Call, 'tx' | 'centerId'>,
  vacancy: { id: string; addressId: string | null },
  sent: Place | null,
): Promise<Row> {
  if (sent === null) return nowhere
  const known = vacancy.addressId
    ? await tx.selectFrom('addresses').select(['street', 'house_number', 'postcode', 'city']).where('id', '=', vacancy.addressId).executeTakeFirst()
    : undefined
  const { street = known?.street ?? null, houseNumber = known?.house_number ?? null, postcode = known?.postcode ?? null } = sent
  const city = sent.city === undefined ? (known?.city ?? '') : (sent.city ?? '')
  if (city === '' && postcode === null && street === null) return nowhere
  const found = await locate(tx, centerId, { postcode, city })
  const place = { city: found?.city ?? city, postcode: found?.postcode ?? postcode, latitude: found?.latitude ?? null, longitude: found?.longitude ?? null }
  const columns = { street, house_number: houseNumber, ...place }
  const own = vacancy.addressId !== null && (await isOwn({ tx, centerId }, vacancy.id, vacancy.addressId))
  const { id } = own
    ? await tx.updateTable('addresses').set(columns).where('id', '=', vacancy.addressId!).returning('id').executeTakeFirstOrThrow()
    : await tx
        .insertInto('addresses')
        .values({ volunteer_center_id: centerId, ...columns })
        .returning('id')
        .executeTakeFirstOrThrow()
  return { address_id: id, city: place.city || null, latitude: place.latitude, longitude: place.longitude }
}

async function isOwn({ tx, centerId }: Pick<Call, 'tx' | 'centerId'>, id: string, addressId: string): Promise<boolean> {
  const { rows } = await sql`select from organizations where volunteer_center_id = ${centerId} and address_id = ${addressId}
    union all select from vacancies where volunteer_center_id = ${centerId} and address_id = ${addressId} and id <> ${id} limit 1`.execute(tx)
  return rows.length === 0
}
