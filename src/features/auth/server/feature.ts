import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { auditMessages } from '#features/auth/deed-words.ts'
import { errorWords } from '#features/auth/error-words.ts'
import { accountApi } from './api/account-api.ts'
import { describedCalls } from './calls.ts'
import { accountWorkers } from './jobs.ts'
import type { Limits } from './limits.ts'
import { accountEvents } from './mail-events.ts'
import { mailTemplates } from './mails.ts'
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
