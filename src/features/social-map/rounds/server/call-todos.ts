import type { TodoKind } from '#kernel/feature/server/todo.ts'
import type { Todo } from '#kernel/feature/todo.ts'
import { today } from '#kernel/i18n/dates.ts'
import { say } from '#kernel/i18n/messages.ts'
import { CallerStatement } from '#kernel/jsonapi/read/server/node.ts'
import { callWords as words } from '#features/social-map/rounds/call-words.ts'
import { callListAddress } from '#features/social-map/rounds/calls.ts'
import { callOrderSql, callsSql } from './rounds-route.ts'

const shown = 3

/** Entries whose contacts were silent, cannot be mailed, or wrote what is different: for whoever does the center's cases. */
export const callTodos: readonly TodoKind[] = [
  {
    key: 'map-calls',
    view: 'center',
    icon: 'phone',
    tone: 'info',
    query: (call) => {
      const statement = new CallerStatement(call)
      const day = `${statement.param(today(call.asked.now))}::date`
      const text = `select e.id, e.name, coalesce(o.name, ''), coalesce(u.phone, o.phone, e.phones -> 0 ->> 'number', ''), (r.changes is not null)::text, count(*) over ()
        from ${callsSql({ center: statement.center, day })} and ${statement.may('approve', 'social_map_entries', 'e')}
        order by ${callOrderSql} limit ${shown}`
      return { text, values: statement.values }
    },
    present: (rows, { asked: { locale } }) => {
      const total = Number(rows[0]?.[5] ?? 0)
      return rows.length === 0
        ? null
        : ({
            title: say(locale, words.todo, { n: total }),
            total,
            items: rows.map(([id, name, organization, phone, isChanged]) => ({
              type: 'social_map_entries',
              id: id!,
              title: name!,
              text: organization || null,
              note: say(locale, isChanged === 'true' ? words.wroteBriefly : words.silentBriefly),
              call: phone ? { name: organization || name!, phone } : null,
              href: `${callListAddress}#${id}`,
              acts: [],
            })),
            actions: [{ href: callListAddress, label: say(locale, words.toList) }],
          } satisfies Todo)
    },
  },
]
