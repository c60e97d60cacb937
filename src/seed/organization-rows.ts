import type { Calendar } from './calendar.ts'
import { centerId } from './center-rows.ts'
import type { Address, SeedOrganization } from './content/types.ts'
import { idOf } from './id.ts'
import type { Row } from './insert-rows.ts'
import { slugs } from './slugs.ts'

export const organizationId = (key: string) => idOf('organization', key, -400)
const addressId = (key: string) => idOf('organization address', key, -400)

/** An address of a center's organization or vacancy. */
export function addressRow(id: string, center: string, { street, houseNumber, postcode, city, lat, lng }: Address, createdAt: string): Row {
  return {
    id,
    volunteer_center_id: center,
    street,
    house_number: houseNumber,
    postcode,
    city,
    latitude: lat,
    longitude: lng,
    created_at: createdAt,
    updated_at: createdAt,
  }
}

export function organizationRows(list: readonly SeedOrganization[], { at }: Calendar) {
  const slugOf = slugs()
  const created = (organization: SeedOrganization) => at({ day: organization.createdDay, time: '10:20' })
  const own = (organization: SeedOrganization) => ({
    volunteer_center_id: centerId(organization.centerSlug),
    created_at: created(organization),
    updated_at: created(organization),
  })
  return {
    addresses: list.map((one) => addressRow(addressId(one.key), centerId(one.centerSlug), one.address, created(one))),
    organizations: list.map((one): Row => ({
      ...own(one),
      id: organizationId(one.key),
      name: one.name,
      slug: slugOf(one.centerSlug, one.name),
      organization_type: one.organizationType,
      status: one.status,
      summary: one.summary,
      website: one.website,
      phone: one.phone,
      public_email: one.publicEmail,
      kvk_number: one.kvkNumber,
      note: one.note,
      status_since: created(one),
      nonprofit_declared_at: created(one),
      terms_accepted_at: created(one),
      // The wire has no diaeresis in its codes.
      legal_form: one.legalForm.replace('ö', 'o'),
      address_id: addressId(one.key),
      denied_reason: one.deniedReason,
      archived_reason: one.archivedReason,
    })),
    profiles: list.map((one): Row => ({
      ...own(one),
      id: idOf('organization profile', one.key, -400),
      organization_id: organizationId(one.key),
      description: one.description,
      themes: one.themes,
    })),
  }
}
