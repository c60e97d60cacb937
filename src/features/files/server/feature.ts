import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { schedule } from '#kernel/jobs/server/work.ts'
import { auditMessages } from '#features/files/deed-words.ts'
import { errorWords } from '#features/files/error-words.ts'
import { filesApi } from './api.ts'
import { describedCalls } from './calls.ts'
import { copyRoute } from './copy-route.ts'
import { replaceRoute } from './replace-route.ts'
import { storageQuotaRoute } from './room.ts'
import { sendRoute } from './send-route.ts'
import { avifCopiesWorker } from './sharpen.ts'
import { stockImagesApi } from './stock/api.ts'
import { fillStock } from './stock/fill-stock.ts'
import { useRoute } from './stock/use-route.ts'
import { sweepFiles } from './sweep.ts'

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
