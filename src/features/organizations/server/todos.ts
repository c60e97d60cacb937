import { inRoles, organizationAdmins } from '#kernel/access/role-sets.ts'
import { dayOf } from '#kernel/db/server/database-clock.ts'
import type { CountKind, TodoKind } from '#kernel/feature/server/todo.ts'
import { ago } from '#kernel/i18n/dates.ts'
import { say } from '#kernel/i18n/messages.ts'
import { CallerStatement } from '#kernel/jsonapi/read/server/node.ts'
import { messages } from '#features/organizations/model/messages.ts'
import type { OrganizationType } from '#features/organizations/model/states.ts'
import { todoWords as words } from '#features/organizations/model/todo-words.ts'
import { selectedOf, viewOf } from '#features/organizations/model/view-of.ts'
import { nextForPage } from '#features/organizations/presentation/server/next-for-page.ts'

const shown = 3

export const organizationTodos: readonly TodoKind[] = [
  {
    key: 'organizations',
    view: 'center',
    icon: 'buildings-duotone',
    tone: 'warn',
    query: (call) => {
      const statement = new CallerStatement(call)
      const text = `select o.id, o.name, o.organization_type, d.city, ${dayOf('o.created_at')}, o.summary, coalesce(o.phone, p.phone), coalesce(p.name, o.name),
          ${statement.verbs(['approve'], 'organizations', 'o')}, o.total
        from (select o.*, count(*) over () as total from organizations o
          where o.volunteer_center_id = ${statement.center} and o.status = 'pending' and ${statement.may('read', 'organizations', 'o')} order by o.created_at, o.id limit ${shown}) o
        left join addresses d on d.volunteer_center_id = o.volunteer_center_id and d.id = o.address_id
        left join lateral (select full_name(u.first_name, u.last_name) as name, u.phone from user_roles r join users u on u.id = r.user_id
          where r.volunteer_center_id = o.volunteer_center_id and r.organization_id = o.id and ${inRoles('r.name', organizationAdmins)} order by r.id limit 1) p on true
        order by o.created_at, o.id`
      return { text, values: statement.values }
    },
    present: (rows, { asked: { locale, now } }) => {
      const total = Number(rows[0]?.[9] ?? 0)
      return rows.length === 0
        ? null
        : {
            title: say(locale, words.pending, { n: total }),
            total,
            items: rows.map(([id, name, kind, city, day, summary, phone, contact, may]) => ({
              type: 'organizations',
              id: id!,
              title: name!,
              text: [say(locale, messages[kind as OrganizationType]), city, ago(locale, day!, now)].filter(Boolean).join(', '),
              quote: summary || null,
              call: phone ? { name: contact!, phone } : null,
              href: `/organizations/${id}`,
              acts: may ? ['approve', 'deny'] : [],
            })),
            actions: [{ href: '/organizations/approve', label: say(locale, words.judge) }],
          }
    },
  },
  nextForPage,
]

/** Pending organizations, for those who decide. */
export const organizationCounts: readonly CountKind[] = [
  {
    page: 'organizations',
    query: (call) => {
      const statement = new CallerStatement(call)
      if (viewOf(call.asked.actor.roles, selectedOf(call.asked.actor)) !== 'center') return { text: 'select 0', values: [] }
      const text = `select count(*) from organizations o where o.volunteer_center_id = ${statement.center} and o.status = 'pending' and ${statement.may('approve', 'organizations', 'o')}`
      return { text, values: statement.values }
    },
  },
]
