import { Invalid } from '#kernel/http/errors.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { locate } from '#features/places/server/locate.ts'
import { inputWords as words } from '#features/organizations/model/input-words.ts'

type Address = { street?: string | null; houseNumber?: string | null; postcode?: string | null; city?: string }
type At = Pick<Call, 'tx' | 'centerId'>

/** Writes where an organization is. @throws {Invalid} for a town that nobody knows */
export async function newAddress({ tx, centerId }: At, { street = null, houseNumber = null, postcode = null, city = '' }: Address): Promise<string> {
  const found = await placeOf({ tx, centerId }, { postcode, city })
  const row = { volunteer_center_id: centerId, street, house_number: houseNumber, ...found }
  const { id } = await tx.insertInto('addresses').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Changes as much of an organization's address as was sent, and finds it again on the map. */
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
  // An address may be older than our table of places: what is not changed is not judged again.
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
