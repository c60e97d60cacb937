import type { ReportReason } from '#features/conversations/model/states.ts'
import { reasonWords, todoWords as words } from '#features/conversations/model/todo-words.ts'
import type { TodoKind } from '#kernel/feature/server/todo.ts'
import { say } from '#kernel/i18n/messages.ts'
import { CallerStatement } from '#kernel/jsonapi/read/server/node.ts'

const shown = 3

/** Reported conversations, until the center has written in them, ended or blocked them. */
export const reportedTodo: TodoKind = {
  key: 'reported',
  view: 'center',
  icon: 'warning-fill',
  tone: 'danger',
  query: (call) => {
    const statement = new CallerStatement(call)
    const text = `select c.id, coalesce(full_name(u.first_name, u.last_name), ''), o.name, c.report_reason, c.total
      from (select c.*, count(*) over () as total from conversations c
        where c.volunteer_center_id = ${statement.center} and c.reported_at is not null and c.subject_type <> 'help_match' and (c.status = 'open' or c.blocked_side <> 'center') and ${statement.may('read_up_to', 'conversations', 'c')}
          and not exists (select from messages m where m.volunteer_center_id = c.volunteer_center_id and m.conversation_id = c.id and m.side = 'center' and m.created_at > c.reported_at)
        order by c.reported_at, c.id limit ${shown}) c
      left join users u on u.id = c.reported_by
      join organizations o on o.volunteer_center_id = c.volunteer_center_id and o.id = c.organization_id
      order by c.reported_at, c.id`
    return { text, values: statement.values }
  },
  present: (rows, { asked: { locale } }) => {
    const total = Number(rows[0]?.[4] ?? 0)
    return rows.length === 0
      ? null
      : {
          title: say(locale, words.reported, { n: total }),
          total,
          items: rows.map(([id, person, organization, reason]) => ({
            type: 'conversations',
            id: id!,
            title: person || say(locale, words.somebody),
            text: say(locale, words.reportedWith, { organization: organization!, reason: say(locale, reasonWords[reason as ReportReason]) }),
            quote: null,
            href: `/conversations?c=${id}`,
            acts: [],
            facts: {},
          })),
          actions: [{ href: '/conversations', label: say(locale, words.all) }],
        }
  },
}

/** Support conversations in which the person wrote last, until the center answers or ends them. Longest waiting first. */
export const supportTodo: TodoKind = {
  key: 'support',
  view: 'center',
  icon: 'chats-duotone',
  tone: 'second',
  query: (call) => {
    const statement = new CallerStatement(call)
    const text = `select c.id, u.first_name, full_name(u.first_name, u.last_name), c.body, c.total
      from (select c.*, left(m.body, 240) as body, count(*) over () as total from conversations c
        join lateral (select side, body from messages m where m.volunteer_center_id = c.volunteer_center_id and m.conversation_id = c.id and m.kind = 'text'
          and m.deleted_at is null order by m.created_at desc, m.id desc limit 1) m on m.side = 'volunteer'
        where c.volunteer_center_id = ${statement.center} and c.subject_type in ('support', 'workshop') and c.status = 'open' and ${statement.may('close', 'conversations', 'c')}
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
