import type { CountKind, TodoKind } from '#kernel/feature/server/todo.ts'
import { scopeSql } from '#kernel/access/server/scope.ts'
import { say } from '#kernel/i18n/messages.ts'
import { CallerStatement } from '#kernel/jsonapi/read/server/node.ts'
import type { ReadCall } from '#kernel/jsonapi/registry/server/registry.ts'
import { todoWords as words } from '#features/conversations/model/todo-words.ts'
import { selectedOf, viewOf } from '#features/organizations/model/view-of.ts'
import { reportedTodo, supportTodo } from '#features/conversations/moderation/server/moderation-todos.ts'
import { unmutedCondition } from '#features/conversations/list/server/count-unread.ts'

const shown = 3

function unreadIn(call: ReadCall, statement: CallerStatement): string {
  const { actor, centerId } = call.asked
  return `${statement.may('list', 'conversations', 'c')} and ${scopeSql(unmutedCondition, 'c', statement, { actor, centerId })}`
}

export const conversationTodos: readonly TodoKind[] = [
  reportedTodo,
  supportTodo,
  {
    key: 'news',
    view: 'team',
    icon: 'chats-duotone',
    tone: 'info',
    query: (call) => {
      const statement = new CallerStatement(call)
      const text = `select c.id, full_name(u.first_name, u.last_name), v.title, a.id, c.organization_id,
          (select left(m.body, 240) from messages m where m.volunteer_center_id = c.volunteer_center_id and m.conversation_id = c.id and m.kind = 'text'
            and m.deleted_at is null and m.side <> 'organization' order by m.created_at desc, m.id desc limit 1),
          c.status = 'open' and ${statement.may('close', 'conversations', 'c')}, c.total
        from (select c.*, count(*) over () as total from conversations c
          where c.volunteer_center_id = ${statement.center} and c.organization_id = ${statement.sharedParam('organization', call.asked.actor.organizationId)}::uuid
            and ${unreadIn(call, statement)}
          order by c.last_message_at desc, c.id limit ${shown}) c
        left join users u on u.id = c.user_id
        left join applications a on a.volunteer_center_id = c.volunteer_center_id and a.id = c.application_id
        left join vacancies v on v.volunteer_center_id = c.volunteer_center_id and v.id = coalesce(a.vacancy_id, c.vacancy_id)
        order by c.last_message_at desc, c.id`
      return { text, values: statement.values }
    },
    present: (rows, { asked: { locale, centerName } }) => {
      const total = Number(rows[0]?.[7] ?? 0)
      return rows.length === 0
        ? null
        : {
            title: say(locale, words.unread, { n: total }),
            total,
            items: rows.map(([id, person, vacancy, application, organization, last, mayWrite]) => ({
              type: 'conversations',
              id: id!,
              title: person ?? say(locale, words.lastFromCenter, { center: centerName }),
              text: vacancy ?? null,
              quote: last!,
              href: application ? `/applications/${application}` : person === null ? `/organizations/${organization}` : `/conversations?c=${id}`,
              acts: mayWrite === 't' ? ['answer'] : [],
              facts: { conversation: id!, person: person?.split(' ')[0] ?? centerName },
            })),
            actions: [{ href: '/conversations', label: say(locale, words.all) }],
          }
    },
  },
]

/** Conversations with messages that nobody of the caller's side has read. */
export const conversationCounts: readonly CountKind[] = [
  {
    page: 'conversations',
    query: (call) => {
      const statement = new CallerStatement(call)
      const { actor } = call.asked
      const isTeam = viewOf(actor.roles, selectedOf(actor)) === 'team'
      const own = isTeam ? ` and c.organization_id = ${statement.sharedParam('organization', actor.organizationId)}::uuid` : ''
      return {
        text: `select count(*) from conversations c where c.volunteer_center_id = ${statement.center}${own} and ${unreadIn(call, statement)}`,
        values: statement.values,
      }
    },
  },
]
