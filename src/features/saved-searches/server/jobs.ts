import { inEveryCenter } from '#kernel/jobs/server/in-every-center.ts'
import { schedule, type Worker } from '#kernel/jobs/server/work.ts'
import type { Frequency } from '#features/saved-searches/saved-search.ts'
import { mailFinds } from './mail-finds.ts'

/** By the clock of Amsterdam; at night nobody is mailed. */
const times: Record<Frequency, string> = { at_once: '*/5 7-21 * * *', daily: '0 8 * * *', weekly: '10 8 * * 1' }

export const savedSearchJobs: Worker[] = Object.entries(times).map(([frequency, cron]) =>
  schedule(`saved-searches.${frequency}`, cron, (db) => inEveryCenter(db, async (centerId) => await mailFinds(db, centerId, frequency as Frequency))),
)
