import { inEveryCenter } from '#kernel/jobs/server/job.ts'
import { schedule, type Worker } from '#kernel/jobs/server/workers.ts'
import { askContacts, sweepRounds } from '#features/social-map/rounds/server/ask-contacts.ts'
import { extendSpans } from '#features/social-map/rounds/server/extend-spans.ts'
import { ageEntries } from '#features/social-map/rounds/server/stale.ts'

/** The scheduled jobs of the social map. */
export const socialMapJobs: Worker[] = [
  schedule('social-map.spans', '10 1 * * *', (db) => inEveryCenter(db, async (centerId) => await extendSpans(db, centerId, new Date()))),
  schedule('social-map.stale', '25 3 * * *', (db) => inEveryCenter(db, async (centerId) => await ageEntries(db, centerId, new Date()))),
  schedule('social-map.rounds', '20 8 * * *', (db) =>
    inEveryCenter(db, async (centerId) => {
      const now = new Date()
      await askContacts(db, centerId, now)
      await sweepRounds(db, centerId, now)
    }),
  ),
]
