import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { auditMessages } from '#features/pages/model/audit-messages.ts'
import { errorWords } from '#features/pages/model/error-words.ts'
import { publishByTheClock } from '#features/publishing/server/by-the-clock.ts'
import { contentItemsApi } from './api.ts'
import { starterPageRoutes } from '#features/pages/beginnings/server/starter-page-routes.ts'
import { describedCalls } from './calls.ts'
import { checkLinks, findingsRoute } from '#features/pages/findings/server/dead-links.ts'
import { draftRoute, pageRoute } from '#features/pages/presentation/server/pages-route.ts'
import { afterWritingPages } from '#features/pages/versions/server/page-written.ts'
import { previewRoute } from '#features/pages/model/server/preview.ts'
import { plannedPages } from '#features/pages/publication/server/publish.ts'
import { pagesSitemap } from '#features/pages/presentation/server/sitemap.ts'
import { versionRoute, versionsRoute } from '#features/pages/versions/server/versions.ts'

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
