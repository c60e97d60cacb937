import type { SeedOrganization, SeedPerson, SeedVacancy } from '#src/seed/content/types.ts'
import { type Told, applicationId, deciderOf, vacancyId } from './vacancy-rows.ts'
import type { Calendar } from './calendar.ts'
import { centerId } from './center-rows.ts'
import { idOf } from './identifiers.ts'
import type { Row, SeedEvent } from './insert-rows.ts'
import { organizationId, personId } from './organization-rows.ts'

const rowOf = ({ key, slug, day, at, actor, action, type, id, from, to, reason = null }: SeedEvent): Row => ({
  id: idOf('trace', key, day),
  volunteer_center_id: centerId(slug),
  actor_id: actor && personId(actor),
  action,
  subject_type: type,
  subject_id: id,
  from_state: from,
  to_state: to,
  reason,
  at,
})

/** Who did what, as the product would have written it down at the time. */
export function auditEventRows(
  content: { organizations: readonly SeedOrganization[]; vacancies: readonly SeedVacancy[]; told: readonly Told[]; people: readonly SeedPerson[] },
  { at }: Calendar,
): Row[] {
  const staff = new Map(content.people.filter(({ roles }) => roles.some(({ name }) => name === 'coordinator')).map(({ centerSlug, key }) => [centerSlug, key]))
  const events: SeedEvent[] = []
  for (const one of content.organizations) {
    const admin = content.people.find(({ roles }) => roles.some(({ name, organizationKey }) => name === 'admin' && organizationKey === one.key))
    if (one.organizationType !== 'VolunteerCenter' && admin)
      events.push({
        key: one.key,
        slug: one.centerSlug,
        day: one.createdDay,
        at: at({ day: one.createdDay, time: '10:20' }),
        actor: admin.key,
        action: 'organization.submitted',
        type: 'organizations',
        id: organizationId(one.key),
        from: null,
        to: 'pending',
      })
    if (one.status === 'pending') continue
    const day = one.createdDay + 2
    const denied = one.status === 'denied'
    events.push({
      key: one.key,
      slug: one.centerSlug,
      day,
      at: at({ day, time: '14:30' }),
      actor: staff.get(one.centerSlug) ?? null,
      action: denied ? 'organization.denied' : 'organization.approved',
      type: 'organizations',
      id: organizationId(one.key),
      from: 'pending',
      to: denied ? 'denied' : 'approved',
      reason: one.deniedReason,
    })
  }
  for (const one of content.vacancies) {
    if (one.publishedDay === null) continue
    events.push({
      key: one.key,
      slug: one.centerSlug,
      day: one.publishedDay,
      at: at({ day: one.publishedDay, time: '09:00' }),
      actor: staff.get(one.centerSlug) ?? null,
      action: 'vacancy.published',
      type: 'vacancies',
      id: vacancyId(one),
      from: 'pending',
      to: 'published',
    })
  }
  for (const { application: one, vacancy } of content.told) {
    one.steps.forEach((step, index) =>
      events.push({
        key: `${one.key} ${index}`,
        slug: one.centerSlug,
        day: step.day,
        at: at(step),
        actor: step.by === 'system' ? null : deciderOf(step, one, vacancy),
        action: index === 0 ? 'application.submitted' : `application.${step.status}`,
        type: 'applications',
        id: applicationId(one),
        from: one.steps[index - 1]?.status ?? null,
        to: step.status,
        reason: index === one.steps.length - 1 ? (one.declineReason ?? one.withdrawReason) : null,
      }),
    )
  }
  return [...events, ...roleAuditEvents(content, { at })].map(rowOf)
}

/** Who gave people their roles. Whoever signed an organization up has theirs from that. */
function roleAuditEvents(
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
