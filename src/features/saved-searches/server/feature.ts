import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { errorWords } from '#features/saved-searches/error-words.ts'
import { alertRoutes } from './alert-routes.ts'
import { savedSearchesApi } from './api.ts'
import { describedCalls } from './calls.ts'
import { savedSearchJobs } from './mail-finds.ts'
import { searchEvents, searchMails } from './mails.ts'

export const savedSearches = defineFeature({
  name: 'saved-searches',
  resources: [savedSearchesApi],
  routes: { api: alertRoutes },
  describedCalls,
  mails: searchMails,
  mailEvents: searchEvents,
  workers: savedSearchJobs,
  errorWords,
})
