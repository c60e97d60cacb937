import type { Kysely } from 'kysely'
import type { RoleName } from '#kernel/access/actor.ts'
import { type RowOf, column, plainTable, tableOf } from '#kernel/db/table.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { role, user } from '#features/users/model/user.ts'

export const users = tableOf(user, {
  filled: ['locale', 'status', 'notification_prefs'],
  columns: {
    password_hash: column.text({ null: true }),
    home_center_id: column.uuid(),
    terms_accepted_at: column.moment({ null: true }),
    anonymised_at: column.moment({ null: true }),
  },
})

export const userRoles = tableOf(role, {
  filled: ['granted_at'],
  columns: {
    name: column.code<RoleName>()(),
    volunteer_center_id: column.uuid({ null: true }),
    organization_id: column.uuid({ null: true }),
    granted_by: column.uuid({ null: true }),
  },
})

export const sessions = plainTable('sessions', {
  client: column.text(),
  user_id: column.uuid(),
  token_sha256: column.bytes(),
  kind: column.code<'normal' | 'reset' | 'impersonation'>()(),
  impersonator_id: column.uuid({ null: true }),
  /** The session that started this one by impersonation; both end together. */
  impersonator_client: column.text({ null: true }),
  uid_at_sign_in: column.text(),
  volunteer_center_id: column.uuid(),
  user_agent: column.text({ null: true }),
  signed_in_at: column.moment(),
  last_used_at: column.moment(),
  expires_at: column.moment(),
  absolute_until: column.moment(),
})

export type TokenPurpose = 'confirm' | 'invite' | 'reset' | 'unlock' | 'email_change' | 'first_session' | 'access'
export const userTokens = plainTable('user_tokens', {
  digest: column.bytes(),
  user_id: column.uuid(),
  purpose: column.code<TokenPurpose>()(),
  volunteer_center_id: column.uuid(),
  redirect_url: column.text({ null: true }),
  /** The role that accepting grants, and who grants it; only with `invite`. */
  role_name: column.code<RoleName>()({ null: true }),
  organization_id: column.uuid({ null: true }),
  invited_by: column.uuid({ null: true }),
  uses: column.integer({ filled: true }),
  expires_at: column.moment(),
  used_at: column.moment({ null: true }),
  created_at: column.moment(),
})

export const consents = plainTable('consents', {
  id: column.uuid({ filled: true }),
  volunteer_center_id: column.uuid(),
  user_id: column.uuid(),
  purpose: column.text(),
  version: column.text(),
  source: column.text(),
  given_at: column.moment(),
  withdrawn_at: column.moment({ null: true }),
})

export const auditEvents = plainTable('audit_events', {
  id: column.uuid({ filled: true }),
  volunteer_center_id: column.uuid(),
  actor_id: column.uuid({ null: true }),
  impersonator_id: column.uuid({ null: true }),
  action: column.text(),
  subject_type: column.text(),
  subject_id: column.uuid(),
  from_state: column.text({ null: true }),
  to_state: column.text({ null: true }),
  reason: column.text({ null: true }),
  at: column.moment(),
})

export type UserTable = RowOf<typeof users>
export type UserTokenTable = RowOf<typeof userTokens>

type PeopleTables = {
  users: UserTable
  user_roles: RowOf<typeof userRoles>
  sessions: RowOf<typeof sessions>
  user_tokens: UserTokenTable
  consents: RowOf<typeof consents>
  audit_events: RowOf<typeof auditEvents>
  volunteer_centers: { id: string; name: string }
}

export type PeopleTx = Kysely<PeopleTables>

/**
 * The same transaction with access to columns that no resource declares: hashes, digests, sessions. Requested by name, so that a review
 * finds every use.
 */
export function people(tx: Tx): PeopleTx {
  return tx as unknown as PeopleTx
}
