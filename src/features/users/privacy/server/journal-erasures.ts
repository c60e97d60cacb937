import { sql } from 'kysely'
import { daysToRestore } from '#features/users/model/user-states.ts'
import { people } from '#features/users/model/server/people-tables.ts'
import { type Erasure, noteErasures, readErasures } from '#kernel/db/server/backup/erasure-journal.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { jsonText } from '#kernel/db/server/json-text.ts'
import { orNull, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { type Worker, schedule } from '#kernel/jobs/server/workers.ts'
import { anonymiseArchived } from './anonymise.ts'

/** Writes each minute beside the backups whose account was removed, or brought back, since it was last written. */
export const journalErasures = (backupDir: string): Worker =>
  schedule('erasures.journal', '* * * * *', async (db) => await noteErasures(backupDir, await newErasures(db, await readErasures(backupDir))))

const erasure = {
  userId: shown.text('u.id'),
  archivedAt: orNull(shown.text(`to_char(u.archived_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)),
}

/** A day longer than an account can be brought back. */
const watched = `${daysToRestore + 1} days`

/** What the accounts say that the journal does not. */
async function newErasures(db: Database, known: readonly Erasure[]): Promise<Erasure[]> {
  const archived = known.filter(({ archivedAt }) => archivedAt !== null)
  return await db.onPlatform(
    async (tx) =>
      await rowsOf(
        tx,
        erasure,
        (columns) => sql`select ${columns}
        from users u left join jsonb_to_recordset(${jsonText(archived)}::jsonb) as k("userId" uuid, "archivedAt" timestamptz) on k."userId" = u.id
        where u.archived_at > now() - ${watched}::interval and date_trunc('milliseconds', u.archived_at) is distinct from k."archivedAt"
          or u.archived_at is null and k."userId" is not null
        order by u.archived_at nulls last`,
      ),
  )
}

/**
 * Removes the accounts again that were removed after the moment to which the database was restored: signed out, archived as of
 * then, and erased where their thirty days are over.
 * @returns how many
 */
export async function replayErasures(db: Database, erasures: readonly Erasure[], now: Date): Promise<number> {
  let count = 0
  for (const { userId, archivedAt } of erasures) {
    if (archivedAt === null) continue
    const isAgain = await db.onPlatform(async (plain) => {
      const tx = people(plain)
      const row = await tx
        .updateTable('users')
        .set({ status: 'archived', archived_at: new Date(archivedAt), unconfirmed_email: null })
        .where('id', '=', userId)
        .where('archived_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
      if (!row) return false
      await tx.deleteFrom('sessions').where('user_id', '=', userId).execute()
      await tx.deleteFrom('user_tokens').where('user_id', '=', userId).execute()
      return true
    })
    if (isAgain) count++
  }
  while ((await anonymiseArchived(db, now)) > 0) continue
  return count
}
