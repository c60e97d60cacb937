import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { calendarRoute } from '#features/activities/calendar-items/server/calendar-route.ts'
import { agendaRoute } from '#features/activities/feeds/server/agenda-route.ts'
import { readAgendaRoute, renewAgendaRoute } from '#features/activities/feeds/server/agenda-token.ts'
import { atomRoutes } from '#features/activities/feeds/server/atom-routes.ts'
import { calendarRoutes } from '#features/activities/feeds/server/calendar-routes.ts'
import { feedCalls } from '#features/activities/feeds/server/calls.ts'
import { programRoute } from '#features/activities/feeds/server/program-feed.ts'
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
  routes: {
    api: () => [previewRoute, cancelDayRoute, calendarRoute, shownRoute, readAgendaRoute, renewAgendaRoute],
    open: async (app, parts) => {
      await calendarRoutes(app, parts)
      await agendaRoute(app, parts)
      await atomRoutes(app, parts)
      await programRoute(app, parts)
    },
  },
  describedCalls: { ...describedCalls, ...feedCalls },
  sitemap: activitySitemap,
  auditMessages,
  mails: activityMails,
  mailEvents: activityEvents,
  workers: activityJobs,
  errorWords,
  todos: activityTodos,
})
