import { messages } from '#features/applications/model/messages.ts'
import { todoWords as words } from '#features/applications/model/todo-words.ts'
import { isSnoozedSql, needsCenterSql, undecidedSql, waitsSql } from '#features/applications/model/waiting-sql.ts'
import { unreadSql } from '#features/conversations/model/conversation.ts'
import { selectedOf, viewOf } from '#features/organizations/model/view-of.ts'
import { scopeSql } from '#kernel/access/server/scope.ts'
import type { TextRows } from '#kernel/db/server/database.ts'
import { dayOf } from '#kernel/db/server/database-clock.ts'
import type { CountKind, TodoKind } from '#kernel/feature/server/todo.ts'
import type { TodoItem } from '#kernel/feature/todo.ts'
import { daysBetween } from '#kernel/i18n/dates.ts'
import { say } from '#kernel/i18n/messages.ts'
import { CallerStatement } from '#kernel/jsonapi/read/server/node.ts'
import type { ReadCall } from '#kernel/jsonapi/registry/server/registry.ts'

const shown = 3
const decisions = ['snooze', 'accept', 'invite', 'decline'] as const
/** How many characters of the letter are shown: to the organization, and to the center after escalation (domain §3.2). */
const quote = 240

/**
 * The first rows of a list of applications in one statement, with the verbs the caller may use on each. The total is counted
 * from an index (applications_waiting); names and titles are joined only for the rows that are shown.
 */
function rowsAsked(
  call: ReadCall,
  { where, order, more = [] }: { where: string; order: string; more?: readonly string[] },
  statement = new CallerStatement(call),
) {
  const own = `a.organization_id = any(${statement.sharedParam('organizations', call.asked.actor.organizationIds)}::uuid[])`
  const talks = call.registry.scopeNames(call.roles, 'messages', 'create')
  const mayWrite =
    [...(talks.includes('takingPart') ? [own] : []), ...(talks.includes('withCenter') ? ['a.escalated_at is not null'] : [])].join(' or ') || 'false'
  const columns = [
    'a.id',
    `full_name(u.first_name, u.last_name)`,
    'v.title',
    'o.name',
    'o.phone',
    dayOf('a.created_at'),
    `case when ${own} or a.escalated_at is not null then left(a.motivation, ${quote}) end`,
    `case when ${mayWrite} then a.conversation_id end`,
    statement.verbs(decisions, 'applications', 'a'),
    'counted.*',
  ]
  const waiting = `from applications a where a.volunteer_center_id = ${statement.center} and ${statement.may('read', 'applications', 'a')} and ${undecidedSql('a')} and ${where}`
  // Materialized, so that it is counted once and not for each row.
  const text = `with counted as materialized (select ${['count(*)', ...more].map((sql, at) => `${sql} as n${at}`).join(', ')} ${waiting})
    select ${columns.join(', ')} from counted
    cross join (select a.* ${waiting} order by ${order}, a.id limit ${shown}) a
    left join users u on u.id = a.user_id
    join vacancies v on v.volunteer_center_id = a.volunteer_center_id and v.id = a.vacancy_id
    join organizations o on o.volunteer_center_id = a.volunteer_center_id and o.id = a.organization_id
    order by ${order}, a.id`
  return { text, values: statement.values }
}

type Telling = { /** Center staff see several organizations, with a phone number to call. */ ofCenter: boolean }

function itemsOf(rows: TextRows, { asked: { locale, now } }: ReadCall, { ofCenter }: Telling): TodoItem[] {
  return rows.map(([id, name, vacancy, organization, phone, day, motivation, conversation, acts]) => {
    const days = daysBetween(day!, now)
    const person = name ?? say(locale, words.formerUser)
    const said = (motivation ?? '').replaceAll(/\s+/g, ' ').trim()
    return {
      type: 'applications',
      id: id!,
      title: person,
      text: ofCenter ? `${vacancy}, ${organization}` : vacancy!,
      quote: said === '' ? null : said.length < quote ? said : `${said.slice(0, said.lastIndexOf(' '))}…`,
      note: days < 1 ? say(locale, messages.waitsToday) : say(locale, messages.waits, { days }),
      call: ofCenter && phone ? { name: organization!, phone } : null,
      href: `/applications/${id}`,
      acts: [...(conversation ? ['answer'] : []), ...(acts ?? '').split(' ').filter(Boolean)],
      facts: { ...(conversation && { conversation }), person: name?.split(' ')[0] ?? person, vacancy: vacancy! },
    }
  })
}

