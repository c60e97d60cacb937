import { sql } from 'kysely'
import { centerIds } from '#kernel/db/server/center-ids.ts'
import { removeSome, tablesInOrder } from '#kernel/db/server/center-copy/remove-rows.ts'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { removeJobs } from '#kernel/jobs/server/queues.ts'
import { removeAccounts } from './remove-accounts.ts'
import { jobsOfRemovals } from './removal-job.ts'

/** Rows that one transaction removes. */
const pieces = 500
/** After so many rounds something goes on adding rows to a center that is closed. */
const rounds = 10

/**
 * Removes everything of a center whose removal has begun, in pieces, of which each is a transaction that also counts what went. What a crash
 * leaves is found by the next run, which does the same: there is no step that may not run again.
 * @throws when rows of the center keep coming
 */
export async function carryOut(db: Database, centerId: string, atMost = pieces): Promise<void> {
  const begun = await db.onPlatform(async (tx) => await removalOf(tx, centerId))
  if (!begun) return
  const tables = await db.asWorker(tablesInOrder)
  await releaseOthers(db, centerId)
  for (let round = 0; round < rounds; round += 1) {
    await db.asWorker(async (tx) => await removeJobs(tx, centerId, jobsOfRemovals))
    for (const table of tables) {
      let gone: number
      do {
        gone = await db.asWorker(async (tx) => {
          const n = await removeSome(tx, table, { centerId, atMost })
          if (n > 0) await count(tx, centerId, table.name, n)
          return n
        }, centerId)
      } while (gone > 0)
    }
    await removeAccounts(db, { centerId, atMost, count })
    if (await end(db, begun)) return
  }
  throw new Error(`Rows of the center ${centerId} keep coming while it is removed.`)
}

type Begun = { id: string; center_id: string }

const removalOf = async (tx: Tx, centerId: string): Promise<Begun | undefined> =>
  await tx
    .selectFrom('center_removals')
    .select(['id', 'center_id'])
    .where('center_id', '=', centerId)
    .where('started_at', 'is not', null)
    .where('finished_at', 'is', null)
    .executeTakeFirst()

async function count(tx: Tx, centerId: string, table: string, n: number): Promise<void> {
  await sql`update center_removals set removed = removed || jsonb_build_object(${table}::text, coalesce((removed ->> ${table}::text)::bigint, 0) + ${n}::bigint)
    where center_id = ${centerId} and finished_at is null`.execute(tx)
}

/** What other centers have of this one: vacancies shared with it, organizations that moved to it, and agreements about such moves. */
async function releaseOthers(db: Database, centerId: string): Promise<void> {
  const others = (await db.asWorker(centerIds)).filter((id) => id !== centerId)
  for (const other of others)
    await db.inCenter(other, async (tx) => {
      await sql`update vacancies set shared_with = array_remove(shared_with, ${centerId}::uuid)
        where volunteer_center_id = ${other} and shared_with @> array[${centerId}::uuid]`.execute(tx)
      const named = await rowsOf(
        tx,
        { table: shown.text('k.conrelid::regclass::text'), column: shown.text('a.attname'), isNeeded: shown.flag('a.attnotnull') },
        (columns) => sql`select ${columns} from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and array[a.attnum] = k.conkey
          where k.contype = 'f' and k.confrelid = 'volunteer_centers'::regclass and a.attname <> 'volunteer_center_id'
            and exists (select from pg_attribute o where o.attrelid = k.conrelid and o.attname = 'volunteer_center_id')`,
      )
      for (const { table, column, isNeeded } of named)
        await sql`${isNeeded ? sql`delete from ${sql.table(table)}` : sql`update ${sql.table(table)} set ${sql.ref(column)} = null`}
          where volunteer_center_id = ${other} and ${sql.ref(column)} = ${centerId}`.execute(tx)
    })
}

/** Removes the center itself, its hosts, and its site when it was the last one there. @returns false while something still refers to it */
async function end(db: Database, { id, center_id: centerId }: Begun): Promise<boolean> {
  try {
    await db.onPlatform(async (tx) => {
      for (const table of ['user_tokens', 'sessions', 'user_roles'] as const)
        await sql`delete from ${sql.table(table)} where volunteer_center_id = ${centerId}`.execute(tx)
      const center = await tx.selectFrom('volunteer_centers').select('tenant_key').where('id', '=', centerId).executeTakeFirst()
      await tx.deleteFrom('tenant_hosts').where('center_id', '=', centerId).execute()
      await tx.deleteFrom('volunteer_centers').where('id', '=', centerId).execute()
      if (center) await removeEmptySite(tx, center.tenant_key)
      await tx
        .updateTable('center_removals')
        .set({ finished_at: sql`now()` })
        .where('id', '=', id)
        .execute()
    })
    return true
  } catch (error) {
    if ((error as { code?: string }).code !== '23503') throw error
    return false
  }
}

async function removeEmptySite(tx: Tx, key: string): Promise<void> {
  if (await tx.selectFrom('volunteer_centers').select('id').where('tenant_key', '=', key).executeTakeFirst()) return
  await tx.deleteFrom('sharing_tenants').where('tenant_key', '=', key).execute()
  await tx.deleteFrom('tenant_hosts').where('tenant_key', '=', key).execute()
  await tx.deleteFrom('tenants').where('key', '=', key).execute()
}
