import { sql } from 'kysely'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { type RowOf, orNull, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import type { Job, JobPayload } from './job.ts'

/** Milliseconds for the questions of one answer, so that a slow database leaves the other figures. */
const patience = 2_000

const queues = {
  oldest: orNull(
    shown.number(
      `(select extract(epoch from now() - min(next_attempt_at))::float8 from outbox where status in ('waiting', 'sending') and next_attempt_at <= now())`,
    ),
  ),
  mails: orNull(
    shown.json<Record<string, number>>()(
      `(select json_object_agg(status, n) from (select status, count(*) as n from outbox where status in ('failed', 'unknown') and created_at > now() - interval '1 day' group by status) t)`,
    ),
  ),
  removals: orNull(shown.number(`(select extract(epoch from now() - min(due_at))::float8 from loose_objects where due_at <= now())`)),
  jobs: orNull(
    shown.json<{ name: string; waiting: number; active: number }[]>()(
      `(select json_agg(json_build_object('name', name, 'waiting', queued_count, 'active', active_count)) from pgboss.queue)`,
    ),
  ),
}
export type Queues = RowOf<typeof queues>

/**
 * Mails and jobs of all centers, without whose they are. `oldest`: seconds for which the oldest mail that could be sent has waited; `mails`:
 * how many of the last day ended badly, by status; `removals`: seconds for which the oldest object
 * that is to be removed from the storage has been due; `jobs`: how many wait or run, by queue. Null where there is none.
 * @throws Unavailable when the database does not answer within two seconds
 */
export async function readQueues(db: Database): Promise<Queues> {
  return await db.asWorker(async (tx) => {
    await sql`select set_config('statement_timeout', ${String(patience)}, true)`.execute(tx)
    const rows = await rowsOf(tx, queues, (columns) => sql`select ${columns}`)
    return rows[0]!
  })
}

/** Whether a job for this center waits, runs, or is to be tried again. */
export async function hasJob(tx: Tx, { name }: Job<JobPayload>, centerId: string): Promise<boolean> {
  const { rows } = await sql`select from pgboss.job where name = ${name} and data ->> 'centerId' = ${centerId} and state < 'completed' limit 1`.execute(tx)
  return rows.length > 0
}

/** Removes every job of a center, waiting or done, but those of these names: for a center that is no more. */
export async function removeJobs(tx: Tx, centerId: string, but: readonly string[]): Promise<void> {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass('pgboss.job') is not null as exists`.execute(tx)
  if (rows[0]!.exists) await sql`delete from pgboss.job where data ->> 'centerId' = ${centerId} and name <> all (${but})`.execute(tx)
}
