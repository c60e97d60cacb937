import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { auditMessages } from '#features/tenancy/audit-messages.ts'
import { errorWords } from '#features/tenancy/messages.ts'
import { volunteerCenterRoutes, volunteerCentersApi } from './api.ts'
import { describedCalls } from './calls.ts'
import type { Centers } from './centers.ts'
import { siteRoutes } from './site-routes.ts'

declare module '#kernel/feature/server/define-feature.ts' {
  interface FeatureParts {
    centers: Centers
  }
}

export const tenancy = defineFeature({
  name: 'tenancy',
  auditMessages,
  resources: [volunteerCentersApi],
  routes: { api: ({ centers, config }) => [...volunteerCenterRoutes(centers), ...siteRoutes(config)] },
  describedCalls,
  errorWords,
})
