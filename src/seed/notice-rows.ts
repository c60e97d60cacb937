import type { Calendar } from './calendar.ts'
import { applicationId, silenceOf, type Told } from './application-rows.ts'
import { centerId } from './center-rows.ts'
import type { Moment, SeedOrganization, SeedPerson } from './content/types.ts'
import { idOf } from './id.ts'
import type { Row } from './insert-rows.ts'
import { personId } from './people-rows.ts'

type News = { key: string; when: Moment; to: readonly string[] }

/** News older than a few days has been read. */
const readAfter = 3

/** What people were told inside the product: the same events as features/notifications tells. */
export function noticeRows(told: readonly Told[], people: readonly SeedPerson[], organizations: readonly SeedOrganization[], { at }: Calendar): Row[] {
  const personOf = new Map(people.map((one) => [one.key, one]))
  const nameOf = new Map(organizations.map(({ key, name }) => [key, name]))
  const active = people.filter(({ status }) => status === 'active')
  return told.flatMap(({ application: one, vacancy }) => {
    const { firstName, lastName } = personOf.get(one.personKey)!
    const facts = { person: `${firstName} ${lastName}`.trim(), vacancy: vacancy.title, organization: nameOf.get(vacancy.organizationKey)! }
    const team = active.filter(({ roles }) => roles.some(({ organizationKey }) => organizationKey === vacancy.organizationKey)).map(({ key }) => key)
    const staff = active
      .filter(({ centerSlug, roles }) => centerSlug === one.centerSlug && roles.some(({ name }) => name === 'coordinator'))
      .map(({ key }) => key)
    const { escalated } = silenceOf(one)
    const news: News[] = [
      ...one.steps.map((step): News =>
        step.status === 'new'
          ? { key: 'application.received', when: step, to: team }
          : { key: `application.${step.status}`, when: step, to: step.by === 'volunteer' ? team : [one.personKey] },
      ),
      ...(escalated
        ? [
            { key: 'application.escalated', when: escalated, to: staff },
            { key: 'application.silent', when: escalated, to: [one.personKey] },
          ]
        : []),
    ]
    return news.flatMap(({ key, when, to }) =>
      to.map((receiver): Row => ({
        id: idOf('notice', `${one.key} ${key} ${receiver}`, when.day),
        volunteer_center_id: centerId(one.centerSlug),
        user_id: personId(receiver),
        event_key: key,
        facts,
        path: `/applications/${applicationId(one)}`,
        read_at: when.day < -readAfter ? at({ day: when.day + 1, time: '20:00' }) : null,
        created_at: at(when),
        updated_at: at(when),
      })),
    )
  })
}
