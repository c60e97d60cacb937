import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { auditMessages } from '#features/pages/deed-words.ts'
import { errorWords } from '#features/pages/error-words.ts'
import { publishByTheClock } from '#features/publishing/server/by-the-clock.ts'
import { contentItemsApi } from './api.ts'
import { starterPageRoutes } from './beginnings-routes.ts'
import { describedCalls } from './calls.ts'
import { findingsRoute } from './findings-route.ts'
import { checkLinks } from './dead-links.ts'
import { draftRoute, pageRoute } from './pages-route.ts'
import { afterWritingPages } from './page-written.ts'
import { previewRoute } from './preview.ts'
import { plannedPages } from './publish.ts'
import { pagesSitemap } from './sitemap.ts'
import { versionRoute, versionsRoute } from './versions.ts'

export const pages = defineFeature({
  name: 'pages',
  resources: [contentItemsApi],
  routes: { api: () => [pageRoute, draftRoute, ...starterPageRoutes, versionsRoute, versionRoute, previewRoute, findingsRoute] },
  describedCalls,
  sitemap: pagesSitemap,
  workers: [publishByTheClock('pages.publish', plannedPages), checkLinks],
  listeners: [afterWritingPages],
  auditMessages,
  errorWords,
})
