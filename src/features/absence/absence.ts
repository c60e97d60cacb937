import { boolean, date, text, timestamp } from '#kernel/fields/field.ts'
import { defineResource, one } from '#kernel/jsonapi/resource.ts'
import { isAwaySql } from '#features/users/model/is-away-sql.ts'

/** The absence of somebody who answers, and their substitute: at most one for each person (domain §3.3). */
export const absence = defineResource({
  type: 'absences',
  belongsTo: 'center',
  order: 'startsOn',
  versioned: false,
  attributes: {
    startsOn: date({ sort: true }),
    /** The first day that this person is back. */
    backOn: date({ sort: true }),
    isNow: boolean({ sql: isAwaySql('@') }),
    isMine: boolean({ sql: '@.user_id = :user' }),
    userName: text({ sql: `(select full_name(u.first_name, u.last_name) from users u where u.id = @.user_id)` }),
    substituteName: text({ sql: `(select full_name(u.first_name, u.last_name) from users u where u.id = @.substitute_id)` }),
    createdAt: timestamp({ readOnly: true, sort: true }),
  },
  relationships: { user: one('users', 'user_id'), substitute: one('users', 'substitute_id') },
  verbs: ['list', 'get', 'create', 'remove'],
  /** Gives the appointments that fall in it to the substitute. */
  memberVerbs: { handOver: {} },
})
