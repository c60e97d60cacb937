import { defineJob } from '#kernel/jobs/server/job.ts'
import type { ImportKey, ImportRun } from './import-run.ts'

// The long work of an import. Each job takes effect once: it checks that its import still waits for it, and changes the status in its own
// transaction. Applying 20,000 vacancies takes minutes; a killed process is noticed by its missing heartbeat, not by this limit. A step that leads to another adds the next job in the same transaction, so that no import waits forever.
export const readJob = defineJob<ImportKey>({ name: 'imports.read', seconds: 300, retries: 3 })
export const applyJob = defineJob<ImportRun>({ name: 'imports.apply', seconds: 1800, retries: 6 })
export const undoJob = defineJob<ImportRun>({ name: 'imports.undo', seconds: 1800, retries: 6 })
