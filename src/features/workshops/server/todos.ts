import type { TodoKind } from '#kernel/feature/server/todo.ts'
import { ago, dayOf, longDay } from '#kernel/i18n/dates.ts'
import { say } from '#kernel/i18n/messages.ts'
import { CallerStatement } from '#kernel/jsonapi/read/server/node.ts'
import { workshopPath, workshopsAddress } from '#features/workshops/model/address.ts'
import { hoursOfMinDue } from '#features/workshops/model/codes.ts'
import { todoWords as words } from '#features/workshops/model/todo-words.ts'
import { takenSql } from '#features/workshops/model/workshop.ts'

const shown = 3
const moment = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** Below their minimum two days before registration closes: the center may say that they go ahead all the same. */
const tooFew: TodoKind = {
  key: 'workshops-too-few',
  view: 'center',
  icon: 'users',
  tone: 'warn',
  query: (call) => {
    const statement = new CallerStatement(call)
    const text = `select w.id, w.slug, w.title, ${takenSql('w')}, w.capacity_min, ${moment('w.deadline_at')}, count(*) over ()
      from workshops w where w.volunteer_center_id = ${statement.center} and w.status in ('published', 'full')
        and w.deadline_at between now() and now() + interval '${hoursOfMinDue} hours' and ${takenSql('w')} < w.capacity_min and ${statement.may('confirm', 'workshops', 'w')}
      order by w.deadline_at, w.id limit ${shown}`
    return { text, values: statement.values }
  },
  present: (rows, { asked: { locale, now } }) => {
    const total = Number(rows[0]?.[6] ?? 0)
    return rows.length === 0
      ? null
      : {
          title: say(locale, words.tooFew, { n: total }),
          total,
          items: rows.map(([id, slug, title, taken, min, deadline]) => ({
            type: 'workshops',
            id: id!,
            title: title!,
            text: say(locale, words.lacks, {
              taken: Number(taken),
              min: Number(min),
              day: longDay(locale, dayOf(new Date(Date.parse(deadline!) - 1000)), now),
            }),
            href: workshopPath({ id: id!, slug: slug! }),
            acts: [],
          })),
          actions: [{ href: workshopsAddress, label: say(locale, words.all) }],
        }
  },
}

/** Over, and it is not said of everybody whether they were there. */
const presenceDue: TodoKind = {
  key: 'workshops-presence',
  view: 'center',
  icon: 'users-duotone',
  tone: 'info',
  query: (call) => {
    const statement = new CallerStatement(call)
    const open = `(select count(*)::int from workshop_registrations r where r.volunteer_center_id = w.volunteer_center_id and r.workshop_id = w.id and r.status = 'registered')`
    const text = `select w.id, w.slug, w.title, ${moment('w.last_ends_at')}, ${open}, count(*) over () from workshops w
      where w.volunteer_center_id = ${statement.center} and w.status = 'completed' and ${open} > 0 and ${statement.may('update', 'workshops', 'w')}
      order by w.last_ends_at, w.id limit ${shown}`
    return { text, values: statement.values }
  },
  present: (rows, { asked: { locale, now } }) => {
    const total = Number(rows[0]?.[5] ?? 0)
    return rows.length === 0
      ? null
      : {
          title: say(locale, words.presence, { n: total }),
          total,
          items: rows.map(([id, slug, title, ended, open]) => ({
            type: 'workshops',
            id: id!,
            title: title!,
            text: `${ago(locale, ended!, now)}, ${say(locale, words.open, { n: Number(open) })}`,
            href: workshopPath({ id: id!, slug: slug! }),
            acts: [],
          })),
          actions: [{ href: workshopsAddress, label: say(locale, words.all) }],
        }
  },
}

export const workshopTodos: readonly TodoKind[] = [tooFew, presenceDue]
