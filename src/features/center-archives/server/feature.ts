import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { type Worker, schedule } from '#kernel/jobs/server/workers.ts'
import { auditMessages } from '#features/center-archives/audit-messages.ts'
import { errorWords } from '#features/center-archives/messages.ts'
import { askFields } from '#features/center-archives/center-export.ts'
import { centerExportRoutes, type } from './center-export-routes.ts'
import { type JoinKey, joinAccount, joinJob } from './join-account.ts'
import { archiveEvents, archiveMails, arrivalEvents, arrivalMails } from './mails.ts'
import { forgetArrivals, tellArrivals } from './tell-arrivals.ts'
import { type ExportKey, centerExportJob, forgetCenterExports, giveUpExport, runCenterExport } from './run-export.ts'

const making: Worker = {
  job: centerExportJob,
  cron: null,
  run: async (db, _jobId, payload: ExportKey) => await runCenterExport(db, payload),
  givenUp: async (db, payload: ExportKey) => await giveUpExport(db, payload),
}

const joining: Worker = { job: joinJob, cron: null, run: async (db, _jobId, payload: JoinKey) => await joinAccount(db, payload) }

export const centerArchives = defineFeature({
  name: 'center-archives',
  routes: { api: centerExportRoutes },
  describedCalls: {
    'GET /api/v1/center_exports': { id: 'listCenterExports', summary: 'The archives of the whole center that can be downloaded, in meta.exports' },
    'POST /api/v1/center_exports': {
      id: 'askCenterExport',
      summary: 'Ask for an archive of the whole center; its passphrase, in meta.asked, is shown this once',
      body: askFields,
      bodyType: type,
      status: 202,
      refusals: [409, 422],
    },
    'GET /api/v1/center_exports/:id/file': { id: 'downloadCenterExport', summary: 'The archive, for seven days', file: 'application/octet-stream' },
  },
  workers: [
    making,
    joining,
    schedule('center-archives.forget', '35 * * * *', async (db) => {
      await forgetCenterExports(db)
      await forgetArrivals(db)
    }),
    schedule('center-archives.tell_arrivals', '*/5 * * * *', async (db) => void (await tellArrivals(db))),
  ],
  mails: { ...archiveMails, ...arrivalMails },
  mailEvents: { ...archiveEvents, ...arrivalEvents },
  auditMessages,
  errorWords,
})
