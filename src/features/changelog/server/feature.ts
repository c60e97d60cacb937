import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { atomRoutes } from './atom-routes.ts'
import { describedCalls } from './calls.ts'
import { changelogRoutes } from './changelog-routes.ts'

export const changelog = defineFeature({
  name: 'changelog',
  routes: { api: () => changelogRoutes, open: async (app) => await atomRoutes(app) },
  describedCalls,
})
