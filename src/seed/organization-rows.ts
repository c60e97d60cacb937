import type { Address, SeedOrganization, SeedPerson } from '#src/seed/content/types.ts'
import type { Calendar } from './calendar.ts'
import { centerId } from './center-rows.ts'
import { idOf, slugs } from './identifiers.ts'
import type { Row } from './insert-rows.ts'

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

export const personId = (key: string) => idOf('person', key, -300)

/** Everyone with an account; whoever is invited has no password yet. `passwordHash` is the same for all. */
export function peopleRows(list: readonly SeedPerson[], { at }: Calendar, passwordHash: string) {
  const joined = ({ createdDay }: SeedPerson) => at({ day: createdDay, time: '19:40' })
  const isIn = ({ status }: SeedPerson) => status !== 'invited'
  return {
    users: list.map((one): Row => ({
      id: personId(one.key),
      email: one.email,
      first_name: one.firstName,
      last_name: one.lastName,
      phone: one.phone,
      locale: one.locale,
      status: one.status,
      password_hash: isIn(one) ? passwordHash : null,
      confirmed_at: isIn(one) ? joined(one) : null,
      terms_accepted_at: isIn(one) ? joined(one) : null,
      home_center_id: centerId(one.centerSlug),
      notification_prefs: {},
      last_seen_at: one.lastSeenDay === null ? null : at({ day: one.lastSeenDay, time: '20:15' }),
      // Archived accounts are made nameless after thirty days.
      archived_at: one.status === 'archived' ? at({ day: -9, time: '08:00' }) : null,
      created_at: joined(one),
      updated_at: joined(one),
    })),
    roles: list.flatMap((one) =>
      one.roles.map((role): Row => ({
        id: idOf('role', `${one.key} ${role.name} ${role.organizationKey}`, -300),
        volunteer_center_id: role.name === 'super_admin' ? null : centerId(one.centerSlug),
        user_id: personId(one.key),
        name: role.name,
        organization_id: role.organizationKey && organizationId(role.organizationKey),
        granted_at: joined(one),
      })),
    ),
  }
}

/** What people agreed to when they made their account. */
export function consentRows(list: readonly SeedPerson[], { at }: Calendar): Row[] {
  return list
    .filter(({ status }) => status !== 'invited')
    .map((one) => ({
      id: idOf('consent', one.key, -300),
      volunteer_center_id: centerId(one.centerSlug),
      user_id: personId(one.key),
      purpose: 'terms',
      version: '2026-01',
      source: 'sign_up',
      given_at: at({ day: one.createdDay, time: '19:40' }),
    }))
}
