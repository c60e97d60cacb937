import { type Worker, schedule } from '#kernel/jobs/server/workers.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { applyImport } from '#features/imports/apply/server/apply.ts'
import { abortRun, forgetImports } from '#features/imports/model/server/abort-run.ts'
import { applyJob, readJob, undoJob } from '#features/imports/model/server/import-jobs.ts'
import type { ImportKey } from '#features/imports/model/server/import-run.ts'
import { readFile } from '#features/imports/receive/server/read-file.ts'
import { undoImport } from '#features/imports/undo/server/undo.ts'

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
