import type { Scopes } from '#kernel/access/server/scope.ts'
import { isAwaySql } from '#features/users/model/is-away-sql.ts'
import { isLiveSql, isOfCaseSql, isOverSql } from '#features/one-on-one/matches/live-sql.ts'

export const matchScopes = {
  /** Whoever did not come first sees it once it was released to them. */
  takingPart: `((@.helper_user_id = :user and (@.proposed_by = 'helper' or @.released_at is not null))
    or (@.asker_user_id = :user and (@.proposed_by = 'asker' or @.released_at is not null)))`,
  ofCase: isOfCaseSql('@', isAwaySql),
  /** Of a create: whether the request is open to the caller is checked by the verb, which tells nobody why it is not. */
  openToMe: 'true',
} satisfies Scopes

const mine = `(@.helper_user_id = :user or @.asker_user_id = :user or @.asker_user_id is null)`
const isRunning = `not ${isOverSql('@')}`
/** SQL: the key of the caller, or of the asker for whom a coordinator presses, is one of these two columns. */
const own = (requester: string, helper: string) => `case when @.helper_user_id = :user then @.${helper} else @.${requester} end`
const other = (requester: string, helper: string) => own(helper, requester)

export const matchPossible = {
  release: `@.status = 'proposed' and @.released_at is null`,
  meet: `@.status = 'proposed' and ${mine} and ${own('meet_requester_at', 'meet_helper_at')} is null`,
  agree: `@.status = 'acquaintance' and ${mine} and ${own('agreed_by_requester_at', 'agreed_by_helper_at')} is null`,
  take_back: `${mine} and (@.status = 'proposed' and ${own('meet_requester_at', 'meet_helper_at')} is not null and ${other('meet_requester_at', 'meet_helper_at')} is null
    or @.status = 'acquaintance' and ${own('agreed_by_requester_at', 'agreed_by_helper_at')} is not null and ${other('agreed_by_requester_at', 'agreed_by_helper_at')} is null)`,
  refuse: `@.status in ('proposed', 'acquaintance')`,
  evaluate: isLiveSql('@'),
  end: `@.status in ('active', 'evaluating') and ${isRunning}`,
} satisfies Scopes

export const blockScopes = { own: '@.user_id = :user' } satisfies Scopes