const totalOf = (rows: TextRows) => Number(rows[0]?.[9] ?? 0)

export const applicationTodos: readonly TodoKind[] = [
  {
    key: 'fresh',
    view: 'team',
    icon: 'hand-heart-duotone',
    tone: 'second',
    query: (call) => {
      const statement = new CallerStatement(call)
      const where = `a.organization_id = ${statement.sharedParam('organization', call.asked.actor.organizationId)}::uuid`
      return rowsAsked(call, { where, order: '(a.first_response_at is not null), a.created_at' }, statement)
    },
    present: (rows, call) => {
      const { locale } = call.asked
      return rows.length === 0
        ? null
        : {
            title: say(locale, words.fresh, { n: totalOf(rows) }),
            total: totalOf(rows),
            items: itemsOf(rows, call, { ofCenter: false }),
            actions: [{ href: '/applications', label: say(locale, words.all) }],
          }
    },
  },
  {
    key: 'escalated',
    view: 'center',
    icon: 'warning-fill',
    tone: 'danger',
    query: (call) => rowsAsked(call, { where: needsCenterSql('a'), order: 'a.created_at' }),
    present: (rows, call) => {
      const { locale } = call.asked
      return rows.length === 0
        ? null
        : {
            title: say(locale, words.escalated, { n: totalOf(rows) }),
            text: say(locale, words.escalatedText),
            total: totalOf(rows),
            items: itemsOf(rows, call, { ofCenter: true }),
            actions: [{ href: '/applications?help=true', label: say(locale, words.all) }],
          }
    },
  },
  {
    key: 'unanswered',
    view: 'center',
    icon: 'hourglass-medium',
    tone: 'info',
    // The numbers by age show a center whether it gets worse. Those of two weeks are escalated and listed above.
    query: (call) =>
      rowsAsked(call, {
        where: `${waitsSql('a')} and a.escalated_at is null and not ${isSnoozedSql('a')}`,
        order: 'a.created_at',
        more: [7, 3].map((days) => `count(*) filter (where a.created_at < now() - interval '${days} days')`),
      }),
    present: (rows, call) => {
      const { locale } = call.asked
      const [week, few] = [Number(rows[0]?.[10] ?? 0), Number(rows[0]?.[11] ?? 0)]
      return rows.length === 0
        ? null
        : {
            title: say(locale, words.unanswered, { n: totalOf(rows) }),
            text: say(locale, words.byAge, { week, few: few - week, fresh: totalOf(rows) - few }),
            total: totalOf(rows),
            // The organization answers; the center only calls it (decisions 8).
            items: itemsOf(rows, call, { ofCenter: true }).map((item) => ({ ...item, acts: item.acts.filter((act) => act === 'snooze') })),
            actions: [{ href: '/applications?status=new', label: say(locale, words.all) }],
          }
    },
  },
]

/**
 * Counts the applications that wait for the caller: those of their organization without a first answer; escalated ones for center
 * staff; their own with unread messages.
 */
export const applicationCounts: readonly CountKind[] = [
  {
    page: 'applications',
    query: (call) => {
      const statement = new CallerStatement(call)
      const { actor, centerId } = call.asked
      const conditions = {
        team: () => `${waitsSql('a')} and a.organization_id = ${statement.sharedParam('organization', actor.organizationId)}::uuid`,
        center: () => needsCenterSql('a'),
        own: () =>
          `a.user_id = ${statement.sharedParam('user', actor.userId)}::uuid and exists (select 1 from conversations c
            where c.volunteer_center_id = a.volunteer_center_id and c.id = a.conversation_id and ${scopeSql(unreadSql('c'), 'c', statement, { actor, centerId })} > 0)`,
      }
      const condition = conditions[viewOf(actor.roles, selectedOf(actor))]()
      const text = `select count(*) from applications a where a.volunteer_center_id = ${statement.center} and ${statement.may('read', 'applications', 'a')} and ${condition}`
      return { text, values: statement.values }
    },
  },
]
