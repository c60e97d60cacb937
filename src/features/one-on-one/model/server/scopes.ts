import type { Scopes } from '#kernel/access/server/scope.ts'
import { sourcesOf } from '#kernel/states/machine.ts'
import { type HelpStatus, helpTransitions } from '#features/one-on-one/model/codes.ts'
import { isOpenPublic, isOwn } from '#features/one-on-one/model/request.ts'

export const helpScopes = {
  openPublic: isOpenPublic,
  own: isOwn,
  /** Kind, state and month of every request; their words are hidden by the attributes (decisions 60). */
  facts: 'true',
  /** Of somebody without an account, for whom a coordinator wrote it down. */
  onPaper: '@.requester_user_id is null',
} satisfies Scopes

const from = (to: HelpStatus) =>
  `@.status in (${sourcesOf(helpTransitions, to)
    .map((status) => `'${status}'`)
    .join(', ')})`

/** The states in which each verb is possible. */
export const helpPossible = {
  update: `@.status in ('draft', 'pending')`,
  remove: `@.status = 'draft'`,
  submit: `@.status = 'draft'`,
  screen: `@.status = 'pending'`,
  extend: `@.status = 'open'`,
  withdraw: from('withdrawn'),
  close: from('closed'),
} satisfies Scopes
