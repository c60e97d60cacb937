import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { auditMessages } from '#features/organizations/model/audit-messages.ts'
import { errorWords } from '#features/organizations/model/error-words.ts'
import { addressesApi, organizationProfilesApi, organizationsApi } from './api.ts'
import { describedCalls } from './calls.ts'
import { createRoute } from './create-route.ts'
import { duplicatesRoutes } from '#features/organizations/likeness/server/duplicates.ts'
import { organizationJobs } from './jobs.ts'
import { organizationEvents, organizationMails } from './mails.ts'
import { signUpDraftRoutes } from '#features/organizations/sign-up/server/sign-up-draft-routes.ts'
import { organizationSitemap } from './sitemap.ts'
import { organizationCounts, organizationTodos } from './todos.ts'

export const organizations = defineFeature({
  name: 'organizations',
  auditMessages,
  resources: [organizationsApi, organizationProfilesApi, addressesApi],
  routes: { api: ({ limits }) => [createRoute({ limits }), ...duplicatesRoutes, ...signUpDraftRoutes({ limits })] },
  describedCalls,
  workers: organizationJobs,
  mails: organizationMails,
  mailEvents: organizationEvents,
  errorWords,
  todos: organizationTodos,
  counts: organizationCounts,
  sitemap: organizationSitemap,
})
