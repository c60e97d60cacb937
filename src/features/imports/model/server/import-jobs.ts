import { defineJob } from '#kernel/jobs/server/job.ts'
import type { ImportKey, ImportRun } from './import-run.ts'

// The long work of an import. Each has its effect once: it looks first whether its import still waits for it, and says in the same
// transaction that it does not. A step that leads to another adds that one's job with it, so that no import waits for nobody.
export const readJob = defineJob<ImportKey>({ name: 'imports.read', seconds: 300, retries: 3 })
export const applyJob = defineJob<ImportRun>({ name: 'imports.apply', seconds: 300, retries: 6 })
export const undoJob = defineJob<ImportRun>({ name: 'imports.undo', seconds: 300, retries: 6 })
