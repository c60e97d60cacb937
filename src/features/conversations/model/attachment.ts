import { integer, oneOf, text, timestamp } from '#kernel/fields/field.ts'
import { defineResource, one } from '#kernel/jsonapi/resource.ts'

/** How many files a message may have (domain §3.4). */
export const maxAttachments = 5

export const attachmentKinds = ['pdf', 'picture'] as const
export type AttachmentKind = (typeof attachmentKinds)[number]

/** A file as part of its message. */
export type SentAttachment = { id: string; name: string; kind: AttachmentKind; bytes: number; width: number | null; height: number | null }

/** The path of the file in the API. */
export const attachmentPath = (id: string) => `/api/v1/attachments/${id}/file`

/** A file of a message. Until the message is sent only its owner can see it. */
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
