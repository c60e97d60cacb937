import { inEveryCenter } from '#kernel/jobs/server/in-every-center.ts'
import { schedule, type Worker } from '#kernel/jobs/server/work.ts'
import { publishDue } from './publish-due.ts'

/** What time does to news: in the minute that somebody chose. */
export const newsJobs: Worker[] = [
  schedule('news.publish', '* * * * *', (db) => inEveryCenter(db, async (centerId) => await publishDue(db, centerId, new Date()))),
]
