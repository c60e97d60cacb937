import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { activitiesApi, notificationRoutes, notificationsApi } from './api.ts'
import { choicesRoute, stopRoutes } from '#features/notifications/choices/server/choices-routes.ts'
import { describedCalls } from './calls.ts'
import { digestJobs, digestMail } from '#features/notifications/digest/server/digests.ts'
import { notificationListeners } from './listeners.ts'
import { mailEvents } from './mail-events.ts'
import { applicationMails } from './mails.ts'
import { endingWithDay } from '#features/notifications/delivery/server/end-notices.ts'
import { monthRoute } from '#features/notifications/dashboard/server/month-route.ts'
import { weeksRoute } from '#features/notifications/dashboard/server/weeks-route.ts'
import { organizationConversationMails } from '#features/notifications/conversations/server/message-notices.ts'
import { reportEvent, reportMail } from '#features/notifications/conversations/server/report-notices.ts'
import { takeBackNotices, tellBesideMail } from '#features/notifications/delivery/server/tell-beside-mail.ts'

export const notifications = defineFeature({
  name: 'notifications',
  resources: [notificationsApi, activitiesApi],
  routes: { api: (parts) => [...notificationRoutes, monthRoute, weeksRoute, choicesRoute, ...stopRoutes(parts)] },
  workers: digestJobs,
  describedCalls,
  mails: { ...applicationMails, ...organizationConversationMails, 'notices.digest': digestMail, 'report.received': reportMail },
  mailEvents: { ...endingWithDay(mailEvents), 'report.received': reportEvent },
  mailHook: tellBesideMail,
  listeners: [...notificationListeners, takeBackNotices],
})
