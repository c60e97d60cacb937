import type { DescribedCalls } from '#kernel/jsonapi/server/openapi.ts'
import { message } from '#features/conversations/conversation.ts'

/** Calls that follow from no declaration, for OpenAPI; the others describe themselves. */
export const describedCalls: DescribedCalls = {
  'POST /api/v1/conversations/:id/messages': {
    id: 'sayInConversation',
    summary: 'Say something',
    one: 'messages',
    status: 201,
    body: { body: message.attributes.body },
  },
}
