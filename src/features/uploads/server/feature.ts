import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { schedule } from '#kernel/jobs/server/workers.ts'
import { auditMessages } from '#features/uploads/audit-messages.ts'
import { errorWords } from '#features/uploads/error-words.ts'
import { uploadsApi } from './api.ts'
import { describedCalls } from './calls.ts'
import { fileRoute } from './serve-copies.ts'
import { sweepUploads } from './references.ts'
import { uploadRoute } from './upload-route.ts'

export const uploads = defineFeature({
  name: 'uploads',
  auditMessages,
  resources: [uploadsApi],
  routes: { api: (parts) => [uploadRoute(parts)], open: fileRoute },
  describedCalls,
  workers: [schedule('uploads.sweep', '25 * * * *', async (db) => await sweepUploads(db, new Date()))],
  errorWords,
})
