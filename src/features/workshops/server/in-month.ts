import { BadRequest } from '#kernel/http/errors.ts'
import type { FilterScope } from '#kernel/jsonapi/registry/server/verbs.ts'

const month = /^(19|20)\d\d-(0[1-9]|1[0-2])$/

/** `filter[in_month]=2026-12`: with a session in that month. */
export const inMonth: FilterScope = {
  kind: 'lookup',
  about: 'A month: 2026-12',
  read: (sent, parameter) => {
    if (!month.test(sent)) throw new BadRequest('invalid_filter_value', { parameter })
    return Promise.resolve([`${sent}-01`])
  },
  sql: `exists (select from workshop_sessions s where s.volunteer_center_id = @.volunteer_center_id and s.workshop_id = @.id and s.status = 'scheduled'
    and s.local_start >= :value1::date and s.local_start < :value1::date + interval '1 month')`,
}
