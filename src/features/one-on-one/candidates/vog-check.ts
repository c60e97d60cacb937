import { boolean, date, text } from '#kernel/fields/field.ts'
import { caseStaff } from '#kernel/access/role-sets.ts'
import { defineResource, one } from '#kernel/jsonapi/resource.ts'
import { todaySql } from '#features/one-on-one/matches/live-sql.ts'
import { vogYears } from '#features/pool/model/codes.ts'

/** That a certificate of good conduct (VOG) was seen: when and by whom. There is no field for the paper, its number or what is on it. */
export const helpVogCheck = defineResource({
  type: 'help_vog_checks',
  belongsTo: 'center',
  order: '-seenOn',
  attributes: {
    seenOn: date({ sort: true, onlyNew: true }),
    firstName: text({ sql: '(select u.first_name from users u where u.id = @.user_id)', optional: true }),
    seenByName: text({ sql: '(select full_name(u.first_name, u.last_name) from users u where u.id = @.seen_by)', optional: true }),
    /** It still counts. */
    isValid: boolean({ sql: `@.seen_on > ${todaySql} - interval '${vogYears} years'` }),
    /** It will not count for much longer: ask for a new one. */
    isToRenew: boolean({ sql: `@.seen_on <= ${todaySql} - interval '${vogYears} years' + interval '3 months'` }),
  },
  relationships: { person: one('users', 'user_id', { seenBy: caseStaff }) },
  filters: { person: text() },
  verbs: ['list', 'get', 'create'],
  versioned: false,
})
