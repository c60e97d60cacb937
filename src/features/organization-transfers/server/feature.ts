import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { auditMessages } from '#features/organization-transfers/audit-messages.ts'
import { errorWords } from '#features/organization-transfers/error-words.ts'
import { organizationTransfersApi } from './api.ts'
import { describedCalls } from './calls.ts'
import { transferEvents, transferMails } from './mails.ts'
import { transferRoutes } from './routes.ts'
import { transferTodo } from './todo.ts'

export const organizationTransfers = defineFeature({
  name: 'organization-transfers',
  resources: [organizationTransfersApi],
  routes: { api: () => transferRoutes },
  describedCalls,
  mails: transferMails,
  mailEvents: transferEvents,
  todos: [transferTodo],
  auditMessages,
  errorWords,
})
