import type { FilterScope } from '#kernel/jsonapi/registry/server/verbs.ts'
import { centerStaff, rankFrom } from '#kernel/access/role-sets.ts'
import { seenPeriods } from '#features/users/model/user-states.ts'

const period = `case when @.last_seen_at is null then 'never' when @.last_seen_at > now() - interval '7 days' then 'week'
  when @.last_seen_at > now() - interval '1 month' then 'month' when @.last_seen_at > now() - interval '6 months' then 'half_year' else 'longer' end`

/** Who was last here how long ago; who may not read that finds nobody by it. */
export const seen: FilterScope = { kind: 'list', values: seenPeriods, sql: `(:rank >= ${rankFrom(centerStaff)} and ${period} = any(:value))` }
