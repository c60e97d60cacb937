import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { schedule } from '#kernel/jobs/server/workers.ts'
import { auditMessages } from '#features/files/model/audit-messages.ts'
import { errorWords } from '#features/files/model/error-words.ts'
import { filesApi } from './api.ts'
import { describedCalls } from './calls.ts'
import { copyRoute } from '#features/files/send/server/copy-route.ts'
import { replaceRoute, sendRoute } from './file-routes.ts'
import { storageQuotaRoute } from '#features/files/storage/server/storage-quota.ts'
import { avifCopiesWorker } from '#features/files/storage/server/avif-copies.ts'
import { stockImagesApi } from '#features/files/stock/server/api.ts'
import { fillStock } from '#features/files/stock/server/fill-stock.ts'
import { useRoute } from '#features/files/stock/server/use-route.ts'
import { sweepFiles } from '#features/files/storage/server/sweep.ts'

export const files = defineFeature({
  name: 'files',
  auditMessages,
  resources: [filesApi, stockImagesApi],
  routes: { api: (parts) => [sendRoute(parts), replaceRoute(parts), storageQuotaRoute, useRoute(parts)], open: copyRoute },
  describedCalls,
  workers: [
    avifCopiesWorker,
    schedule('files.stock', '*/10 * * * *', fillStock),
    schedule('files.sweep', '35 3 * * *', async (db) => await sweepFiles(db, new Date())),
  ],
  errorWords,
})
