import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { hsdsCalls } from '#features/social-map/hsds/server/calls.ts'
import { forgetFeedItems } from '#features/social-map/hsds/server/forget-items.ts'
import { hsdsRoutes } from '#features/social-map/hsds/server/hsds-routes.ts'
import { auditMessages } from '#features/social-map/model/audit-messages.ts'
import { errorWords } from '#features/social-map/model/error-words.ts'
import { entryAtRoute } from '#features/social-map/presentation/server/entry-at.ts'
import { mapSearchRoute } from '#features/social-map/search/server/search.ts'
import { mapEntriesApi } from './api.ts'
import { describedCalls } from './calls.ts'
import { mapSitemap } from './sitemap.ts'

export const socialMap = defineFeature({
  name: 'social-map',
  resources: [mapEntriesApi],
  routes: { api: () => [mapSearchRoute, entryAtRoute], open: hsdsRoutes },
  describedCalls: { ...describedCalls, ...hsdsCalls },
  workers: [forgetFeedItems],
  sitemap: mapSitemap,
  auditMessages,
  errorWords,
})
