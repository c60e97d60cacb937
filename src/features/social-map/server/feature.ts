import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { hsdsCalls } from '#features/social-map/hsds/server/calls.ts'
import { forgetFeedItems } from '#features/social-map/hsds/server/forget-items.ts'
import { hsdsRoutes } from '#features/social-map/hsds/server/hsds-routes.ts'
import { auditMessages } from '#features/social-map/model/audit-messages.ts'
import { errorWords } from '#features/social-map/model/error-words.ts'
import { entryAtRoute } from '#features/social-map/presentation/server/entry-at.ts'
import { mapSearchRoute } from '#features/social-map/search/server/search.ts'
import { callTodos } from '#features/social-map/rounds/server/call-todos.ts'
import { roundsRoute } from '#features/social-map/rounds/server/rounds-route.ts'
import { roundEvents, roundMails } from '#features/social-map/rounds/server/round-mails.ts'
import { socialMapJobs } from './jobs.ts'
import { suggestionCalls, suggestionRoutes, suggestionsApi } from '#features/social-map/suggestions/server/suggestions-api.ts'
import { mapEntriesApi } from './api.ts'
import { describedCalls } from './calls.ts'
import { mapEvents, mapMails } from './mails.ts'
import { mapSitemap } from './sitemap.ts'
import { mapTodos } from './todos.ts'

export const socialMap = defineFeature({
  name: 'social-map',
  resources: [mapEntriesApi, suggestionsApi],
  routes: { api: () => [mapSearchRoute, entryAtRoute, roundsRoute, ...suggestionRoutes], open: hsdsRoutes },
  describedCalls: { ...describedCalls, ...hsdsCalls, ...suggestionCalls },
  workers: [...socialMapJobs, forgetFeedItems],
  sitemap: mapSitemap,
  mails: { ...mapMails, ...roundMails },
  mailEvents: { ...mapEvents, ...roundEvents },
  todos: [...mapTodos, ...callTodos],
  auditMessages,
  errorWords,
})
