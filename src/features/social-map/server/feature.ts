import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { auditMessages } from '#features/social-map/model/audit-messages.ts'
import { errorWords } from '#features/social-map/model/error-words.ts'
import { callTodos } from '#features/social-map/rounds/server/call-todos.ts'
import { roundsRoute } from '#features/social-map/rounds/server/rounds-route.ts'
import { roundEvents, roundMails } from '#features/social-map/rounds/server/round-mails.ts'
import { describedCalls } from './calls.ts'
import { socialMapJobs } from './jobs.ts'
import { mapEntriesApi } from './api.ts'

export const socialMap = defineFeature({
  name: 'social-map',
  resources: [mapEntriesApi],
  auditMessages,
  errorWords,
  mails: roundMails,
  mailEvents: roundEvents,
  workers: socialMapJobs,
  todos: callTodos,
  routes: { api: () => [roundsRoute] },
  describedCalls,
})
