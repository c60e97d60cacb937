import { inEveryCenter } from '#kernel/jobs/server/job.ts'
import { type Worker, schedule } from '#kernel/jobs/server/workers.ts'
import { remindIdle, remindOfEnd, sweepReminders } from '#features/vacancies/expiry/server/reminders.ts'

/**
 * The scheduled jobs of vacancies. Vacancies past their last day are closed by a job of applications
 * (applications/server/jobs.ts), together with their open applications.
 */
export const vacancyJobs: Worker[] = [
  schedule('vacancies.remind', '15 9 * * *', (db) => inEveryCenter(db, async (centerId) => await remindOfEnd(db, centerId, new Date()))),
  schedule('vacancies.remind_idle', '20 9 * * *', (db) => inEveryCenter(db, async (centerId) => await remindIdle(db, centerId))),
  schedule('vacancies.sweep_reminders', '35 3 * * *', (db) => inEveryCenter(db, async (centerId) => await sweepReminders(db, centerId))),
]
