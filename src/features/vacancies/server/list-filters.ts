import { BadRequest } from '#kernel/http/errors.ts'
import { today } from '#kernel/db/server/today.ts'
import type { FilterScope } from '#kernel/jsonapi/server/verbs.ts'
import { extendable } from '#features/vacancies/states.ts'

const running = `@.status in ('${extendable.join(`', '`)}')`

/** `filter[expires_within]=14`: it runs, and its last day is at most so many days away. */
export const expiresWithin: FilterScope = {
  kind: 'lookup',
  about: 'Days: 14',
  sql: `${running} and @.valid_through <= ${today} + :value1::integer`,
  read: async (sent, parameter) => [days(sent, parameter)],
}

/** `filter[stale]=90`: not over, and nothing about it has changed for so many days. */
export const stale: FilterScope = {
  kind: 'lookup',
  about: 'Days: 90',
  sql: `@.status not in ('closed', 'archived') and @.updated_at < now() - make_interval(days => :value1::integer)`,
  read: async (sent, parameter) => [days(sent, parameter)],
}

function days(sent: string, parameter: string): string {
  if (!/^\d{1,3}$/.test(sent)) throw new BadRequest('invalid_filter_value', { parameter })
  return sent
}
