import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { auditMessages } from '#features/vacancies/model/audit-messages.ts'
import { alternativesRoute } from '#features/vacancies/search/server/alternatives.ts'
import { errorWords } from '#features/vacancies/model/error-words.ts'
import { vacanciesApi } from './api.ts'
import { vacancyCounts } from './counts.ts'
import { describedCalls } from './calls.ts'
import { vacancyJobs } from './jobs.ts'
import { vacancyEvents } from './mail-events.ts'
import { vacancyMails } from './mails.ts'
import { vacancySearchRoute } from '#features/vacancies/search/server/search.ts'
import { vacancySitemap } from './sitemap.ts'
import { vacancyTodos } from './todos.ts'

export const vacancies = defineFeature({
  name: 'vacancies',
  auditMessages,
  resources: [vacanciesApi],
  routes: { api: ({ centers }) => [vacancySearchRoute(centers), alternativesRoute] },
  sitemap: vacancySitemap,
  describedCalls,
  mails: vacancyMails,
  mailEvents: vacancyEvents,
  workers: vacancyJobs,
  errorWords,
  todos: vacancyTodos,
  counts: vacancyCounts,
})
