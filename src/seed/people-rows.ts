import type { Calendar } from './calendar.ts'
import { centerId } from './center-rows.ts'
import type { SeedPerson } from './content/types.ts'
import { idOf } from './id.ts'
import type { Row } from './insert-rows.ts'
import { organizationId } from './organization-rows.ts'

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
