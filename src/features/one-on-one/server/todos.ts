import type { TodoKind } from '#kernel/feature/server/todo.ts'
import { dayOf } from '#kernel/db/server/database-clock.ts'
import { ago } from '#kernel/i18n/dates.ts'
import { say } from '#kernel/i18n/messages.ts'
import { CallerStatement } from '#kernel/jsonapi/read/server/node.ts'
import { helpDeskAt, helpDeskPath } from '#features/one-on-one/model/addresses.ts'
import { categoryWords } from '#features/one-on-one/model/code-words.ts'
import { type HelpCategory, screeningDays } from '#features/one-on-one/model/codes.ts'
import { todoWords as words } from '#features/one-on-one/model/todo-words.ts'
import { workingDaysSql } from '#features/one-on-one/expiry/server/screening-due.ts'

const shown = 3

/** What waits to be screened: a first name and a kind, no word of it. */
const toScreen: TodoKind = {
  key: 'help-screening',
  view: 'center',
  icon: 'hand-heart',
  tone: 'warn',
  query: (call) => {
    const statement = new CallerStatement(call)
    const text = `select r.id, r.first_name, r.category, ${dayOf('r.submitted_at')}, ${workingDaysSql('r.submitted_at', 'now()')}, count(*) over ()
      from help_requests r
      where r.volunteer_center_id = ${statement.center} and r.status = 'pending' and ${statement.may('screen', 'help_requests', 'r')}
      order by r.submitted_at, r.id limit ${shown}`
    return { text, values: statement.values }
  },
  present: (rows, { asked: { locale, now } }) => {
    const total = Number(rows[0]?.[5] ?? 0)
    if (rows.length === 0) return null
    return {
      title: say(locale, words.toScreen, { n: total }),
      total,
      items: rows.map(([id, name, category, day, days]) => ({
        type: 'help_requests',
        id: id!,
        title: name ?? '',
        text: [
          say(locale, categoryWords[category as HelpCategory]),
          ago(locale, day!, now),
          Number(days) > screeningDays.remind ? say(locale, words.late) : null,
        ]
          .filter(Boolean)
          .join(', '),
        href: helpDeskAt(id!),
        acts: [],
      })),
      actions: [{ href: helpDeskPath, label: say(locale, words.look) }],
    }
  },
}

export const helpTodos: readonly TodoKind[] = [toScreen]
