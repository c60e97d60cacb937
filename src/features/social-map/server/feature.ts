import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { hsdsCalls } from '#features/social-map/hsds/server/calls.ts'
import { forgetFeedItems } from '#features/social-map/hsds/server/forget-items.ts'
import { hsdsRoutes } from '#features/social-map/hsds/server/hsds-routes.ts'
import { auditMessages } from '#features/social-map/model/audit-messages.ts'
import { errorWords } from '#features/social-map/model/error-words.ts'
import { mapEntriesApi } from './api.ts'

export const socialMap = defineFeature({
  name: 'social-map',
  resources: [mapEntriesApi],
  routes: { open: hsdsRoutes },
  describedCalls: hsdsCalls,
  workers: [forgetFeedItems],
  auditMessages,
  errorWords,
})
