import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { deedWords } from '#features/pages/deed-words.ts'
import { errorWords } from '#features/pages/error-words.ts'
import { contentItemsApi } from './api.ts'
import { beginningsRoutes } from './beginnings-routes.ts'
import { describedCalls } from './calls.ts'
import { findingsRoute } from './findings-route.ts'
import { pageJobs } from './jobs.ts'
import { draftRoute, pageRoute } from './pages-route.ts'
import { pagesSitemap } from './sitemap.ts'
import { previewRoute, versionRoute, versionsRoute } from './versions-route.ts'

export const pages = defineFeature({
  name: 'pages',
  resources: [contentItemsApi],
  routes: { api: () => [pageRoute, draftRoute, ...beginningsRoutes, versionsRoute, versionRoute, previewRoute, findingsRoute] },
  describedCalls,
  sitemap: pagesSitemap,
  workers: pageJobs,
  deeds: deedWords,
  errorWords,
})
