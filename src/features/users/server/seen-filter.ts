import type { FilterScope } from '#kernel/jsonapi/server/verbs.ts'
import { runsCenter } from '#features/users/role-names.ts'
import { seenPeriods } from '#features/users/user-states.ts'

const period = `case when @.last_seen_at is null then 'never' when @.last_seen_at > now() - interval '7 days' then 'week'
  when @.last_seen_at > now() - interval '1 month' then 'month' when @.last_seen_at > now() - interval '6 months' then 'half_year' else 'longer' end`

/** Who was last here how long ago; who may not read that finds nobody by it. */
export const seen: FilterScope = { kind: 'list', values: seenPeriods, sql: `(:rank >= ${runsCenter} and ${period} = any(:value))` }
