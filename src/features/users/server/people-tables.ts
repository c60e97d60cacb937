import { CamelCasePlugin, type ColumnType, type Generated, type Kysely } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import type { RoleName } from '#kernel/access/actor.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import type { UserState } from '#features/users/user-states.ts'

type Json<T> = ColumnType<T, string, string>

export type UserTable = {
  id: Generated<string>
  email: string
  unconfirmedEmail: string | null
  firstName: string
  lastName: string
  phone: string | null
  locale: Locale
  status: UserState
  passwordHash: string | null
  confirmedAt: Date | null
  homeCenterId: string
  notificationPrefs: Json<Record<string, unknown>>
  termsAcceptedAt: Date | null
  lastSeenAt: Date | null
  archivedAt: Date | null
  anonymisedAt: Date | null
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
  lockVersion: Generated<number>
}

export type UserRoleTable = {
  id: Generated<string>
  volunteerCenterId: string | null
  userId: string
  name: RoleName
  organizationId: string | null
  grantedBy: string | null
  grantedAt: Generated<Date>
}

export type SessionTable = {
  client: string
  userId: string
  tokenSha256: Buffer
  kind: 'normal' | 'reset' | 'impersonation'
  impersonatorId: string | null
  /** The session that this one was begun from, and ends with. */
  impersonatorClient: string | null
  uidAtSignIn: string
  volunteerCenterId: string
  userAgent: string | null
  signedInAt: Date
  lastUsedAt: Date
  expiresAt: Date
  absoluteUntil: Date
}

export type TokenPurpose = 'confirm' | 'invite' | 'reset' | 'unlock' | 'email_change' | 'first_session'
export type UserTokenTable = {
  digest: Buffer
  userId: string
  purpose: TokenPurpose
  volunteerCenterId: string
  redirectUrl: string | null
  /** The role that its reader gets by accepting, and who gives it; only with `invite`. */
  roleName: RoleName | null
  organizationId: string | null
  invitedBy: string | null
  uses: Generated<number>
  expiresAt: Date
  usedAt: Date | null
  createdAt: Date
}

export type ConsentTable = {
  id: Generated<string>
  volunteerCenterId: string
  userId: string
  purpose: string
  version: string
  source: string
  givenAt: Date
  withdrawnAt: Date | null
}

export type AuditTable = {
  id: Generated<string>
  volunteerCenterId: string
  actorId: string | null
  impersonatorId: string | null
  action: string
  subjectType: string
  subjectId: string
  fromState: string | null
  toState: string | null
  reason: string | null
  at: Date
}

type PeopleTables = {
  users: UserTable
  userRoles: UserRoleTable
  sessions: SessionTable
  userTokens: UserTokenTable
  consents: ConsentTable
  auditEvents: AuditTable
  volunteerCenters: { id: string; name: string }
}

export type PeopleTx = Kysely<PeopleTables>

const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true })

/**
 * The same transaction, able to name the columns no declared resource has: hashes, digests, sessions. Asked for by name,
 * so that a review finds every place. Columns are camelCase here, and so are those of raw SQL run with it.
 */
export function people(tx: Tx): PeopleTx {
  return tx.withPlugin(camelCase) as unknown as PeopleTx
}
