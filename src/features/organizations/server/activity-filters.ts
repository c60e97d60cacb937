import { hasRole } from '#kernel/access/actor.ts'
import { isDate } from '#kernel/fields/check.ts'
import { BadRequest } from '#kernel/http/errors.ts'
import { timeZone } from '#kernel/i18n/dates.ts'
import type { FilterScope } from '#kernel/jsonapi/server/verbs.ts'

/** `filter[responds_within]=3`: their usual time to answer is three days at most. */
export const respondsWithin: FilterScope = {
  kind: 'facts',
  about: 'Days: 3',
  sql: '@.response_median_days <= :value1::integer',
  read: async (sent, parameter) => {
    if (!/^\d{1,3}$/.test(sent)) throw new BadRequest('invalid_filter_value', { parameter })
    return [sent]
  },
}

/** `filter[last_active_before]=2026-09-01`: nobody of it has done anything since, or ever. For the center alone. */
export const lastActiveBefore: FilterScope = {
  kind: 'facts',
  about: 'A day: 2026-09-01',
  sql: '@.last_active_at is null or @.last_active_at < :value1::timestamptz',
  read: async (sent, parameter, { actor }) => {
    if (!hasRole(actor, 'editor', 'coordinator', 'center_admin', 'super_admin')) throw new BadRequest('unknown_filter', { parameter })
    if (!isDate(sent)) throw new BadRequest('invalid_filter_value', { parameter })
    return [`${sent} 00:00 ${timeZone}`]
  },
}
