import { text, timestamp } from '#kernel/fields/field.ts'
import { defineResource, one } from '#kernel/jsonapi/resource.ts'

/** The name as it is now; empty when that person no longer exists, null when a job did it. */
const nameOf = (column: string) =>
  `case when @.${column} is not null then coalesce((select full_name(u.first_name, u.last_name) from users u where u.id = @.${column}), '') end`

/** What the message of an audit event is made of; `finish` turns it into words. */
export type AuditEventFacts = { action: string; from: string | null; to: string | null; who: string | null; by: string | null; reason: string | null }
const told = `jsonb_build_object('action', @.action, 'from', @.from_state, 'to', @.to_state, 'who', ${nameOf('actor_id')}, 'by', ${nameOf('impersonator_id')}, 'reason', @.reason)::text`

/** Who did what to what: read by those who run the center, changed by nobody. */
export const auditEvent = defineResource({
  type: 'audit_events',
  belongsTo: 'center',
  order: '-at',
  versioned: false,
  attributes: {
    action: text({ readOnly: true, filter: ['eq'] }),
    subjectType: text({ readOnly: true, filter: ['eq'] }),
    subjectId: text({ readOnly: true }),
    /** The current name of the subject; null where it has none, or no longer exists. */
    subject: text({ sql: subjectSql(), optional: true }),
    actorName: text({ sql: nameOf('actor_id'), optional: true }),
    /** Who was signed in as the actor. */
    impersonatorName: text({ sql: nameOf('impersonator_id'), optional: true }),
    fromState: text({ readOnly: true, optional: true }),
    toState: text({ readOnly: true, optional: true }),
    reason: text({ readOnly: true, optional: true }),
    /** The audit message in the language of the caller; `note` is the reason that somebody typed, where there is one. */
    text: text({ sql: told }),
    note: text({ sql: told, optional: true }),
    at: timestamp({ readOnly: true, sort: true, filter: ['order'] }),
  },
  relationships: { actor: one('users', 'actor_id', { optional: true }), impersonator: one('users', 'impersonator_id', { optional: true }) },
  filters: { subjectIdEq: text() },
  verbs: ['list'],
})

/** SQL on a row of audit_events: the current name of its subject. */
export function subjectSql(): string {
  const own = (alias: string) => `${alias}.volunteer_center_id = @.volunteer_center_id and ${alias}.id = @.subject_id`
  return `case @.subject_type
    when 'vacancies' then (select v.title from vacancies v where ${own('v')})
    when 'activities' then (select v.title from activities v where ${own('v')})
    when 'social_map_entries' then (select e.name from social_map_entries e where ${own('e')})
    when 'organizations' then (select o.name from organizations o where ${own('o')})
    when 'applications' then (select v.title from applications a join vacancies v on v.volunteer_center_id = a.volunteer_center_id and v.id = a.vacancy_id where ${own('a')})
    when 'users' then (select full_name(u.first_name, u.last_name) from users u where u.id = @.subject_id) end`
}
