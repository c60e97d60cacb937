import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { errorWords } from '#features/imports/model/messages.ts'
import { auditMessages } from '#features/imports/model/audit-messages.ts'
import { importRowsApi, importsApi } from './api.ts'
import { badRowsRoute } from '#features/imports/check/server/present.ts'
import { describedCalls } from './calls.ts'
import { exampleRoute } from './example.ts'
import { importJobs } from './jobs.ts'
import { archivePartRoute, partRoute } from './receive-part.ts'

export const imports = defineFeature({
  name: 'imports',
  resources: [importsApi, importRowsApi],
  routes: { api: () => [partRoute, archivePartRoute, badRowsRoute, exampleRoute] },
  describedCalls,
  workers: importJobs,
  errorWords,
  auditMessages,
})
