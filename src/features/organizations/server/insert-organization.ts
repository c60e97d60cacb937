import { Invalid } from '#kernel/http/errors.ts'
import type { OrganizationStatus } from '#features/organizations/states.ts'
import type { Founding } from './founding.ts'
import { newAddress } from './keep-address.ts'
import { refuseTakenNumber } from './refuse-taken-number.ts'
import { slugOf } from './slug-of.ts'

/** The rows of a new organization. @throws {Invalid} for an unknown town, or a number that another organization has */
export async function insertOrganization(call: Founding, { status }: { status: OrganizationStatus }): Promise<string> {
  const { tx, centerId, now, input } = call
  const { name, organizationType, summary, website, phone, publicEmail, kvkNumber, legalForm, note, profile, address } = input
  if (kvkNumber) await refuseTakenNumber(call, kvkNumber)
  const row = {
    volunteer_center_id: centerId,
    name,
    organization_type: organizationType,
    status,
    summary,
    website: website ?? null,
    phone: phone ?? null,
    public_email: publicEmail ?? null,
    kvk_number: kvkNumber ?? null,
    legal_form: legalForm ?? null,
    note: note ?? null,
    nonprofit_declared_at: input.nonprofitDeclared ? now : null,
    terms_accepted_at: input.termsAccepted ? now : null,
    address_id: await newAddress(call, address),
  }
  const base = slugOf(name)
  for (let count = 1; count <= mostNamesakes; count += 1) {
    const made = await tx
      .insertInto('organizations')
      .values({ ...row, slug: count === 1 ? base : `${base}-${count}` })
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
const mostNamesakes = 100
