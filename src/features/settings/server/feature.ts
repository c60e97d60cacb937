import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { auditMessages } from '#features/settings/model/audit-messages.ts'
import { errorWords } from '#features/settings/model/error-words.ts'
import { centerLooksApi, volunteerCenterProfilesApi } from './api.ts'
import { describedCalls } from './calls.ts'
import { settingsRoutes } from './settings-routes.ts'

export const settings = defineFeature({
  name: 'settings',
  resources: [volunteerCenterProfilesApi, centerLooksApi],
  routes: { api: () => settingsRoutes },
  describedCalls,
  auditMessages,
  errorWords,
})
