import { today } from '#kernel/db/server/today.ts'
import type { ApiOf } from '#kernel/jsonapi/server/registry.ts'
import { themes } from '#features/organizations/themes.ts'
import { nearFilters } from '#features/places/server/near-filters.ts'
import { dayparts } from '#features/vacancies/states.ts'
import { vacancy } from '#features/vacancies/vacancy.ts'
import { denyVacancy } from './deny.ts'
import { extendVacancy } from './extend.ts'
import { publishVacancy } from './publish.ts'
import { vacancyPossible, vacancyScopes } from './scopes.ts'

export const vacanciesApi: ApiOf<typeof vacancy> = {
  resource: vacancy,
  scopes: vacancyScopes,
  possible: vacancyPossible,
  list: true,
  get: true,
  actions: { publish: { run: publishVacancy }, deny: { run: denyVacancy }, extend: { run: extendVacancy } },
  filters: {
    search: { kind: 'text', sql: `@.search @@ websearch_to_tsquery('public.dutch_plain', :value)` },
    open: {
      kind: 'boolean',
      sql: `(@.status = 'published' and @.valid_through >= ${today})`,
      about: 'Those one can apply for today',
    },
    mine: { kind: 'boolean', sql: '@.organization_id = any(:organizations)', about: "Those of the caller's organizations" },
    withTheme: { kind: 'list', sql: '@.themes && :value', values: themes },
    withDaypart: { kind: 'list', sql: '@.dayparts && :value', values: dayparts },
    // Work from home is near everybody, as in the search.
    ...nearFilters((isNear) => `@.location_mode = 'remote' or ${isNear('@.latitude', '@.longitude')}`),
  },
}
