import { defineJob } from '#kernel/jobs/server/job.ts'
import { schedule, type Worker } from '#kernel/jobs/server/work.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { applyImport } from './apply.ts'
import { forgetImports } from './forget.ts'
import { giveUp } from './give-up.ts'
import type { ImportKey } from './parts.ts'
import { readFile } from './read-file.ts'
import type { Step } from './steps.ts'
import { undoImport } from './undo.ts'

// Each has its effect once: it looks first whether its import still waits for it, and says in the same transaction that it does not.
export const readJob = defineJob<ImportKey>({ name: 'imports.read', seconds: 300, retries: 3 })
export const applyJob = defineJob<Step>({ name: 'imports.apply', seconds: 300, retries: 6 })
export const undoJob = defineJob<Step>({ name: 'imports.undo', seconds: 300, retries: 6 })

const step = <Payload extends ImportKey>(job: Worker['job'], run: (db: Database, payload: Payload) => Promise<void>): Worker => ({
  job,
  cron: null,
  run: async (db, _jobId, payload: Payload) => await run(db, payload),
  givenUp: async (db, payload: Payload) => await giveUp(db, payload),
})

export const importJobs: readonly Worker[] = [
  step(readJob, readFile),
  step(applyJob, applyImport),
  step(undoJob, undoImport),
  schedule('imports.forget', '15 * * * *', forgetImports),
]
