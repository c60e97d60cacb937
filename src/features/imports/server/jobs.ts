import { schedule, type Worker } from '#kernel/jobs/server/work.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { applyImport } from './apply.ts'
import { forgetImports } from './forget.ts'
import { abortRun } from './give-up.ts'
import { applyJob, readJob, undoJob } from './import-jobs.ts'
import type { ImportKey } from './parts.ts'
import { readFile } from './read-file.ts'
import { undoImport } from './undo.ts'

const step = <Payload extends ImportKey>(job: Worker['job'], run: (db: Database, payload: Payload) => Promise<void>): Worker => ({
  job,
  cron: null,
  run: async (db, _jobId, payload: Payload) => await run(db, payload),
  givenUp: async (db, payload: Payload) => await abortRun(db, payload),
})

export const importJobs: readonly Worker[] = [
  step(readJob, readFile),
  step(applyJob, applyImport),
  step(undoJob, undoImport),
  schedule('imports.forget', '15 * * * *', forgetImports),
]
