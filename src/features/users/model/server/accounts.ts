import { type Selectable, sql } from 'kysely'
import type { Actor } from '#kernel/access/actor.ts'
import { inRoles, platformAdmins } from '#kernel/access/role-sets.ts'
import { type Tx, pipelineWrite, pipelineRead } from '#kernel/db/server/database.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { NotFound, Unauthenticated } from '#kernel/http/errors.ts'
import type { PeopleTx, UserTable } from './people-tables.ts'

export type Account = Selectable<UserTable>

export function nameOf({ first_name, last_name }: Pick<Account, 'first_name' | 'last_name'>): string {
  return `${first_name} ${last_name}`.trim()
}

/** As addresses are compared: no spaces around, lower case. */
export function foldMail(email: string): string {
  return email.trim().toLowerCase()
}

export async function findByMail(tx: PeopleTx, email: string): Promise<Account | undefined> {
  if (email.includes('\0')) return undefined // PostgreSQL cannot even compare it
  return await tx.selectFrom('users').selectAll().where('email', '=', foldMail(email)).executeTakeFirst()
}

/** Anonymised people are gone for everyone. */
export async function findAccount(tx: PeopleTx, id: string): Promise<Account | undefined> {
  if (!isUuid(id)) return undefined
  return await tx.selectFrom('users').selectAll().where('id', '=', id).where('anonymised_at', 'is', null).executeTakeFirst()
}

/** The account, held until the transaction ends, so that two changes of one person come one after the other. */
export async function lockAccount(tx: PeopleTx, id: string): Promise<Account> {
  const account = isUuid(id)
    ? await tx.selectFrom('users').selectAll().where('id', '=', id).where('anonymised_at', 'is', null).forNoKeyUpdate().executeTakeFirst()
    : undefined
  if (!account) throw new NotFound('users', id)
  return account
}

/** Whether a person has a role here, or calls it home (contract §1.4). */
export async function isRegisteredAt(tx: PeopleTx, userId: string, centerId: string): Promise<boolean> {
  const { rows } = await sql<{ registered: boolean }>`
    select exists (select from users where id = ${userId} and home_center_id = ${centerId})
      or exists (select from user_roles where user_id = ${userId} and (volunteer_center_id = ${centerId} or ${sql.raw(inRoles('name', platformAdmins))})) as registered
  `.execute(tx)
  return rows[0]!.registered
}

/**
 * Nobody has shown yet that this address is theirs, so whoever chose the password may be somebody else. Before such an
 * account is given a role it loses the password, its sessions and every link but its invitations; who reads the mails of
 * the address begins anew. Says whether there was a password.
 */
export async function voidUnconfirmed(tx: PeopleTx, account: Account): Promise<boolean> {
  if (account.confirmed_at !== null) return false
  await tx.updateTable('users').set({ password_hash: null, unconfirmed_email: null }).where('id', '=', account.id).execute()
  await tx.deleteFrom('sessions').where('user_id', '=', account.id).execute()
  await tx.deleteFrom('user_tokens').where('user_id', '=', account.id).where('purpose', '<>', 'invite').execute()
  return account.password_hash !== null
}

/**
 * Holds the caller's session until a write commits, in any transaction (contract §1.5): after a sign-out, a password
 * change or an archiving that came first, the write does not happen.
 * It goes along with the first statement of the write, which fails with Unauthenticated when the session has ended meanwhile.
 */
export function lockSession(tx: Tx | PeopleTx, { session }: Pick<Actor, 'session'>): void {
  if (!session) return
  pipelineWrite(tx as Tx, sql<{ held: boolean }>`select hold_session(${session.client}) as held`, ([row]) => {
    if (!row?.held) throw new Unauthenticated('invalid_token')
  })
}

/**
 * Whether the session still stands when the write commits, read along with the commit: nobody ends it before that, for it is held,
 * but the write itself may have.
 */
export async function isSessionValid(tx: Tx, { session }: Pick<Actor, 'session'>): Promise<boolean> {
  if (!session) return false
  const rows = await pipelineRead(tx, { text: 'select hold_session($1)', values: [session.client] })
  return rows[0]?.[0] === 't'
}
