import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { schedule } from '#kernel/jobs/server/workers.ts'
import { auditMessages } from '#features/conversations/model/audit-messages.ts'
import { errorWords } from '#features/conversations/model/messages.ts'
import { attachmentsApi } from '#features/conversations/attachments/server/api.ts'
import { attachRoute, attachmentFileRoute } from '#features/conversations/attachments/server/attachment-routes.ts'
import { sweepAttachments } from '#features/conversations/attachments/server/attach.ts'
import { conversationRoutes, conversationsApi, messagesApi } from './api.ts'
import { describedCalls } from './calls.ts'
import { eventsRoute } from '#features/conversations/live/server/events-route.ts'
import { conversationListeners } from './listeners.ts'
import { messagePeople } from '#features/conversations/send/server/message-people.ts'
import { conversationCounts, conversationTodos } from './todos.ts'

export const conversations = defineFeature({
  name: 'conversations',
  auditMessages,
  resources: [conversationsApi, messagesApi, attachmentsApi],
  routes: { api: (parts) => [...conversationRoutes, messagePeople, attachRoute(parts), attachmentFileRoute], session: eventsRoute },
  describedCalls,
  workers: [schedule('attachments.sweep', '35 * * * *', async (db) => await sweepAttachments(db, new Date()))],
  listeners: conversationListeners,
  errorWords,
  todos: conversationTodos,
  counts: conversationCounts,
})
