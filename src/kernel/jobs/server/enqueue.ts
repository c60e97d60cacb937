import { randomUUID } from 'node:crypto'
import { CompiledQuery } from 'kysely'
import type { PgBoss } from 'pg-boss'
import type { Tx } from '#kernel/db/server/database.ts'
import type { Job, JobPayload } from './job.ts'

/** Any open queue will do: only its settings are used, because the caller's transaction writes the row. */
let open: PgBoss[] = []

export function setQueue(boss: PgBoss): () => void {
  open = [...open, boss]
  return () => (open = open.filter((other) => other !== boss))
}

type Options = {
  /** Not before this moment, or this many seconds from now. */
  startAfter?: Date | number
  /** While a job of this center with this key waits to start, another one is not added. */
  singletonKey?: string
}

/**
 * Adds a job in the transaction of the change: it runs after the commit, and never after a rollback.
 * @throws when this process has not opened its jobs, or no job of that name is known
 */
export async function enqueue<Payload extends JobPayload>(tx: Tx, job: Job<Payload>, payload: NoInfer<Payload>, options: Options = {}): Promise<void> {
  const boss = open.at(-1)
  if (!boss) throw new Error(`The job ${job.name} cannot be added: this process has not opened its jobs.`)
  await boss.send(job.name, payload, {
    ...(options.startAfter === undefined ? {} : { startAfter: options.startAfter }),
    singletonKey: options.singletonKey === undefined ? randomUUID() : `${payload.centerId} ${options.singletonKey}`,
    db: {
      async executeSql(text, values) {
        const { rows } = await tx.executeQuery(CompiledQuery.raw(text, values))
        return { rows }
      },
    },
  })
}
