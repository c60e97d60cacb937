import { dayOf } from '#kernel/db/server/database-clock.ts'
import type { TodoKind } from '#kernel/feature/server/todo.ts'
import { ago } from '#kernel/i18n/dates.ts'
import { say } from '#kernel/i18n/messages.ts'
import { CallerStatement } from '#kernel/jsonapi/read/server/node.ts'
import { mailWords } from '#features/organization-transfers/mail-words.ts'
import { messages as words } from '#features/organization-transfers/messages.ts'
import { organizationTransfersApi } from './api.ts'

/** Transfers that wait for this center's decision. A site has only a few at a time. */
export const transferTodo: TodoKind = {
  key: 'moves',
  view: 'center',
  icon: 'buildings-duotone',
  tone: 'warn',
  query: (call) => {
    const statement = new CallerStatement(call)
    const open = organizationTransfersApi.possible!['accept']!.replaceAll('@', 'm')
    const text = `select m.organization_id, m.organization_name, f.name, t.name, ${dayOf('m.created_at')}, m.reason
      from organization_moves m join volunteer_centers f on f.id = m.from_center_id join volunteer_centers t on t.id = m.to_center_id
      where m.volunteer_center_id = ${statement.center} and ${open} and ${statement.may('accept', 'organization_moves', 'm')}
      order by m.created_at, m.id limit 20`
    return { text, values: statement.values }
  },
  present: (rows, { asked: { locale, now } }) => {
    const place = (id: string) => `/organizations/${id}/move`
    return rows.length === 0
      ? null
      : {
          title: say(locale, words.waiting, { n: rows.length }),
          total: rows.length,
          items: rows.map(([id, organization, from, to, day, reason]) => ({
            type: 'organizations',
            id: id!,
            title: organization!,
            text: `${say(locale, words.fromTo, { from: from!, to: to! })}, ${ago(locale, day!, now)}`,
            quote: reason,
            href: place(id!),
            acts: [],
          })),
          actions: [{ href: place(rows[0]![0]!), label: say(locale, mailWords.decide) }],
        }
  },
}
