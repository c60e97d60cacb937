import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { listen } from '#kernel/events/server/emit.ts'
import { type Worker, schedule } from '#kernel/jobs/server/workers.ts'
import { removalCancelled } from '#features/tenancy/events.ts'
import { planFields, withoutExportFields } from '#features/center-removals/center-removal.ts'
import { errorWords } from '#features/center-removals/messages.ts'
import { beginRemovals } from './begin-removals.ts'
import { carryOut } from './carry-out.ts'
import { removalEvents, removalMails } from './mails.ts'
import { tellAdmins } from './plan-removal.ts'
import { removalJob } from './removal-job.ts'
import { removalRoutes, type } from './removal-routes.ts'

const carryingOut: Worker = { job: removalJob, cron: null, run: async (db, _jobId, { centerId }: { centerId: string }) => await carryOut(db, centerId) }

export const centerRemovals = defineFeature({
  name: 'center-removals',
  routes: { api: removalRoutes },
  describedCalls: {
    'GET /api/v1/center_removals': { id: 'listRemovedCenters', summary: 'The centers that were removed, in meta.removed; for platform admins' },
    'GET /api/v1/center_removals/:id': {
      id: 'getCenterRemoval',
      summary: 'When a center is removed and what that waits for, in meta.removal; null when it is not. The id is that of the center',
    },
    'POST /api/v1/center_removals': {
      id: 'planCenterRemoval',
      summary: 'Plan the removal of a closed center, with its name and one’s own password; its admins are mailed',
      body: planFields,
      bodyType: type,
      refusals: [404, 409, 422],
    },
    'PUT /api/v1/center_removals/:id/without_export': {
      id: 'removeCenterWithoutExport',
      summary: 'Record that the center takes nothing along, and why',
      body: withoutExportFields,
      bodyType: type,
      refusals: [409, 422],
    },
    'DELETE /api/v1/center_removals/:id': { id: 'cancelCenterRemoval', summary: 'Keep the center, as long as its removal has not begun', refusals: [409] },
  },
  workers: [carryingOut, schedule('center-removals.begin', '*/10 * * * *', async (db) => void (await beginRemovals(db)))],
  listeners: [listen(removalCancelled, async (tx, cancelled) => await tellAdmins(tx, cancelled, 'center_removals.cancelled'))],
  mails: removalMails,
  mailEvents: removalEvents,
  errorWords,
})
