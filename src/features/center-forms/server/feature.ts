import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { auditMessages } from '#features/center-forms/model/audit-messages.ts'
import { errorWords } from '#features/center-forms/model/error-words.ts'
import { answerRoutes } from '#features/center-forms/answers/server/answer-routes.ts'
import { builtFormsApi, sentAnswersApi } from './api.ts'
import { describedCalls } from './calls.ts'
import { buildRoutes } from '#features/center-forms/builder/server/build-routes.ts'
import { formsFile } from '#features/center-forms/answers/server/forms-file.ts'
import { formJobs } from './jobs.ts'
import { formEvents, formMails } from './mails.ts'

export const centerForms = defineFeature({
  name: 'center-forms',
  resources: [builtFormsApi, sentAnswersApi],
  routes: { api: () => [formsFile, ...buildRoutes, ...answerRoutes] },
  describedCalls,
  mails: formMails,
  mailEvents: formEvents,
  workers: formJobs,
  auditMessages,
  errorWords,
})
