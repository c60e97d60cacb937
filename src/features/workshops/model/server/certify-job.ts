import type { Tx } from '#kernel/db/server/database.ts'
import { defineJob, enqueue } from '#kernel/jobs/server/job.ts'

type Key = { centerId: string; workshopId: string }

/** Brings the certificates of a workshop in line with who was there (`badges/server/jobs.ts`). */
export const certifyJob = defineJob<Key>({ name: 'workshops.certificates' })

/** Minutes after marking in which who did it can correct a slip before anybody is mailed. */
export const minutesToCorrect = 10

/** Asks for the certificates of a workshop once what was marked stands for ten minutes; what is marked meanwhile waits for the same job. */
export async function askForCertificates(tx: Tx, { centerId, workshopId }: Key): Promise<void> {
  await enqueue(tx, certifyJob, { centerId, workshopId }, { startAfter: minutesToCorrect * 60, singletonKey: workshopId })
}
