import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { deedWords } from '#features/conversations/deed-words.ts'
import { errorWords } from '#features/conversations/messages.ts'
import { conversationRoutes, conversationsApi, messagesApi } from './api.ts'
import { describedCalls } from './calls.ts'
import { eventsRoute } from './events-route.ts'
import { conversationListeners } from './listeners.ts'
import { conversationCounts, conversationTodos } from './todos.ts'

export const conversations = defineFeature({
  name: 'conversations',
  deeds: deedWords,
  resources: [conversationsApi, messagesApi],
  routes: { api: () => conversationRoutes, session: eventsRoute },
  describedCalls,
  listeners: conversationListeners,
  errorWords,
  todos: conversationTodos,
  counts: conversationCounts,
})
