import type { DescribedCalls } from '#kernel/jsonapi/openapi/server/openapi.ts'
import { audiences, kinds } from '#features/changelog/entry.ts'

const text = { type: 'string' }

const entry = {
  type: 'object',
  required: ['type', 'id', 'attributes'],
  properties: {
    type: { type: 'string', const: 'changelog_entries' },
    id: text,
    attributes: {
      type: 'object',
      required: ['key', 'kind', 'for', 'title', 'words', 'link', 'createdAt'],
      properties: {
        key: text,
        kind: { type: 'string', enum: [...kinds] },
        for: { type: 'array', items: { type: 'string', enum: Object.keys(audiences) } },
        title: text,
        words: text,
        link: { type: ['string', 'null'] },
        createdAt: { type: 'string', format: 'date' },
      },
    },
  },
}

/** Calls that no resource declares, described for OpenAPI. */
export const describedCalls: DescribedCalls = {
  'GET /api/v1/changelog_entries': {
    id: 'listChangelogEntries',
    summary: 'What people can do since when, in the caller’s language, newest first',
    query: {
      'filter[kind_eq]': `One of ${kinds.join(', ')}`,
      'filter[for_me]': 'true: only what somebody with the caller’s roles can do',
      'filter[created_at_gt]': 'After a day: 2026-11-25',
      'page[number]': 'Which page, from 1',
      'page[size]': 'How many on a page: 30 unless told, at most 200',
    },
    answer: {
      type: 'object',
      required: ['data', 'links', 'meta'],
      properties: { data: { type: 'array', items: entry }, links: { $ref: '#/components/schemas/Links' }, meta: { $ref: '#/components/schemas/ListMeta' } },
    },
  },
  'POST /api/v1/changelog_entries/seen': { id: 'seeChangelogEntries', summary: 'Say that you have read what is new', status: 204 },
}
