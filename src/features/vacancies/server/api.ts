import type { ApiOf } from '#kernel/jsonapi/server/registry.ts'
import { vacancy } from '#features/vacancies/vacancy.ts'
import { vacancyScopes } from './scopes.ts'

export const vacanciesApi: ApiOf<typeof vacancy> = {
  resource: vacancy,
  scopes: vacancyScopes,
  list: true,
  get: true,
  filters: {
    search: { kind: 'text', sql: `@.search @@ websearch_to_tsquery('public.dutch_plain', :value)` },
    open: { kind: 'boolean', sql: `@.status = 'published'` },
  },
}
