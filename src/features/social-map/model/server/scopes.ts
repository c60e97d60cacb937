import type { Scopes } from '#kernel/access/server/scope.ts'
import { monthsUntilInactive, monthsUntilStale } from '#features/social-map/model/codes.ts'

/** SQL: an entry `@` that a person vouched for within this many months. */
const assuredWithin = (months: number) => `@.assured_at > now() - interval '${months} months'`

export const entryScopes = {
  /** Readable at its address: what nobody confirmed for a year says so there. Dates are compared, since the job sets states at night only. */
  shown: `@.status in ('active', 'stale', 'temporarily_closed') and ${assuredWithin(monthsUntilInactive)}`,
  /** In the list: confirmed within a year. */
  listed: `@.status in ('active', 'temporarily_closed') and ${assuredWithin(monthsUntilStale)}`,
  own: '@.organization_id = any(:organizations)',
} satisfies Scopes

/** The states in which a verb is possible. */
export const entryPossible = {
  submit: `@.status = 'draft'`,
  approve: `@.status = 'pending'`,
  deny: `@.status = 'pending'`,
  confirm: `@.status in ('active', 'stale', 'temporarily_closed')`,
  close: `@.status in ('active', 'stale')`,
  reopen: `@.status in ('temporarily_closed', 'inactive')`,
  inactivate: `@.status in ('active', 'stale', 'temporarily_closed')`,
  remove: `@.status = 'draft'`,
} satisfies Scopes
