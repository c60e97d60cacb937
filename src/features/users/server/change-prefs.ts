import { sql } from 'kysely'
import type { Database } from '#kernel/db/server/database.ts'

type Prefs = Record<string, unknown>

/** Changes which mails somebody gets, by the link of such a mail: nothing else of the account, and none is told of it. */
export async function changePrefs(db: Database, userId: string, change: (prefs: Prefs) => Prefs): Promise<void> {
  await db.onPlatform(async (tx) => {
    const { rows } = await sql<{ prefs: Prefs }>`select notification_prefs as prefs from users where id = ${userId} for update`.execute(tx)
    if (rows[0]) await sql`update users set notification_prefs = ${JSON.stringify(change(rows[0].prefs))}::jsonb where id = ${userId}`.execute(tx)
  })
}
