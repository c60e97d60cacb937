import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { analyticsRoutes } from './analytics-routes.ts'
import { centersRoute } from './centers-side-by-side.ts'
import { describedCalls } from './calls.ts'

export const analytics = defineFeature({ name: 'analytics', routes: { api: () => [...analyticsRoutes, centersRoute] }, describedCalls })
