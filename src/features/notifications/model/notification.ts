import { boolean, json, text, timestamp } from '#kernel/fields/field.ts'
import { defineResource } from '#kernel/jsonapi/resource.ts'
import { subjectSql } from '#features/audit/audit-event.ts'

/** What a person is notified of inside the product. */
export const notification = defineResource({
  type: 'notifications',
  belongsTo: 'center',
  order: '-createdAt',
  attributes: {
    eventKey: text({ readOnly: true, filter: ['eq'] }),
    facts: json<Record<string, unknown>>()({ readOnly: true }),
    /** The sentence, in the language of the caller. */
    text: text({ sql: `''` }),
    href: text({ sql: '@.path', filter: ['eq'] }),
    readAt: timestamp({ readOnly: true, optional: true, filter: ['blank'] }),
    createdAt: timestamp({ readOnly: true, sort: true, filter: ['order'] }),
    /** From then on it is no longer relevant, and hidden. */
    expiresAt: timestamp({ readOnly: true, optional: true }),
  },
  filters: { unread: boolean(), mine: boolean() },
  verbs: ['list', 'get'],
  memberVerbs: { read: {} },
})

/** A person's own actions, from the audit events (decisions 10). */
export const activity = defineResource({
  type: 'activities_log',
  table: 'audit_events',
  belongsTo: 'center',
  order: '-createdAt',
  versioned: false,
  attributes: {
    action: text({ readOnly: true, filter: ['eq'] }),
    subjectType: text({ readOnly: true, filter: ['eq'] }),
    subjectId: text({ readOnly: true }),
    /** The name of the subject, where it has one. */
    subject: text({ sql: subjectSql(), optional: true }),
    text: text({ sql: `''` }),
    href: text({
      sql: `case @.subject_type when 'applications' then '/applications/' || @.subject_id when 'vacancies' then '/vacancies/' || @.subject_id when 'organizations' then '/organizations/' || @.subject_id end`,
      optional: true,
    }),
    createdAt: timestamp({ sql: '@.at', sort: true, filter: ['order'] }),
  },
})
