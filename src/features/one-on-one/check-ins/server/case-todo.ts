import type { TodoKind } from '#kernel/feature/server/todo.ts'
import { say } from '#kernel/i18n/messages.ts'
import { CallerStatement } from '#kernel/jsonapi/read/server/node.ts'
import { caseTodoWords as words } from '#features/one-on-one/check-ins/case-todo-words.ts'
import { type CareCause, careCauses, careCauseSql } from '#features/one-on-one/matches/care-sql.ts'
import { helpDeskPath, matchPath } from '#features/one-on-one/model/addresses.ts'

const shown = 3
const forToday = careCauses.filter((cause) => cause !== 'ending')

/** What is for today: a report, "niet goed", an answer to somebody vulnerable, and pairs that fell silent. First names and no word. */
export const caseTodo: TodoKind = {
  key: 'help-cases',
  view: 'center',
  icon: 'warning-fill',
  tone: 'danger',
  query: (call) => {
    const statement = new CallerStatement(call)
    const text = `select m.id, coalesce(a.first_name, q.first_name, ''), coalesce(h.first_name, ''), m.cause, count(*) over ()
      from (select m.*, ${careCauseSql('m')} as cause from help_matches m
        where m.volunteer_center_id = ${statement.center} and m.status not in ('ended', 'refused') and ${statement.may('release', 'help_matches', 'm')}) m
      join help_requests q on q.volunteer_center_id = m.volunteer_center_id and q.id = m.request_id
      left join users a on a.id = m.asker_user_id left join users h on h.id = m.helper_user_id
      where m.cause <> 'ending'
      order by array_position(array[${forToday.map((cause) => `'${cause}'`).join(', ')}], m.cause), m.id limit ${shown}`
    return { text, values: statement.values }
  },
  present: (rows, { asked: { locale } }) => {
    const total = Number(rows[0]?.[4] ?? 0)
    if (rows.length === 0) return null
    return {
      title: say(locale, words.title, { n: total }),
      total,
      items: rows.map(([id, asker, helper, cause]) => ({
        type: 'help_matches',
        id: id!,
        title: [asker, helper].filter(Boolean).join(', '),
        text: say(locale, words[cause as Exclude<CareCause, 'ending'>]),
        href: matchPath(id!),
        acts: [],
      })),
      actions: [{ href: `${helpDeskPath}?tab=care`, label: say(locale, words.look) }],
    }
  },
}
