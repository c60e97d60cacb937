import { integer, oneOf, text, timestamp } from '#kernel/fields/field.ts'
import { defineResource, one } from '#kernel/jsonapi/resource.ts'

/** What a message may carry (domain §3.4). */
export const maxAttachments = 5

export const attachmentKinds = ['pdf', 'picture'] as const
export type AttachmentKind = (typeof attachmentKinds)[number]

/** As it stands with its message. */
export type SentAttachment = { id: string; name: string; kind: AttachmentKind; bytes: number; width: number | null; height: number | null }

/** Where the file itself is, under the API. */
export const attachmentPath = (id: string) => `/api/v1/attachments/${id}/file`

/** A file that belongs to what somebody says; until it is said only who sent it sees it. */
export const attachment = defineResource({
  type: 'attachments',
  belongsTo: 'center',
  order: 'createdAt',
  attributes: {
    name: text({ readOnly: true }),
    kind: oneOf(attachmentKinds, { readOnly: true }),
    bytes: integer({ readOnly: true }),
    width: integer({ readOnly: true, optional: true }),
    height: integer({ readOnly: true, optional: true }),
    url: text({ sql: `'/api/v1/attachments/' || @.id || '/file'` }),
    createdAt: timestamp({ readOnly: true, sort: true }),
  },
  relationships: { conversation: one('conversations', 'conversation_id'), message: one('messages', 'message_id', { optional: true }) },
  verbs: ['get'],
})
