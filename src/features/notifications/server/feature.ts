import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { activitiesApi, notificationRoutes, notificationsApi } from './api.ts'
import { describedCalls } from './calls.ts'
import { notificationListeners } from './listeners.ts'
import { mailEvents } from './mail-events.ts'
import { applicationMails } from './mails.ts'
import { monthRoute } from './month-route.ts'
import { organizationTalkMails } from './organization-mails.ts'

export const notifications = defineFeature({
  name: 'notifications',
  resources: [notificationsApi, activitiesApi],
  routes: { api: () => [...notificationRoutes, monthRoute] },
  describedCalls,
  mails: { ...applicationMails, ...organizationTalkMails },
  mailEvents,
  listeners: notificationListeners,
})
