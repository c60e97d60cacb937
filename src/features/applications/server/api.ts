import type { ApiOf } from '#kernel/jsonapi/server/registry.ts'
import { application } from '#features/applications/application.ts'
import { applicationActions } from './decide.ts'
import { noteWhoSaw } from './note-who-saw.ts'
import { applicationPossible, applicationScopes } from './scopes.ts'
import { submitApplication } from './submit.ts'

export const applicationsApi: ApiOf<typeof application> = {
  resource: application,
  scopes: applicationScopes,
  possible: applicationPossible,
  list: true,
  get: true,
  filters: {
    search: { kind: 'contains', sql: `exists (select 1 from users u where u.id = @.user_id and plain(u.first_name || ' ' || u.last_name) like plain(:value))` },
    mine: { kind: 'boolean', sql: '@.user_id = :user' },
    waiting: { kind: 'boolean', sql: `(@.first_response_at is null and @.status in ('new', 'in_review'))` },
  },
  create: submitApplication,
  createNeeds: ['vacancy'],
  actions: applicationActions,
  finish: noteWhoSaw,
}
