import { type Selectable, sql } from 'kysely'
import { fullName } from '#features/users/model/full-name.ts'
import type { Actor } from '#kernel/access/actor.ts'
import { inRoles, platformAdmins } from '#kernel/access/role-sets.ts'
import { type Tx, pipelineWrite, pipelineRead } from '#kernel/db/server/database.ts'
import { bareText } from '#kernel/fields/normal-text.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { NotFound, Unauthenticated } from '#kernel/http/errors.ts'
import type { PeopleTx, UserTable } from './people-tables.ts'

export type Account = Selectable<UserTable>

export function nameOf({ first_name, last_name }: Pick<Account, 'first_name' | 'last_name'>): string {
  return fullName(first_name, last_name)
}

/** Normalises an address for comparison: lower case, without spaces around it or characters that nobody sees. */
export function foldMail(email: string): string {
  return bareText(email).toLowerCase()
}

export async function findByMail(tx: PeopleTx, email: string): Promise<Account | undefined> {
  return await tx.selectFrom('users').selectAll().where('email', '=', foldMail(email)).executeTakeFirst()
}

/** Anonymised people do not exist for anybody. */
export async function findAccount(tx: PeopleTx, id: string): Promise<Account | undefined> {
  if (!isUuid(id)) return undefined
  return await tx.selectFrom('users').selectAll().where('id', '=', id).where('anonymised_at', 'is', null).executeTakeFirst()
}

/** The account, locked until the transaction ends, so that two changes of one person are serialized. */
export async function lockAccount(tx: PeopleTx, id: string): Promise<Account> {
  const account = isUuid(id)
    ? await tx.selectFrom('users').selectAll().where('id', '=', id).where('anonymised_at', 'is', null).forNoKeyUpdate().executeTakeFirst()
    : undefined
  if (!account) throw new NotFound('users', id)
  return account
}

/** Whether a person has a role at this center, or has it as home center (contract §1.4). */
export async function isRegisteredAt(tx: PeopleTx, userId: string, centerId: string): Promise<boolean> {
  const { rows } = await sql<{ registered: boolean }>`
    select exists (select from users where id = ${userId} and home_center_id = ${centerId})
      or exists (select from user_roles where user_id = ${userId} and (volunteer_center_id = ${centerId} or ${sql.raw(inRoles('name', platformAdmins))})) as registered
  `.execute(tx)
  return rows[0]!.registered
}

/**
 * Nobody has proved yet that this address is theirs, so whoever chose the password may be somebody else. Before such an account gets a
 * role, it loses its password, its sessions and every token except invitations; whoever reads the mails of the address starts again.
 * Returns whether there was a password.
 */
export async function voidUnconfirmed(tx: PeopleTx, account: Account): Promise<boolean> {
  if (account.confirmed_at !== null) return false
  await tx.updateTable('users').set({ password_hash: null, unconfirmed_email: null }).where('id', '=', account.id).execute()
  await tx.deleteFrom('sessions').where('user_id', '=', account.id).execute()
  await tx.deleteFrom('user_tokens').where('user_id', '=', account.id).where('purpose', '<>', 'invite').execute()
  return account.password_hash !== null
}

/**
 * Locks the caller's session until a write commits, in any transaction (contract §1.5): after an earlier sign-out, password change or
 * archiving the write does not happen. Pipelined with the first statement of the write, which fails with Unauthenticated when the session
 * has ended meanwhile.
 */
export function lockSession(tx: Tx | PeopleTx, { session }: Pick<Actor, 'session'>): void {
  if (!session) return
  pipelineWrite(tx as Tx, sql<{ held: boolean }>`select hold_session(${session.client}) as held`, ([row]) => {
    if (!row?.held) throw new Unauthenticated('invalid_token')
  })
}

/**
 * Whether the session is still valid when the write commits, pipelined with the commit: others cannot end it before that, since it is
 * locked, but the write itself may have.
 */
export async function isSessionValid(tx: Tx, { session }: Pick<Actor, 'session'>): Promise<boolean> {
  if (!session) return false
  const rows = await pipelineRead(tx, { text: 'select hold_session($1)', values: [session.client] })
  return rows[0]?.[0] === 't'
}
