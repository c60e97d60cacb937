import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { describedCalls } from './calls.ts'
import { templateErrors } from '#features/notification-templates/error-words.ts'
import { auditMessages } from './audit-messages.ts'
import { templateRoutes } from './routes.ts'
import { testMail } from './preview-of.ts'

export const notificationTemplates = defineFeature({
  name: 'notification-templates',
  routes: { api: () => templateRoutes },
  auditMessages,
  describedCalls,
  mails: { 'template.test': testMail },
  errorWords: templateErrors,
})
