import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { ownEntryRoutes } from '#features/pool/card/server/own-routes.ts'
import { sentRoute } from '#features/pool/invitations/server/sent-route.ts'
import { auditMessages } from '#features/pool/model/audit-messages.ts'
import { errorWords } from '#features/pool/model/error-words.ts'
import { repliesRoute } from '#features/pool/replies/server/replies-route.ts'
import { poolSearchRoute } from '#features/pool/search/server/search-route.ts'
import { poolEntriesApi, poolInvitationsApi } from './api.ts'
import { describedCalls } from './calls.ts'
import { poolJobs } from './jobs.ts'
import { poolEvents, poolMails } from './mails.ts'

export const pool = defineFeature({
  name: 'pool',
  resources: [poolEntriesApi, poolInvitationsApi],
  routes: { api: () => [poolSearchRoute, ...ownEntryRoutes(poolEntriesApi), sentRoute, repliesRoute] },
  describedCalls,
  auditMessages,
  mails: poolMails,
  mailEvents: poolEvents,
  workers: poolJobs,
  errorWords,
})
