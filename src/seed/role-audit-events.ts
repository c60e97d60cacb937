import type { Calendar } from './calendar.ts'
import type { SeedOrganization, SeedPerson } from '#src/seed/content/types.ts'
import { organizationId } from './organization-rows.ts'
import { personId } from './people-rows.ts'
import type { SeedEvent } from './seed-event.ts'

/** Who gave people their roles. Whoever signed an organization up has theirs from that. */
export function roleAuditEvents(
  { people, organizations }: { people: readonly SeedPerson[]; organizations: readonly SeedOrganization[] },
  { at }: Pick<Calendar, 'at'>,
): SeedEvent[] {
  const waiting = new Set(organizations.filter(({ status }) => status === 'pending').map(({ key }) => key))
  const whoIs = (name: string, slug: string | null, key: string | null = null) =>
    people.find((one) => (slug === null || one.centerSlug === slug) && one.roles.some((role) => role.name === name && role.organizationKey === key))?.key ??
    null
  return people.flatMap(({ key, centerSlug, createdDay, roles }) =>
    roles.flatMap(({ name, organizationKey }) => {
      const isOwn = name === 'volunteer' || name === 'super_admin' || (organizationKey !== null && waiting.has(organizationKey))
      if (isOwn) return []
      const actor =
        name === 'center_admin'
          ? whoIs('super_admin', null)
          : name === 'member'
            ? whoIs('admin', centerSlug, organizationKey)
            : whoIs(name === 'admin' ? 'coordinator' : 'center_admin', centerSlug)
      return [
        {
          key: `${key} ${name}`,
          slug: centerSlug,
          day: createdDay,
          at: at({ day: createdDay, time: '19:45' }),
          actor,
          action: 'user.role_added',
          type: 'users',
          id: personId(key),
          from: null,
          to: name,
          reason: organizationKey && organizationId(organizationKey),
        },
      ]
    }),
  )
}
