import { boolean, date, text, timestamp } from '#kernel/fields/field.ts'
import { timeZone } from '#kernel/i18n/dates.ts'
import { defineResource, one } from '#kernel/jsonapi/resource.ts'

const todayText = `(now() at time zone '${timeZone}')::date`

/** SQL: an absence of the table `row` that is going on. */
export const isAwaySql = (row: string) => `(${row}.starts_on <= ${todayText} and ${row}.back_on > ${todayText})`

/** Somebody who answers is away for a while, and somebody else answers: one for each person (domain §3.3). */
export const absence = defineResource({
  type: 'absences',
  belongsTo: 'center',
  order: 'startsOn',
  versioned: false,
  attributes: {
    startsOn: date({ sort: true }),
    /** The day one is there again. */
    backOn: date({ sort: true }),
    isNow: boolean({ sql: isAwaySql('@') }),
    isMine: boolean({ sql: '@.user_id = :user' }),
    userName: text({ sql: `(select trim(u.first_name || ' ' || u.last_name) from users u where u.id = @.user_id)` }),
    substituteName: text({ sql: `(select trim(u.first_name || ' ' || u.last_name) from users u where u.id = @.substitute_id)` }),
    createdAt: timestamp({ readOnly: true, sort: true }),
  },
  relationships: { user: one('users', 'user_id'), substitute: one('users', 'substitute_id') },
  verbs: ['list', 'get', 'create', 'remove'],
})
