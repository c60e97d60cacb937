import { sweepJobsDone } from '#kernel/jobs/server/sweep-jobs-done.ts'
import type { Worker } from '#kernel/jobs/server/work.ts'
import { sweepOutbox } from '#kernel/mail/server/sweep-outbox.ts'
import { registerMails } from '#kernel/mail/server/templates.ts'
import { registerListeners } from '#kernel/events/server/emit.ts'
import { applicationsApi } from '#features/applications/server/api.ts'
import { applicationJobs } from '#features/applications/server/jobs.ts'
import { applicationListeners } from '#features/applications/server/listeners.ts'
import { accountWorkers } from '#features/auth/server/jobs.ts'
import { mailTemplates as authMails } from '#features/auth/server/mails.ts'
import { conversationsApi, messagesApi } from '#features/conversations/server/api.ts'
import { activitiesApi, notificationsApi } from '#features/notifications/server/api.ts'
import { notificationListeners } from '#features/notifications/server/listeners.ts'
import { applicationMails } from '#features/notifications/server/mails.ts'
import { addressesApi, organizationProfilesApi, organizationsApi } from '#features/organizations/server/api.ts'
import { organizationMails } from '#features/organizations/server/mails.ts'
import { volunteerCenterProfilesApi, volunteerCentersApi } from '#features/tenancy/server/api.ts'
import { rolesApi, usersApi } from '#features/users/server/api.ts'
import { vacanciesApi } from '#features/vacancies/server/api.ts'

/** The server side of every feature, in order: the table of contents. */
export const resourceApis = [
  volunteerCentersApi,
  volunteerCenterProfilesApi,
  usersApi,
  rolesApi,
  organizationsApi,
  organizationProfilesApi,
  addressesApi,
  vacanciesApi,
  conversationsApi,
  messagesApi,
  applicationsApi,
  notificationsApi,
  activitiesApi,
]

/** What is done behind the pages, by the clock or later. */
export const workers: Worker[] = [sweepOutbox, sweepJobsDone, ...accountWorkers, ...applicationJobs]

/** Tells the kernel which mails there are, and who listens to what happens. */
export function registerWords(): void {
  registerMails(authMails)
  registerMails(organizationMails)
  registerMails(applicationMails)
  registerListeners([...applicationListeners, ...notificationListeners])
}
