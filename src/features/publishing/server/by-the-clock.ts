import type { Database, Tx } from '#kernel/db/server/database.ts'
import { emit } from '#kernel/events/server/emit.ts'
import { inEveryCenter } from '#kernel/jobs/server/job.ts'
import { type Worker, schedule } from '#kernel/jobs/server/workers.ts'
import { contentWritten, type WrittenItem } from '#features/publishing/content-written.ts'

/** Content that is published or unpublished at a time that somebody chose. */
export type Planned = {
  /** The type on the wire, plural. */
  type: string
  /** Publishes what is due at `now` and unpublishes what has ended; returns what was written. */
  takeSteps: (tx: Tx, centerId: string, now: Date) => Promise<readonly WrittenItem[]>
}

/** Does what is due at one center, in one transaction with all that follows. */
export async function publishDue(db: Database, { type, takeSteps }: Planned, centerId: string, now: Date): Promise<void> {
  await db.inCenter(centerId, async (tx) => {
    const items = await takeSteps(tx, centerId, now)
    if (items.length > 0) await emit(tx, contentWritten, { centerId, actor: null, type, items, parts: ['visibility'] })
  })
}

/** The job that runs this every minute at every center. */
export const publishByTheClock = (job: string, planned: Planned): Worker =>
  schedule(job, '* * * * *', (db) => inEveryCenter(db, async (centerId) => await publishDue(db, planned, centerId, new Date())))
