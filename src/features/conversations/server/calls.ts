import type { DescribedCalls } from '#kernel/jsonapi/openapi/server/openapi.ts'
import { bulkMessage } from '#features/conversations/model/bulk-message.ts'
import { message } from '#features/conversations/model/conversation.ts'

/** Calls that no declaration describes, for OpenAPI; the others are generated. */
export const describedCalls: DescribedCalls = {
  'GET /api/v1/events': {
    id: 'listenToEvents',
    summary: 'What is new, as it happens: `event: conversation` with `data: {"id"}`; `again` when something may have been missed',
    file: 'text/event-stream',
    refusals: [406],
  },
  'PATCH /api/v1/users/message': {
    id: 'messageUsers',
    summary: 'The center writes to each of up to 100 people in their own conversation with it, to all of them or none',
    list: 'users',
    body: bulkMessage,
    many: 100,
  },
  'POST /api/v1/conversations/:id/messages': {
    id: 'sayInConversation',
    summary: 'Say something',
    one: 'messages',
    status: 201,
    body: { body: message.attributes.body, attachmentIds: message.attributes.attachmentIds, receivedVia: message.attributes.receivedVia },
  },
  'POST /api/v1/conversations/:id/attachments': {
    id: 'createAttachment',
    summary: 'Send a file to say something with: one of at most 10 MiB, PDF, JPEG, PNG or WebP',
    one: 'attachments',
    status: 201,
    form: {},
  },
  'GET /api/v1/attachments/:id/file': { id: 'getAttachmentFile', summary: 'The file, to keep', file: ['application/pdf', 'image/webp'] },
}
