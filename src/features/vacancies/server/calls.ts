import type { DescribedCalls } from '#kernel/jsonapi/openapi/server/openapi.ts'
import { filterNames } from '#kernel/search/filters.ts'
import { describedFeed } from '#features/tenancy/server/change-feeds.ts'
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
  'GET /feeds/vacancies': {
    id: 'listChangedVacancies',
    summary: 'RPDE 1.0: vacancies as JobPosting in the order of their last change; the last page is empty and leads to itself',
    ...describedFeed,
  },
  'GET /feeds/volunteering.jsonld': {
    id: 'listVolunteeringData',
    summary: 'The open vacancies in the Volunteering Data standard of the Open Data Institute, as JSON-LD',
    answer: {
      type: 'object',
      required: ['@context', 'graph'],
      properties: { '@context': { type: 'array' }, graph: { type: 'array', items: { type: 'object', required: ['type', 'id', 'name', 'activity'] } } },
    },
    open: true,
  },
}
