import { hasRole } from '#kernel/access/actor.ts'
import { centerReaders } from '#kernel/access/role-sets.ts'
import { BadRequest } from '#kernel/http/errors.ts'
import type { FilterScope } from '#kernel/jsonapi/registry/server/verbs.ts'

/** `filter[responds_within]=3`: organizations whose median response time is three days at most. */
export const respondsWithin: FilterScope = {
  kind: 'lookup',
  about: 'Days: 3',
  sql: '@.response_median_days <= :value1::integer',
  read: async (sent, parameter) => [days(sent, parameter)],
}

/** `filter[silent_for]=90`: organizations of which nobody was active for so many days, or ever. For center staff only. */
export const silentFor: FilterScope = {
  kind: 'lookup',
  about: 'Days: 90',
  sql: '@.last_active_at is null or @.last_active_at < now() - make_interval(days => :value1::integer)',
  read: async (sent, parameter, { actor }) => {
    if (!hasRole(actor, centerReaders)) throw new BadRequest('unknown_filter', { parameter })
    return [days(sent, parameter)]
  },
}

function days(sent: string, parameter: string): string {
  if (!/^\d{1,3}$/.test(sent)) throw new BadRequest('invalid_filter_value', { parameter })
  return sent
}
