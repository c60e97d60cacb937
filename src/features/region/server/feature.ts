import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { describedCalls } from './calls.ts'
import { regionJobs } from './count-region.ts'
import { regionRoute } from './region-routes.ts'

export const region = defineFeature({
  name: 'region',
  routes: { api: ({ centers }) => [regionRoute(centers)] },
  describedCalls,
  workers: regionJobs,
})
