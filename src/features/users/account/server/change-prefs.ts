import type { Database } from '#kernel/db/server/database.ts'

import { people } from '#features/users/model/server/people-tables.ts'

type Prefs = Record<string, unknown>

/** Changes which mails somebody gets, by the link of such a mail: nothing else of the account, and none is told of it. */
export async function changePrefs(db: Database, userId: string, change: (prefs: Prefs) => Prefs): Promise<void> {
  await db.onPlatform(async (tx) => {
    const row = await people(tx).selectFrom('users').select('notification_prefs').where('id', '=', userId).forUpdate().executeTakeFirst()
    if (!row) return
    const prefs = JSON.stringify(change(row.notification_prefs))
    await people(tx).updateTable('users').set({ notification_prefs: prefs }).where('id', '=', userId).execute()
  })
}
