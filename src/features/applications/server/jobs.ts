import { inEveryCenter } from '#kernel/jobs/server/job.ts'
import { type Worker, schedule } from '#kernel/jobs/server/workers.ts'
import { closeExpiredVacancies } from '#features/vacancies/expiry/server/close-expired.ts'
import { expireApplications, notifyOfTomorrow, remindAndEscalate, requestEvaluations } from '#features/applications/reminders/server/reminders.ts'
import { countResponseTimes } from '#features/applications/reminders/server/count-response-times.ts'
import { offerAgain } from '#features/applications/capacity/server/capacity.ts'

/** The scheduled jobs of applications. Reminders are sent in the daytime. */
export const applicationJobs: Worker[] = [
  schedule('applications.expire', '5 * * * *', (db) =>
    inEveryCenter(db, async (centerId) => {
      await closeExpiredVacancies(db, centerId)
      await expireApplications(db, centerId)
    }),
  ),
  schedule('applications.places', '35 8-18 * * *', (db) => inEveryCenter(db, async (centerId) => await offerAgain(db, centerId))),
  schedule('applications.silence', '20 8-18 * * *', (db) => inEveryCenter(db, async (centerId) => await remindAndEscalate(db, centerId))),
  schedule('applications.tomorrow', '25 9-20 * * *', (db) => inEveryCenter(db, async (centerId) => await notifyOfTomorrow(db, centerId))),
  schedule('applications.over', '45 9-18 * * *', (db) => inEveryCenter(db, async (centerId) => await requestEvaluations(db, centerId))),
  schedule('applications.response_times', '40 3 * * *', (db) => inEveryCenter(db, async (centerId) => await countResponseTimes(db, centerId))),
]
