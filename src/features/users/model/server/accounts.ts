import { isUuid } from '#kernel/fields/uuid.ts'
import { sql, type Selectable } from 'kysely'
import { inRoles, platformAdmins } from '#kernel/access/role-sets.ts'
import { NotFound } from '#kernel/http/errors.ts'
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
