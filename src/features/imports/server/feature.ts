import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { errorWords } from '#features/imports/messages.ts'
import { auditMessages } from '#features/imports/deed-words.ts'
import { importRowsApi, importsApi } from './api.ts'
import { badRowsRoute } from './bad-rows.ts'
import { describedCalls } from './calls.ts'
import { importJobs } from './jobs.ts'
import { partRoute } from './receive-part.ts'

export const imports = defineFeature({
  name: 'imports',
  resources: [importsApi, importRowsApi],
  routes: { api: () => [partRoute, badRowsRoute] },
  describedCalls,
  workers: importJobs,
  errorWords,
  auditMessages,
})
