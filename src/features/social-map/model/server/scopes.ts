import type { Scopes } from '#kernel/access/server/scope.ts'
import { monthsUntilInactive } from '#features/social-map/model/codes.ts'
import { assuredWithin, isListed } from '#features/social-map/model/listed-sql.ts'

/** SQL: the entry of this table or alias can be read at its address by everybody. */
export const isShown = (row: string) => `(${row}.status in ('active', 'stale', 'temporarily_closed') and ${assuredWithin(monthsUntilInactive, row)})`

export const entryScopes = {
  /** Readable at its address: what nobody confirmed for a year says so there. Dates are compared, since the job sets states at night only. */
  shown: isShown('@'),
  /** In the list: confirmed within a year. */
  listed: isListed('@'),
  own: '@.organization_id = any(:organizations)',
  /** Nobody looks after it, and visitors can see it. */
  unowned: `@.organization_id is null and ${isShown('@')}`,
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
  claim: '@.organization_id is null and @.claim_organization_id is null',
  accept_claim: '@.claim_organization_id is not null',
  refuse_claim: '@.claim_organization_id is not null',
} satisfies Scopes
