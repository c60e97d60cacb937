import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { type DatabaseAddress, addressFor } from '#kernel/db/server/roles.ts'
import { timeZone } from '#kernel/i18n/dates.ts'
import { inSpan } from '#kernel/observed/server/traces.ts'
import { type Job, type JobPayload, setQueue } from './job.ts'

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

type Log = { error(details: object, message: string): void; warn(details: object, message: string): void }
type Options = {
  address: DatabaseAddress
  db: Database
  /** Every worker of the product, whether this process runs jobs or only adds them. */
  workers: readonly Worker[]
  /** false: only `enqueue`, for a process that serves pages. */
  working: boolean
  log: Log
}
export type Jobs = { /** Lets running jobs finish (at most 20 s), then closes. */ stop(): Promise<void> }

/**
 * Makes `enqueue` possible in this process and, when it is to work, starts running jobs and keeping the schedules. Call it
 * after `prepareJobs`.
 */
export async function openJobs({ address, db, workers, working, log }: Options): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: addressFor('vw_worker', address),
    application_name: `jobs ${process.pid}`,
    max: working ? 4 : 1,
    migrate: false,
    createSchema: false,
    supervise: working,
    schedule: working,
    useListenNotify: working,
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
    reindex: false, // only the owner may, and the worker is not the owner
  })
  boss.on('error', (error) => log.error({ err: error }, 'The job queue has trouble; it goes on.'))
  boss.on('warning', (warning) => log.warn({ warning }, 'The job queue warns.'))
  await boss.start()
  for (const { job, givenUp } of workers) {
    const deadLetter = givenUp && givenUpQueue(job)
    if (deadLetter) await boss.createQueue(deadLetter, { retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 600, notify: true })
    const options = {
      retryLimit: job.retries,
      retryDelay: 5,
      retryBackoff: true,
      retryDelayMax: 3600,
      expireInSeconds: job.seconds,
      notify: true,
      // Long work whose process died is restarted as soon as its heartbeat stops.
      ...(job.seconds > 60 && { heartbeatSeconds: 20 }),
      ...(deadLetter && { deadLetter }),
    }
    await boss.createQueue(job.name, { ...options, policy: 'short' })
    await boss.updateQueue(job.name, options)
  }
  if (working) {
    await keepSchedules(boss, workers)
    for (const worker of workers.flatMap(withGivenUp)) await begin(boss, db, worker, log)
  }
  const takeBack = setQueue(boss)
  return {
    async stop() {
      takeBack()
      await boss.stop({ graceful: true, timeout: 20_000 })
    },
  }
}

/** The queue for a job whose tries are used up. */
const givenUpQueue = ({ name }: Job<JobPayload>) => `${name}.given_up`

function withGivenUp(worker: Worker): Worker[] {
  const { job, givenUp } = worker
  if (!givenUp) return [worker]
  return [worker, { job: { name: givenUpQueue(job), retries: 20, seconds: 60 }, cron: null, run: async (db, _jobId, payload) => await givenUp(db, payload) }]
}

type Try = { id: string; data: JobPayload; retryCount: number }

/** Runs a job once, and logs that it failed. @throws what the job threw, so that the queue tries it again */
export async function tryJob(db: Database, { job, run }: Worker, found: Try, log: Pick<Log, 'error'>): Promise<void> {
  try {
    await inSpan(`job ${job.name}`, { 'job.attempt': found.retryCount + 1 }, async () => await run(db, found.id, found.data as never))
  } catch (error) {
    const last = found.retryCount >= job.retries
    log.error(
      { err: error, job: job.name, jobId: found.id, attempt: found.retryCount + 1 },
      last ? 'A job failed for good.' : 'A job failed; it will be tried again.',
    )
    throw error
  }
}

async function begin(boss: PgBoss, db: Database, worker: Worker, log: Log): Promise<void> {
  const { job } = worker
  // With notifications pg-boss polls for retries and delayed jobs only every 30 s by default.
  const options = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 } as const
  const id = await boss.work<JobPayload>(job.name, options, async ([found]) => {
    if (!found) return
    boss.notifyWorker(id) // look for the next one at once, not after two seconds
    await tryJob(db, worker, found, log)
  })
}

/** Makes the stored schedules those of the code: one that is no longer there is removed. */
async function keepSchedules(boss: PgBoss, workers: readonly Worker[]): Promise<void> {
  const wanted = new Map(workers.flatMap(({ job, cron }) => (cron === null ? [] : [[job.name, cron]])))
  for (const { name } of await boss.getSchedules()) if (!wanted.has(name)) await boss.unschedule(name)
  for (const [name, cron] of wanted) await boss.schedule(name, cron, {}, { tz: timeZone })
}

/** Removes the record of a finished job after 30 days; the queue itself has removed the job long before. */
export const sweepJobsDone = schedule('jobs.sweep', '40 3 * * *', async (db) => {
  await db.asWorker((tx) => sql`delete from jobs_done where done_at < now() - interval '30 days'`.execute(tx))
})
