import { selectedOf, viewOf } from '#features/organizations/model/view-of.ts'
import { endingSoon } from '#features/vacancies/expiry/ending-soon.ts'
import { extendedTo } from '#features/vacancies/model/extended-to.ts'
import { todoWords as words } from '#features/vacancies/model/todo-words.ts'
import { queueAddress } from '#features/vacancies/moderation/queue-address.ts'
import type { ReadQuery } from '#kernel/db/server/database.ts'
import { dayOf } from '#kernel/db/server/database-clock.ts'
import type { CountKind, TodoKind } from '#kernel/feature/server/todo.ts'
import type { Todo } from '#kernel/feature/todo.ts'
import { ago, fullDay, longDay } from '#kernel/i18n/dates.ts'
import { say } from '#kernel/i18n/messages.ts'
import { CallerStatement } from '#kernel/jsonapi/read/server/node.ts'
import type { ReadCall } from '#kernel/jsonapi/registry/server/registry.ts'

const shown = 3

function rowsAsked(call: ReadCall, verbs: readonly string[], where: (statement: CallerStatement) => string, order: string): ReadQuery {
  const statement = new CallerStatement(call)
  const text = `select v.id, v.title, o.name, o.phone, v.valid_through::text, ${dayOf('v.updated_at')}, ${statement.verbs(verbs, 'vacancies', 'v')}, count(*) over ()
    from vacancies v join organizations o on o.volunteer_center_id = v.volunteer_center_id and o.id = v.organization_id
    where v.volunteer_center_id = ${statement.center} and ${statement.may('read', 'vacancies', 'v')} and ${where(statement)} order by ${order}, v.id limit ${shown}`
  return { text, values: statement.values }
}

const isEnding = (statement: CallerStatement, now: Date) => `v.status = 'published' and v.valid_through <= ${statement.param(endingSoon(now))}::date`

/** Vacancies that end soon, each with the day to which one click extends it. */
function ending(view: TodoKind['view']): TodoKind {
  return {
    key: view === 'team' ? 'ending' : 'ending-in-town',
    view,
    icon: 'clock-duotone',
    tone: view === 'team' ? 'warn' : 'info',
    query: (call) =>
      rowsAsked(
        call,
        ['extend'],
        (statement) => {
          const { now, actor } = call.asked
          const own = view === 'team' ? ` and v.organization_id = ${statement.sharedParam('organization', actor.organizationId)}::uuid` : ''
          return isEnding(statement, now) + own
        },
        'v.valid_through',
      ),
    present: (rows, { asked: { locale, now } }) => {
      const total = Number(rows[0]?.[7] ?? 0)
      return rows.length === 0
        ? null
        : ({
            title: say(locale, words.runningOut, { n: total }),
            total,
            items: rows.map(([id, title, organization, phone, until, , verbs]) => ({
              type: 'vacancies',
              id: id!,
              title: title!,
              text: view === 'center' ? organization! : null,
              note: say(locale, words.until, { day: longDay(locale, until!, now) }),
              call: view === 'center' && phone ? { name: organization!, phone } : null,
              href: `/vacancies/${id}`,
              acts: verbs ? ['extend'] : [],
              facts: { until: extendedTo(until!, now), day: fullDay(locale, extendedTo(until!, now)) },
            })),
            actions: [{ href: '/vacancies?status=published&expires=14', label: say(locale, words.all) }],
          } satisfies Todo)
    },
  }
}

export const vacancyTodos: readonly TodoKind[] = [
  {
    key: 'vacancies',
    view: 'center',
    icon: 'file-text-duotone',
    tone: 'warn',
    query: (call) => rowsAsked(call, ['publish', 'deny'], () => `v.status = 'pending'`, 'v.updated_at'),
    present: (rows, { asked: { locale, now } }) => {
      const total = Number(rows[0]?.[7] ?? 0)
      return rows.length === 0
        ? null
        : {
            title: say(locale, words.pending, { n: total }),
            total,
            items: rows.map(([id, title, organization, phone, , day, verbs]) => ({
              type: 'vacancies',
              id: id!,
              title: title!,
              text: `${organization}, ${ago(locale, day!, now)}`,
              call: phone ? { name: organization!, phone } : null,
              href: queueAddress(id!),
              acts: (verbs ?? '').split(' ').filter(Boolean),
            })),
            actions: [{ href: queueAddress(), label: say(locale, words.judge) }],
          }
    },
  },
  {
    key: 'changed-vacancies',
    view: 'center',
    icon: 'eye',
    tone: 'info',
    query: (call) =>
      rowsAsked(
        call,
        ['mark_reviewed'],
        (statement) => `v.unreviewed_since is not null and ${statement.may('mark_reviewed', 'vacancies', 'v')}`,
        'v.unreviewed_since',
      ),
    present: (rows, { asked: { locale, now } }) => {
      const total = Number(rows[0]?.[7] ?? 0)
      return rows.length === 0
        ? null
        : {
            title: say(locale, words.changed, { n: total }),
            total,
            items: rows.map(([id, title, organization, , , day]) => ({
              type: 'vacancies',
              id: id!,
              title: title!,
              text: `${organization}, ${ago(locale, day!, now)}`,
              href: `/vacancies?changed=true&open=${id}`,
              acts: [],
            })),
            actions: [{ href: '/vacancies?changed=true', label: say(locale, words.seeChanged) }],
          }
    },
  },
  ending('team'),
  ending('center'),
]

/** Vacancies that wait for the caller: pending ones for the center; for their organization denied ones and those to change. */
export const vacancyCounts: readonly CountKind[] = [
  {
    page: 'vacancies',
    query: (call) => {
      const statement = new CallerStatement(call)
      const { actor } = call.asked
      const conditions = {
        center: () => `v.status = 'pending' and ${statement.may('publish', 'vacancies', 'v')}`,
        team: () =>
          `(v.status = 'denied' or v.requested_changes is not null) and v.organization_id = ${statement.sharedParam('organization', actor.organizationId)}::uuid and ${statement.may('update', 'vacancies', 'v')}`,
        own: () => 'false',
      }
      const condition = conditions[viewOf(actor.roles, selectedOf(actor))]()
      return { text: `select count(*) from vacancies v where v.volunteer_center_id = ${statement.center} and ${condition}`, values: statement.values }
    },
  },
]
