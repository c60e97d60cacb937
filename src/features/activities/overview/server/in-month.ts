import { BadRequest } from '#kernel/http/errors.ts'
import type { FilterScope } from '#kernel/jsonapi/registry/server/verbs.ts'
import { readMonth } from '#features/activities/overview/read-month.ts'

/** `filter[in_month]=2026-12`: with a date in that month that is not cancelled. */
export const inMonth: FilterScope = {
  kind: 'lookup',
  about: 'A month: 2026-12',
  read: (sent, parameter) => {
    if (readMonth(sent) === '') throw new BadRequest('invalid_filter_value', { parameter })
    return Promise.resolve([`${sent}-01`])
  },
  sql: `exists (select from activity_occurrences o where o.volunteer_center_id = @.volunteer_center_id and o.activity_id = @.id and o.removed_at is null
    and o.status <> 'cancelled' and o.local_date >= :value1::date and o.local_date < :value1::date + interval '1 month')`,
}
