import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { auditMessages } from '#features/social-map/model/audit-messages.ts'
import { errorWords } from '#features/social-map/model/error-words.ts'
import { entryAtRoute } from '#features/social-map/presentation/server/entry-at.ts'
import { mapSearchRoute } from '#features/social-map/search/server/search.ts'
import { suggestionCalls, suggestionRoutes, suggestionsApi } from '#features/social-map/suggestions/server/suggestions-api.ts'
import { mapEntriesApi } from './api.ts'
import { describedCalls } from './calls.ts'
import { mapEvents, mapMails } from './mails.ts'
import { mapSitemap } from './sitemap.ts'
import { mapTodos } from './todos.ts'

export const socialMap = defineFeature({
  name: 'social-map',
  resources: [mapEntriesApi, suggestionsApi],
  routes: { api: () => [mapSearchRoute, entryAtRoute, ...suggestionRoutes] },
  describedCalls: { ...describedCalls, ...suggestionCalls },
  sitemap: mapSitemap,
  mails: mapMails,
  mailEvents: mapEvents,
  todos: mapTodos,
  auditMessages,
  errorWords,
})
