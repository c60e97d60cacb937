import { date, integer, oneOf, text, timestamp } from '#kernel/fields/field.ts'
import { defineResource } from '#kernel/jsonapi/resource.ts'
import { formStatuses } from './form-design.ts'
import { statusOf } from './status-of.ts'

/** A form as a row of the staff's list; its questions are read and changed by calls of their own (ADR 0041). */
export const builtForm = defineResource({
  type: 'center_forms',
  belongsTo: 'center',
  order: '-updatedAt',
  attributes: {
    titleNl: text({ sql: `@.design #>> '{title,nl}'`, sort: true }),
    titleEn: text({ sql: `@.design #>> '{title,en}'` }),
    slug: text({ readOnly: true }),
    status: oneOf(formStatuses, { sql: statusOf('@'), filter: ['eq'], sort: true }),
    closesOn: date({ readOnly: true, optional: true, sort: true }),
    keepMonths: integer({ readOnly: true }),
    answers: integer({
      sql: '(select count(*)::int from form_answers a where a.volunteer_center_id = @.volunteer_center_id and a.form_id = @.id)',
      sort: true,
    }),
    updatedAt: timestamp({ readOnly: true, sort: true }),
  },
  filters: { search: text() },
  verbs: ['list'],
})
