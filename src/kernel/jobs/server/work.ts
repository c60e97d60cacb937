import { sql } from 'kysely'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import type { Job, JobPayload } from './job.ts'

/** What runs a job. It does nothing until it is in the list given to `openJobs`. */
export type Worker = {
  job: Job<JobPayload>
  /** A cron expression of five fields, in Dutch time; null for work that is added with `enqueue`. */
  cron: string | null
  run: (db: Database, jobId: string, payload: never) => Promise<void>
  /** Runs when the last try has failed too, or its process died, so that whoever waits is notified. */
  givenUp?: (db: Database, payload: never) => Promise<void>
}

/**
 * Runs the job in one transaction of its center. It takes effect once, also when it is retried after a crash. For work that
 * takes seconds and touches only the database.
 */
export function work<Payload extends JobPayload>(job: Job<Payload>, handler: (tx: Tx, payload: Payload) => Promise<void>): Worker {
  return {
    job,
    cron: null,
    run: (db, jobId, payload: Payload) =>
      db.inCenter(payload.centerId, async (tx) => {
        const { rows } = await sql`insert into jobs_done (volunteer_center_id, id) values (${payload.centerId}, ${jobId})
          on conflict do nothing returning id`.execute(tx)
        if (rows.length === 1) await handler(tx, payload)
      }),
  }
}

/** Runs something at fixed times (cron, Dutch time), once for all processes together: `schedule('sessions.sweep', '10 * * * *', …)`. */
export function schedule(name: string, cron: string, handler: (db: Database) => Promise<void>): Worker {
  return { job: { name, retries: 2, seconds: 600 }, cron, run: (db) => handler(db) }
}
