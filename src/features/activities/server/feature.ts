import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { calendarRoute } from '#features/activities/calendar-items/server/calendar-route.ts'
import { auditMessages } from '#features/activities/model/audit-messages.ts'
import { errorWords } from '#features/activities/model/error-words.ts'
import { shownRoute } from '#features/activities/public-pages/server/shown-route.ts'
import { activitySitemap } from '#features/activities/public-pages/server/sitemap.ts'
import { previewRoute } from '#features/activities/writing/server/preview-route.ts'
import { activitiesApi, occurrencesApi } from './api.ts'
import { describedCalls } from './calls.ts'

export const activities = defineFeature({
  name: 'activities',
  resources: [activitiesApi, occurrencesApi],
  routes: { api: () => [previewRoute, calendarRoute, shownRoute] },
  describedCalls,
  sitemap: activitySitemap,
  auditMessages,
  errorWords,
})
