import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { auditMessages } from '#features/social-map/model/audit-messages.ts'
import { errorWords } from '#features/social-map/model/error-words.ts'
import { suggestionCalls, suggestionRoutes, suggestionsApi } from '#features/social-map/suggestions/server/suggestions-api.ts'
import { mapEntriesApi } from './api.ts'
import { mapEvents, mapMails } from './mails.ts'
import { mapTodos } from './todos.ts'

export const socialMap = defineFeature({
  name: 'social-map',
  resources: [mapEntriesApi, suggestionsApi],
  routes: { api: () => suggestionRoutes },
  describedCalls: suggestionCalls,
  mails: mapMails,
  mailEvents: mapEvents,
  todos: mapTodos,
  auditMessages,
  errorWords,
})
