import { sql } from 'kysely'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import type { Job, JobPayload } from './job.ts'

/** Who does a job. It does nothing until it stands in the list given to `openJobs`. */
export type Worker = {
  job: Job<JobPayload>
  /** Five fields of cron, in Dutch time; null for work that is asked for with `enqueue`. */
  cron: string | null
  run: (db: Database, jobId: string, payload: never) => Promise<void>
  /** What is done when its last try has failed too, be it that the process died: whoever waits for it is told. */
  givenUp?: (db: Database, payload: never) => Promise<void>
}

/**
 * Does the job in one transaction of its center. It has its effect once, also when it is tried again after a crash.
 * For what is done in some seconds and touches nothing but the database.
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

/** Does something at fixed times (cron, Dutch time), once for all processes together: `schedule('sessions.sweep', '10 * * * *', …)`. */
export function schedule(name: string, cron: string, handler: (db: Database) => Promise<void>): Worker {
  return { job: { name, retries: 2, seconds: 600 }, cron, run: (db) => handler(db) }
}
