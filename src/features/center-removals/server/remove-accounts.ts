import { sql } from 'kysely'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { clearAccount } from '#features/users/privacy/server/anonymise.ts'

type Removing = { centerId: string; atMost: number; count: (tx: Tx, centerId: string, table: string, n: number) => Promise<void> }

/**
 * Removes the accounts of those who have no role but at this center, once no row of the center names them. Whoever belongs to another center,
 * or runs the platform, loses what is of this one. Somebody without a role elsewhere whom rows of another center name is erased instead, as
 * after thirty days of an account that was removed: these rows then name nobody.
 */
export async function removeAccounts(db: Database, { centerId, atMost, count }: Removing): Promise<void> {
  for (;;) {
    const found = await db.onPlatform(async (tx) => {
      const people = await peopleOf(tx, centerId, atMost)
      for (const { id, isElsewhere } of people) {
        if (isElsewhere) await letGo(tx, id, centerId)
        // From here on the worker may remove it, whichever center it began at.
        else await sql`update users set home_center_id = ${centerId} where id = ${id} and home_center_id <> ${centerId}`.execute(tx)
      }
      return people
    })
    for (const { id, isElsewhere } of found) {
      if (isElsewhere) continue
      const isGone = await db.asWorker(async (tx) => {
        if (!(await deleteAccount(tx, id))) return false
        await count(tx, centerId, 'users', 1)
        return true
      }, centerId)
      if (!isGone)
        await db.onPlatform(async (tx) => {
          await clearAccount(tx, id, new Date())
          await sql`update users set status = 'archived', archived_at = coalesce(archived_at, now()) where id = ${id}`.execute(tx)
          await letGo(tx, id, centerId)
        })
    }
    if (found.length < atMost) return
  }
}

/** Whose home it is, and who has a role there. */
async function peopleOf(tx: Tx, centerId: string, atMost: number): Promise<{ id: string; isElsewhere: boolean }[]> {
  return await rowsOf(
    tx,
    {
      id: shown.text('u.id'),
      isElsewhere: shown.flag(sql`exists (select from user_roles r where r.user_id = u.id and r.volunteer_center_id is distinct from ${centerId})`),
    },
    (columns) => sql`select ${columns} from users u where u.id in (select id from users where home_center_id = ${centerId}
      union select user_id from user_roles where volunteer_center_id = ${centerId}) order by u.id limit ${atMost}`,
  )
}

/** The account stays, at home where it has its oldest role, else at the oldest center. */
async function letGo(tx: Tx, userId: string, centerId: string): Promise<void> {
  for (const table of ['user_roles', 'sessions', 'user_tokens'] as const)
    await sql`delete from ${sql.table(table)} where user_id = ${userId} and volunteer_center_id = ${centerId}`.execute(tx)
  await sql`update users set home_center_id = coalesce(
      (select r.volunteer_center_id from user_roles r where r.user_id = ${userId} and r.volunteer_center_id <> ${centerId} order by r.granted_at, r.id limit 1),
      (select c.id from volunteer_centers c where c.id <> ${centerId} order by c.created_at, c.id limit 1))
    where id = ${userId} and home_center_id = ${centerId}`.execute(tx)
}

/** @returns false when rows of another center name the person */
async function deleteAccount(tx: Tx, id: string): Promise<boolean> {
  await sql`savepoint account`.execute(tx)
  try {
    await sql`delete from users where id = ${id}`.execute(tx)
    return true
  } catch (error) {
    if ((error as { code?: string }).code !== '23503') throw error
    await sql`rollback to savepoint account`.execute(tx)
    return false
  }
}
