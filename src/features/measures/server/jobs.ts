import { inEveryCenter } from '#kernel/jobs/server/job.ts'
import { type Worker, schedule } from '#kernel/jobs/server/workers.ts'
import { type Difference, checkCenter } from './check.ts'
import { rollCenter } from './roll.ts'

/** Counts the months of every center, and looks on another hour of the night whether what is stored is right. */
export const measureJobs: Worker[] = [
  schedule('measures.roll', '40 2 * * *', async (db) => await inEveryCenter(db, async (centerId) => await rollCenter(db, centerId, new Date()))),
  schedule('measures.check', '10 4 * * *', async (db) => {
    const found: (Difference & { centerId: string })[] = []
    await inEveryCenter(db, async (centerId) => {
      found.push(...(await checkCenter(db, centerId, new Date())).map((one) => ({ ...one, centerId })))
    })
    // A failed job is in the log of whoever runs the platform; a silent difference would be believed.
    if (found.length > 0) throw new Error(`Stored measures are not what a fresh count says: ${sentenceOf(found)}`)
  }),
]

const sentenceOf = (found: readonly (Difference & { centerId: string })[]) =>
  found
    .slice(0, 20)
    .map(({ centerId, measure, month, dimension }) => `${measure}${dimension && ` by ${dimension}`} in ${month} of center ${centerId}`)
    .join('; ')
