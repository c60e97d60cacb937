import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { errorWords } from '#features/conversations/messages.ts'
import { conversationRoutes, conversationsApi, messagesApi } from './api.ts'
import { describedCalls } from './calls.ts'
import { conversationTodos } from './todos.ts'

export const conversations = defineFeature({
  name: 'conversations',
  resources: [conversationsApi, messagesApi],
  routes: { api: () => conversationRoutes },
  describedCalls,
  errorWords,
  todos: conversationTodos,
})
