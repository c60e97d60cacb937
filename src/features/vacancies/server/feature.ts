import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { auditMessages } from '#features/vacancies/model/audit-messages.ts'
import { vacancyChanges } from '#features/vacancies/feeds/server/vacancy-changes.ts'
import { vacancyDocuments } from '#features/vacancies/feeds/server/vacancy-documents.ts'
import { FacetCache } from '#features/vacancies/search/server/facet-cache.ts'
import { alternativesRoute, vacancySearchRoute } from '#features/vacancies/search/server/search.ts'
import { errorWords } from '#features/vacancies/model/error-words.ts'
import { onPictureDescribed } from '#features/vacancies/moderation/server/unreviewed.ts'
import { vacanciesApi } from './api.ts'
import { vacancyCounts, vacancyTodos } from './todos.ts'
import { describedCalls } from './calls.ts'
import { vacancyJobs } from './jobs.ts'
import { vacancyEvents, vacancyMails } from './mails.ts'
import { vacancySitemap } from './sitemap.ts'

export const vacancies = defineFeature({
  name: 'vacancies',
  auditMessages,
  resources: [vacanciesApi],
  routes: {
    api: ({ centers, changes }) => [vacancySearchRoute(centers, changes && new FacetCache(changes)), alternativesRoute],
    open: async (app, parts) => {
      await vacancyChanges(app, parts)
      await vacancyDocuments(app, parts)
    },
  },
  sitemap: vacancySitemap,
  describedCalls,
  mails: vacancyMails,
  mailEvents: vacancyEvents,
  workers: vacancyJobs,
  errorWords,
  todos: vacancyTodos,
  counts: vacancyCounts,
  listeners: [onPictureDescribed],
})
