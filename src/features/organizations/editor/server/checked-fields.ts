import { sql } from 'kysely'
import { inputWords as words } from '#features/organizations/model/input-words.ts'
import { locate } from '#features/places/server/locate.ts'
import { orNull, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { Invalid } from '#kernel/http/errors.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'

type Address = { street?: string | null; houseNumber?: string | null; postcode?: string | null; city?: string }
type At = Pick<Call, 'tx' | 'centerId'>

/** Inserts the address of an organization. @throws {Invalid} for an unknown town */
export async function newAddress({ tx, centerId }: At, { street = null, houseNumber = null, postcode = null, city = '' }: Address): Promise<string> {
  const found = await placeOf({ tx, centerId }, { postcode, city })
  const row = { volunteer_center_id: centerId, street, house_number: houseNumber, ...found }
  const { id } = await tx.insertInto('addresses').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Changes the parts of an organization's address that were sent, and geocodes it again. */
export async function changeAddress({ tx, centerId }: At, organizationId: string, sent: Address): Promise<void> {
  const { address_id: id } = await tx.selectFrom('organizations').select('address_id').where('id', '=', organizationId).executeTakeFirstOrThrow()
  if (id === null) {
    if (!sent.city) throw new Invalid([{ code: 'blank', attribute: 'address.city' }])
    await tx
      .updateTable('organizations')
      .set({ address_id: await newAddress({ tx, centerId }, sent) })
      .where('id', '=', organizationId)
      .execute()
    return
  }
  const known = await tx.selectFrom('addresses').select(['street', 'house_number', 'postcode', 'city']).where('id', '=', id).executeTakeFirstOrThrow()
  const { street = known.street, houseNumber = known.house_number, postcode = known.postcode, city = known.city } = sent
  // An address may be older than the table of places, so it is only checked again if it changes.
  const isElsewhere = postcode !== known.postcode || city !== known.city
  const found = isElsewhere ? await placeOf({ tx, centerId }, { postcode, city }) : {}
  await tx
    .updateTable('addresses')
    .set({ street, house_number: houseNumber, ...found })
    .where('id', '=', id)
    .execute()
}

async function placeOf({ tx, centerId }: At, { postcode, city }: { postcode: string | null; city: string }) {
  const found = await locate(tx, centerId, { postcode, city })
  if (!found) throw new Invalid([{ code: 'invalid', attribute: 'address.city', words: sayInAll(words.unknownPlace) }])
  return found
}

type Asking = Pick<Call, 'tx' | 'centerId' | 'id'>

/**
 * A number of the chamber of commerce belongs to one organization of a center. The second one is told to call the center, not
 * which organization has it, because that one may still be pending. Locks the number until the transaction ends, so that only
 * one of two at once gets it.
 * @throws {Invalid} taken
 */
export async function refuseTakenNumber({ tx, centerId, id }: Asking, kvkNumber: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`kvk ${centerId} ${kvkNumber}`}, 0))`.execute(tx)
  const rows = await rowsOf(
    tx,
    {
      phone: orNull(shown.text('c.phone')),
    },
    (columns) => sql`
    select ${columns} from organizations o join volunteer_centers c on c.id = o.volunteer_center_id
    where o.volunteer_center_id = ${centerId} and o.kvk_number = ${kvkNumber} and o.id::text <> ${id} limit 1`,
  )
  if (rows[0]) throw new Invalid([{ code: 'taken', attribute: 'kvkNumber', words: sayInAll(words.takenNumber, rows[0]) }])
}
