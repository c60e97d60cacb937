import type { ResourceApi } from '#kernel/jsonapi/server/registry.ts'
import { vacancy } from '#features/vacancies/vacancy.ts'
import { vacancyScopes } from './scopes.ts'

export const vacanciesApi: ResourceApi = {
  resource: vacancy,
  scopes: vacancyScopes,
  includes: ['organization', 'organization.profile', 'organization.address', 'address', 'contactUser', 'applications', 'applications.user'],
  list: true,
  get: true,
  filters: {
    search: { kind: 'text', sql: `@.search @@ websearch_to_tsquery('public.dutch_plain', :value)` },
    open: { kind: 'boolean', sql: `@.status = 'published'` },
  },
}
