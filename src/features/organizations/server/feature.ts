import { defineFeature } from '#kernel/feature/server/define-feature.ts'
import { errorWords } from '#features/organizations/error-words.ts'
import { addressesApi, organizationProfilesApi, organizationsApi } from './api.ts'
import { organizationMails } from './mails.ts'
import { organizationTodos } from './todos.ts'

export const organizations = defineFeature({
  name: 'organizations',
  resources: [organizationsApi, organizationProfilesApi, addressesApi],
  mails: organizationMails,
  errorWords,
  todos: organizationTodos,
})
