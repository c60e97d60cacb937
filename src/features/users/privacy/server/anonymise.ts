import { sql } from 'kysely'
import { centerIds } from '#kernel/db/server/center-ids.ts'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { daysToRestore } from '#features/users/model/user-states.ts'
import { people } from '#features/users/model/server/people-tables.ts'
import { type PersonalTable, personalTables } from '#features/users/model/server/personal-tables.ts'

/**
 * The daily job behind "deleted": thirty days after archiving, name, address and texts are erased; counts stay (decisions 14). The account
 * itself comes last, so that an interrupted run is repeated. Returns how many.
 */
export async function anonymiseArchived(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - daysToRestore * 86_400_000)
  const { due, centers } = await db.onPlatform(async (tx) => {
    const rows = await people(tx)
      .selectFrom('users')
      .select('id')
      .where('status', '=', 'archived')
      .where('archived_at', '<', before)
      .where('anonymised_at', 'is', null)
      .limit(500)
      .execute()
    return { due: rows.map((row) => row.id), centers: await centerIds(tx) }
  })
  for (const userId of due) {
    for (const centerId of centers) await db.forUser(userId).inCenter(centerId, async (tx) => await clearTables(tx, 'center', userId))
    await db.asWorker(async (tx) => await forgetMails(tx, userId))
    await db.onPlatform(async (tx) => await clearAccount(tx, userId, now))
  }
  return due.length
}

async function clearTables(tx: Tx, wall: PersonalTable['connection'], userId: string): Promise<void> {
  for (const { table, column, afterwards } of personalTables.filter((personal) => personal.connection === wall)) {
    if (afterwards === null) continue
    const change = afterwards === 'delete' ? sql`delete from ${sql.table(table)}` : sql`update ${sql.table(table)} set ${sql.raw(afterwards)}`
    await sql`${change} where ${sql.ref(column)} = ${userId}`.execute(tx)
  }
}

/** Mails name a person by address. One that is being sent is left, since its outcome must still be recorded. */
async function forgetMails(tx: Tx, userId: string): Promise<void> {
  await sql`delete from outbox where user_id = ${userId} and status <> 'sending'`.execute(tx)
}

/** Takes from an account whatever names its person; what refers to it names nobody from then on. */
export async function clearAccount(tx: Tx, userId: string, now: Date): Promise<void> {
  await clearTables(tx, 'platform', userId)
  await people(tx)
    .updateTable('users')
    .set({
      email: `deleted-${userId}@invalid`,
      unconfirmed_email: null,
      first_name: 'Verwijderde',
      last_name: 'gebruiker',
      phone: null,
      password_hash: null,
      notification_prefs: '{}',
      confirmed_at: null,
      last_seen_at: null,
      changelog_seen_at: null,
      anonymised_at: now,
    })
    .where('id', '=', userId)
    .execute()
}
