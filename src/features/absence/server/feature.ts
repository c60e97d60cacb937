import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { schedule } from '#kernel/jobs/server/workers.ts'
import { appointmentsRoute } from './appointments.ts'
import { absencesApi } from './api.ts'
import { describedCalls } from './calls.ts'
import { awayRoute, substitutesRoute } from './routes.ts'
import { sweepAbsences } from './absences.ts'

export const absence = defineFeature({
  name: 'absence',
  resources: [absencesApi],
  routes: { api: () => [substitutesRoute, appointmentsRoute, awayRoute] },
  describedCalls,
  workers: [schedule('absences.sweep', '40 3 * * *', async (db) => await sweepAbsences(db, new Date()))],
})
