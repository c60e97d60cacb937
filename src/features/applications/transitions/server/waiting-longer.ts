import { BadRequest } from '#kernel/http/errors.ts'
import type { FilterScope } from '#kernel/jsonapi/registry/server/verbs.ts'
import { undecidedStatuses } from '#features/applications/model/states.ts'

/** `filter[waiting_longer]=7`: nobody has answered or decided for at least so many days. */
export const waitingLonger: FilterScope = {
  kind: 'lookup',
  about: 'Days: 7',
  sql: `@.status in ('${undecidedStatuses.join(`', '`)}') and @.first_response_at is null and @.created_at <= now() - make_interval(days => :value1::integer)`,
  read: async (sent, parameter) => {
    if (!/^\d{1,3}$/.test(sent)) throw new BadRequest('invalid_filter_value', { parameter })
    return [sent]
  },
}
