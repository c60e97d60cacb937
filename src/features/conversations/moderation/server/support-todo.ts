import type { TodoKind } from '#kernel/feature/server/todo.ts'
import { say } from '#kernel/i18n/messages.ts'
import { CallerStatement } from '#kernel/jsonapi/read/server/caller-statement.ts'
import { todoWords as words } from '#features/conversations/model/todo-words.ts'

const shown = 3

/** Whoever asked the center something last: there until the center has answered, or ended it. Who waits longest comes first. */
export const supportTodo: TodoKind = {
  key: 'support',
  view: 'center',
  icon: 'chats-duotone',
  tone: 'second',
  query: (call) => {
    const statement = new CallerStatement(call)
    const text = `select c.id, u.first_name, trim(u.first_name || ' ' || u.last_name), c.body, c.total
      from (select c.*, left(m.body, 240) as body, count(*) over () as total from conversations c
        join lateral (select side, body from messages m where m.volunteer_center_id = c.volunteer_center_id and m.conversation_id = c.id and m.kind = 'text'
          and m.deleted_at is null order by m.created_at desc, m.id desc limit 1) m on m.side = 'volunteer'
        where c.volunteer_center_id = ${statement.center} and c.subject_type = 'support' and c.status = 'open' and ${statement.may('close', 'conversations', 'c')}
        order by c.last_message_at, c.id limit ${shown}) c
      left join users u on u.id = c.user_id
      order by c.last_message_at, c.id`
    return { text, values: statement.values }
  },
  present: (rows, { asked: { locale } }) => {
    const total = Number(rows[0]?.[4] ?? 0)
    return rows.length === 0
      ? null
      : {
          title: say(locale, words.asked, { n: total }),
          total,
          items: rows.map(([id, firstName, name, body]) => ({
            type: 'conversations',
            id: id!,
            title: name || say(locale, words.somebody),
            text: null,
            quote: body!,
            href: `/conversations?c=${id}`,
            acts: ['answer'],
            facts: { conversation: id!, person: firstName ?? say(locale, words.somebody) },
          })),
          actions: [{ href: '/conversations?subject=support', label: say(locale, words.allQuestions) }],
        }
  },
}
