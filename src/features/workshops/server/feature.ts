import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { auditMessages } from '#features/workshops/model/audit-messages.ts'
import { errorWords } from '#features/workshops/model/error-words.ts'
import { workshopCalendarRoute } from '#features/workshops/registrations/server/calendar-route.ts'
import { workshopEvents, workshopMails } from '#features/workshops/telling/server/mails.ts'
import { registrationsApi, workshopsApi } from './api.ts'
import { workshopJobs } from './jobs.ts'
import { workshopTodos } from './todos.ts'

export const workshops = defineFeature({
  name: 'workshops',
  resources: [workshopsApi, registrationsApi],
  routes: { open: workshopCalendarRoute },
  auditMessages,
  mails: workshopMails,
  mailEvents: workshopEvents,
  workers: workshopJobs,
  errorWords,
  todos: workshopTodos,
})
