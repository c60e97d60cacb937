import { post } from '#kernel/jsonapi/server/api.ts'
import { idOf } from '#kernel/jsonapi/server/related.ts'
import { rowWriteHeaders } from '#kernel/jsonapi/request/server/api-request.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import type { DescribedCalls } from '#kernel/jsonapi/openapi/server/openapi.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { NotFound } from '#kernel/http/errors.ts'
import type { ApiOf } from '#kernel/jsonapi/registry/server/registry.ts'
import { suggestion } from '#features/social-map/model/suggestion.ts'
import { acceptSuggestion, createSuggestion, declineSuggestion } from './suggest.ts'

export const suggestionsApi: ApiOf<typeof suggestion> = {
  resource: suggestion,
  scopes: {
    own: '@.user_id = :user',
    ownOrganization: `exists (select from social_map_entries e where e.volunteer_center_id = @.volunteer_center_id and e.id = @.entry_id and e.organization_id = any(:organizations))`,
  },
  possible: { accept: `@.status = 'open'`, decline: `@.status = 'open'` },
  list: true,
  get: true,
  create: createSuggestion,
  createNeeds: ['entry'],
  memberVerbs: { accept: { run: acceptSuggestion }, decline: { run: declineSuggestion } },
  filters: { entryId: { kind: 'id', sql: '@.entry_id = :value', about: 'What was said about one entry' } },
}

/** POST /social_map_entries/{id}/suggestions: the same as POST /social_map_suggestions, with the entry in the path. */
export const suggestionRoutes: ApiRoute[] = [
  {
    method: 'POST',
    path: '/social_map_entries/:id/suggestions',
    counts: rowWriteHeaders,
    parameters: 'query',
    run: async (call) => {
      const entry = idOf(call)
      if (!isUuid(entry)) throw new NotFound('social_map_entries', entry)
      return await post(call, {
        api: suggestionsApi,
        verb: async (asked) => await createSuggestion({ ...asked, related: { ...asked.related, entry } }),
        fields: suggestion.attributes,
      })
    },
  },
]

/** For OpenAPI. */
export const suggestionCalls: DescribedCalls = {
  'POST /api/v1/social_map_entries/:id/suggestions': {
    id: 'suggestForEntry',
    summary: 'Say what is wrong with an entry: at most five in 24 hours',
    one: 'social_map_suggestions',
    status: 201,
    body: { part: suggestion.attributes.part, words: suggestion.attributes.words },
  },
}
