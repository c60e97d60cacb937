import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { auditMessages } from '#features/applications/model/audit-messages.ts'
import { errorWords } from '#features/applications/model/messages.ts'
import { alternativesRoute } from '#features/applications/detail/server/alternatives.ts'
import { applicationsApi } from './api.ts'
import { calendarRoute } from '#features/applications/appointments/server/calendar.ts'
import { describedCalls } from './calls.ts'
import { applicationCounts, applicationTodos } from './todos.ts'
import { decideMany } from './decide-many.ts'
import { messageMany } from './message-many.ts'
import { draftRoutes } from '#features/applications/submit/server/draft-routes.ts'
import { applicationJobs } from './jobs.ts'
import { applicationListeners } from './listeners.ts'
import { parentMails } from './mails.ts'

export const applications = defineFeature({
  name: 'applications',
  auditMessages,
  resources: [applicationsApi],
  routes: { api: ({ limits }) => [alternativesRoute, ...decideMany, messageMany, ...draftRoutes({ limits })], open: calendarRoute },
  describedCalls,
  mails: parentMails,
  workers: applicationJobs,
  listeners: applicationListeners,
  errorWords,
  todos: applicationTodos,
  counts: applicationCounts,
})
