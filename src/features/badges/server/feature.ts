import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { issuerRoutes } from '#features/badges/check/server/issuer-routes.ts'
import { badgeEvents, badgeMails } from '#features/badges/issue/server/mails.ts'
import { auditMessages } from '#features/badges/model/audit-messages.ts'
import { errorWords } from '#features/badges/model/error-words.ts'
import { certificateRoutes } from '#features/badges/own/server/certificate-routes.ts'
import { describedCalls } from './calls.ts'
import { badgeJobs } from './jobs.ts'

export const badges = defineFeature({
  name: 'badges',
  routes: { api: () => certificateRoutes, open: issuerRoutes },
  describedCalls,
  mails: badgeMails,
  mailEvents: badgeEvents,
  workers: badgeJobs,
  auditMessages,
  errorWords,
})
