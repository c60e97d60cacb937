import { type Worker, schedule } from '#kernel/jobs/server/workers.ts'
import { inEveryCenter } from '#kernel/jobs/server/job.ts'
import { archiveWaiting } from '#features/organizations/transitions/server/archive-waiting.ts'

/** The scheduled jobs of organizations. */
export const organizationJobs: Worker[] = [
  schedule('organizations.archive', '50 9 * * *', (db) => inEveryCenter(db, async (centerId) => await archiveWaiting(db, centerId))),
]
