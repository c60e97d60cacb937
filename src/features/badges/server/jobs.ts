import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { type Worker, work } from '#kernel/jobs/server/workers.ts'
import { issueCertificates } from '#features/badges/issue/server/issue-certificates.ts'
import { askForCertificates, certifyJob, minutesToCorrect } from '#features/workshops/model/server/certify-job.ts'

type Of = { centerId: string; workshopId: string; now: Date }

/** Issues and withdraws certificates, unless somebody has marked a participant in the last minutes: then it asks again for later. */
export async function certify(tx: Tx, { centerId, workshopId, now }: Of): Promise<void> {
  const [marked] = await rowsOf(
    tx,
    { isFresh: shown.flag(sql`coalesce(max(p.marked_at) > ${now}::timestamptz - make_interval(mins => ${minutesToCorrect}), false)`) },
    (columns) => sql`select ${columns} from workshop_presence p
      join workshop_registrations r on r.volunteer_center_id = p.volunteer_center_id and r.id = p.registration_id
      where r.volunteer_center_id = ${centerId} and r.workshop_id = ${workshopId}`,
  )
  if (marked!.isFresh) await askForCertificates(tx, { centerId, workshopId })
  else await issueCertificates(tx, { centerId, workshopId, now })
}

export const badgeJobs: Worker[] = [work(certifyJob, async (tx, { centerId, workshopId }) => await certify(tx, { centerId, workshopId, now: new Date() }))]
