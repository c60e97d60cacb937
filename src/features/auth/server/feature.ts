import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { auditMessages } from '#features/auth/model/audit-messages.ts'
import { errorWords } from '#features/auth/model/error-words.ts'
import { accountApi } from '#features/auth/account-api/server/account-api.ts'
import { describedCalls } from './calls.ts'
import { accountWorkers } from './jobs.ts'
import type { Limits } from '#features/auth/limits/server/limits.ts'
import { accountEvents, mailTemplates } from './mails.ts'
import { authRoutes } from './routes.ts'

declare module '#kernel/feature/server/define-feature.ts' {
  interface FeatureParts {
    limits: Limits
  }
}

export const auth = defineFeature({
  name: 'auth',
  auditMessages,
  routes: {
    api: ({ config: { extraOrigins, secretKey }, ...parts }) => accountApi({ ...parts, extraOrigins, resetTokenHeaders: true, secretKey }),
    session: authRoutes,
  },
  describedCalls,
  mails: mailTemplates,
  mailEvents: accountEvents,
  workers: accountWorkers,
  errorWords,
})
