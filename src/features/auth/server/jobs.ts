import { sql } from 'kysely'
import { usedTokenRetention } from '#features/auth/tokens/server/tokens.ts'
import { people } from '#features/users/model/server/people-tables.ts'
import { anonymiseArchived } from '#features/users/privacy/server/anonymise.ts'
import { processInactiveUsers } from '#features/users/privacy/server/inactive-users.ts'
import { applyRetention } from '#features/users/privacy/server/retention.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { type Worker, schedule } from '#kernel/jobs/server/workers.ts'

/** The scheduled jobs of accounts. */
export const accountWorkers: readonly Worker[] = [
  schedule('retention.forget', '10 2 * * *', async (db) => void (await applyRetention(db, new Date()))),
  // In the daytime, because it sends mails.
  schedule('accounts.idle', '30 9 * * *', async (db) => void (await processInactiveUsers(db, new Date()))),
  schedule('accounts.anonymise', '40 2 * * *', async (db) => void (await anonymiseArchived(db, new Date()))),
  schedule('accounts.sweep', '50 2 * * *', async (db) => await sweepAccounts(db, new Date())),
]

/** The daily sweep of what has ended: sessions, one-time tokens after thirty days, old counters, people who never confirmed. */
export async function sweepAccounts(db: Database, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - usedTokenRetention)
  await db.onPlatform(async (plain) => {
    const tx = people(plain)
    // Keeps on the user when the session was last used, before the session is deleted.
    await sql`update users set last_seen_at = ended.at
      from (select user_id, max(last_used_at) as at from sessions where expires_at < ${now} and kind <> 'impersonation' group by user_id) ended
      where users.id = ended.user_id and coalesce(users.last_seen_at, '-infinity') < ended.at`.execute(tx)
    await tx.deleteFrom('sessions').where('expires_at', '<', now).execute()
    await tx.deleteFrom('user_tokens').where('expires_at', '<', longAgo).execute()
    await sql`delete from rate_limits where expire < ${now.getTime()}`.execute(tx)
    // Invited and never confirmed: archived after thirty days (domain §3.14), and later anonymised like everyone else.
    await tx
      .updateTable('users')
      .set({ status: 'archived', archived_at: now })
      .where('status', '=', 'invited')
      .where('created_at', '<', longAgo)
      .where((where) =>
        where.not(
          where.exists(
            where.selectFrom('user_tokens').select('digest').whereRef('user_tokens.user_id', '=', 'users.id').where('user_tokens.expires_at', '>', now),
          ),
        ),
      )
      .execute()
  })
}
