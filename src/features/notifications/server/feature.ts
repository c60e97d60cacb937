import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { activitiesApi, notificationRoutes, notificationsApi } from './api.ts'
import { choicesRoute } from './choices-route.ts'
import { describedCalls } from './calls.ts'
import { digestMail } from './digest-mail.ts'
import { digestJobs } from './digests.ts'
import { notificationListeners } from './listeners.ts'
import { mailEvents } from './mail-events.ts'
import { applicationMails } from './mails.ts'
import { endingWithDay } from './expiry.ts'
import { monthRoute } from './month-route.ts'
import { organizationConversationMails } from './organization-mails.ts'
import { reportEvent, reportMail } from './report-news.ts'
import { stopRoutes } from './stop-routes.ts'
import { takeBackNotices, tellBesideMail } from './tell-beside-mail.ts'

export const notifications = defineFeature({
  name: 'notifications',
  resources: [notificationsApi, activitiesApi],
  routes: { api: (parts) => [...notificationRoutes, monthRoute, choicesRoute, ...stopRoutes(parts)] },
  workers: digestJobs,
  describedCalls,
  mails: { ...applicationMails, ...organizationConversationMails, 'notices.digest': digestMail, 'report.received': reportMail },
  mailEvents: { ...endingWithDay(mailEvents), 'report.received': reportEvent },
  mailHook: tellBesideMail,
  listeners: [...notificationListeners, takeBackNotices],
})
