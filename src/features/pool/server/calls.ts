import type { DescribedCalls } from '#kernel/jsonapi/openapi/server/openapi.ts'
import { poolEntry } from '#features/pool/model/pool-entry.ts'
import { cardFields } from '#features/pool/card/server/own-routes.ts'

/** Calls that no resource declares, described for OpenAPI. */
export const describedCalls: DescribedCalls = {
  'GET /api/v1/profiles/current/pool_entry': {
    id: 'readOwnPoolEntry',
    summary: 'One’s own card in the volunteer pool; 404 for who has none',
    refusals: [403, 404],
    one: poolEntry.type,
  },
  'PUT /api/v1/profiles/current/pool_entry': {
    id: 'saveOwnPoolEntry',
    summary: 'Write one’s own card and choose who may see it; saving confirms it',
    one: poolEntry.type,
    body: cardFields,
    refusals: [403],
  },
  'GET /api/v1/profile_replies': {
    id: 'listProfileReplies',
    summary: 'One’s own invitations, those that wait first; `meta.reasons` of each says why it fits. Reading them is seeing them',
    list: 'pool_invitations',
    refusals: [403],
  },
}
