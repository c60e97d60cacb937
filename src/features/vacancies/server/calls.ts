import type { DescribedCalls } from '#kernel/jsonapi/openapi/server/openapi.ts'
import { filterNames } from '#kernel/search/filters.ts'
import { vacancySearch } from '#features/vacancies/search/search.ts'

/** Calls that no declaration describes, for OpenAPI; the others are generated. */
export const describedCalls: DescribedCalls = {
  'GET /api/v1/vacancies/search': {
    id: 'searchVacancies',
    summary: 'Find vacancies, with the numbers beside every filter',
    list: 'vacancies',
    open: true,
    query: {
      ...Object.fromEntries(filterNames(vacancySearch).map((name) => [`filter[${name}]`, ''])),
      include: '',
      sort: 'relevance, -published_at, distance or title',
      'fields[vacancies]': '',
      'page[number]': '',
      'page[size]': '',
    },
  },
  'GET /api/v1/vacancies/:id/alternatives': {
    id: 'listVacancyAlternatives',
    summary: 'Three open vacancies like this one',
    list: 'vacancies',
    query: { include: '' },
    open: true,
  },
}
