import { randomUUID } from 'node:crypto'
import { CompiledQuery } from 'kysely'
import type { PgBoss } from 'pg-boss'
import { centerIds } from '#kernel/db/server/center-ids.ts'
import type { Database, Tx } from '#kernel/db/server/database.ts'

/** Work for later, by name. Its payload names the center, so that row-level security binds the handler as it binds the request. */
export type Job<Payload extends JobPayload> = {
  readonly name: string
  readonly retries: number
  /** Seconds one try may take; after that, or after a crash, it is retried. */
  readonly seconds: number
  /** Exists for the type only. */
  readonly payload?: Payload
}
export type JobPayload = { centerId: string }

/**
 * Declares a job: `export const runExport = defineJob<{ centerId: string; exportId: string }>({ name: 'exports.run' })`.
 * Retried after 5, 10, 20 … seconds, five times by default.
 */
export function defineJob<Payload extends JobPayload>({ name, retries = 5, seconds = 60 }: { name: string; retries?: number; seconds?: number }): Job<Payload> {
  return { name, retries, seconds }
}

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

/** Runs `work` for one center after the other. */
export async function inEveryCenter(db: Database, work: (centerId: string) => Promise<void>): Promise<void> {
  for (const id of await db.asWorker(centerIds)) await work(id)
}
