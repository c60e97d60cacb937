import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { calendarRoute } from '#features/activities/calendar-items/server/calendar-route.ts'
import { auditMessages } from '#features/activities/model/audit-messages.ts'
import { errorWords } from '#features/activities/model/error-words.ts'
import { shownRoute } from '#features/activities/public-pages/server/shown-route.ts'
import { activitySitemap } from '#features/activities/public-pages/server/sitemap.ts'
import { activityEvents, activityMails } from '#features/activities/telling/server/mails.ts'
import { cancelDayRoute } from '#features/activities/changes/server/cancel-day-route.ts'
import { previewRoute } from '#features/activities/writing/server/preview-route.ts'
import { activitiesApi, occurrencesApi } from './api.ts'
import { activityJobs } from './jobs.ts'
import { describedCalls } from './calls.ts'
import { activityTodos } from './todos.ts'

export const activities = defineFeature({
  name: 'activities',
  resources: [activitiesApi, occurrencesApi],
  routes: { api: () => [previewRoute, cancelDayRoute, calendarRoute, shownRoute] },
  describedCalls,
  sitemap: activitySitemap,
  auditMessages,
  mails: activityMails,
  mailEvents: activityEvents,
  workers: activityJobs,
  errorWords,
  todos: activityTodos,
})
