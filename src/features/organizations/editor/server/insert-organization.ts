import { numberedSlugs } from '#kernel/fields/slug.ts'
import { Invalid } from '#kernel/http/errors.ts'
import { inColumns } from '#kernel/jsonapi/names.ts'
import type { OrganizationStatus } from '#features/organizations/model/states.ts'
import type { Founding } from './founding.ts'
import { newAddress } from './save-address.ts'
import { refuseTakenNumber } from './refuse-taken-number.ts'
import { slugOf } from '#features/organizations/model/server/slug-of.ts'

/** The rows of a new organization. @throws {Invalid} for an unknown town, or a number that another organization has */
export async function insertOrganization(call: Founding, { status }: { status: OrganizationStatus }): Promise<string> {
  const { tx, centerId, now, input } = call
  const { profile, address, nonprofitDeclared, termsAccepted, contactPerson: _contact, status: _status, reason: _reason, message: _message, ...words } = input
  if (words.kvkNumber) await refuseTakenNumber(call, words.kvkNumber)
  const row = {
    ...inColumns(words),
    volunteer_center_id: centerId,
    status,
    nonprofit_declared_at: nonprofitDeclared ? now : null,
    terms_accepted_at: termsAccepted ? now : null,
    address_id: await newAddress(call, address),
  }
  for (const slug of numberedSlugs(slugOf(words.name), Infinity).take(maxNamesakes)) {
    const made = await tx
      .insertInto('organizations')
      .values({ ...row, slug } as never)
      .onConflict((conflict) => conflict.columns(['volunteer_center_id', 'slug']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) continue
    await tx
      .insertInto('organization_profiles')
      .values({ volunteer_center_id: centerId, organization_id: made.id, ...profile })
      .execute()
    return made.id
  }
  throw new Invalid([{ code: 'taken', attribute: 'name' }])
}

/** Nobody has a hundred branches of one name in one town. */
const maxNamesakes = 100
