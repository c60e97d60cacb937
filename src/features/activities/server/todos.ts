import { dayOf } from '#kernel/db/server/database-clock.ts'
import type { TodoKind } from '#kernel/feature/server/todo.ts'
import { ago } from '#kernel/i18n/dates.ts'
import { say } from '#kernel/i18n/messages.ts'
import { CallerStatement } from '#kernel/jsonapi/read/server/node.ts'
import { activityEditAddress, activityListAddress, activityQueueAddress } from '#features/activities/model/address.ts'
import { todoWords as words } from '#features/activities/model/todo-words.ts'

const shown = 3

/** Activities, and other words of some, that the center decides on. */
const waiting: TodoKind = {
  key: 'activities',
  view: 'center',
  icon: 'calendar-blank-duotone',
  tone: 'warn',
  query: (call) => {
    const statement = new CallerStatement(call)
    const since = 'coalesce(a.proposed_since, a.status_since)'
    const text = `select a.id, a.title, ${dayOf(since)}, o.name, a.proposed is not null, count(*) over ()
      from activities a left join organizations o on o.volunteer_center_id = a.volunteer_center_id and o.id = a.organization_id
      where a.volunteer_center_id = ${statement.center} and (a.status = 'pending' or a.proposed is not null) and ${statement.may('approve', 'activities', 'a')}
      order by ${since}, a.id limit ${shown}`
    return { text, values: statement.values }
  },
  present: (rows, { asked: { locale, now } }) => {
    const total = Number(rows[0]?.[5] ?? 0)
    return rows.length === 0
      ? null
      : {
          title: say(locale, words.waiting, { n: total }),
          total,
          items: rows.map(([id, title, day, organization, isProposal]) => ({
            type: 'activities',
            id: id!,
            title: title!,
            text: [organization, isProposal === 'true' || isProposal === 't' ? say(locale, words.otherWords) : null, ago(locale, day!, now)]
              .filter(Boolean)
              .join(', '),
            href: activityQueueAddress(id!),
            acts: [],
          })),
          actions: [{ href: activityQueueAddress(), label: say(locale, words.judge) }],
        }
  },
}

/** Activities of the organization that the center denied: they can be changed and handed in again. */
const denied: TodoKind = {
  key: 'activities-denied',
  view: 'team',
  icon: 'calendar-blank-duotone',
  tone: 'info',
  query: (call) => {
    const statement = new CallerStatement(call)
    const organization = statement.sharedParam('organization', call.asked.actor.organizationId)
    const text = `select a.id, a.title, ${dayOf('a.status_since')}, a.denied_reason, count(*) over () from activities a
      where a.volunteer_center_id = ${statement.center} and a.organization_id = ${organization}::uuid and a.status = 'denied' and ${statement.may('update', 'activities', 'a')}
      order by a.status_since desc, a.id limit ${shown}`
    return { text, values: statement.values }
  },
  present: (rows, { asked: { locale, now } }) => {
    const total = Number(rows[0]?.[4] ?? 0)
    return rows.length === 0
      ? null
      : {
          title: say(locale, words.denied, { n: total }),
          total,
          items: rows.map(([id, title, day, reason]) => ({
            type: 'activities',
            id: id!,
            title: title!,
            text: ago(locale, day!, now),
            quote: reason ?? null,
            href: activityEditAddress(id!),
            acts: [],
          })),
          actions: [{ href: activityListAddress, label: say(locale, words.all) }],
        }
  },
}

export const activityTodos: readonly TodoKind[] = [waiting, denied]
