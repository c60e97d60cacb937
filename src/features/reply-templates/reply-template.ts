import { boolean, text, timestamp } from '#kernel/fields/field.ts'
import { defineResource, one } from '#kernel/jsonapi/resource.ts'

/** Of one organization, or of the center. */
export const maxTemplates = 50

/** A short text that staff write again and again: of an organization, or without one of the center (domain §3.4). */
export const replyTemplate = defineResource({
  type: 'reply_templates',
  belongsTo: 'center',
  order: 'title',
  attributes: {
    title: text({ max: 60, sort: true, filter: ['text'] }),
    /** May contain placeholders such as `{{voornaam}}`. */
    body: text({ max: 2000, filter: ['text'] }),
    updatedAt: timestamp({ readOnly: true, sort: true }),
    createdAt: timestamp({ readOnly: true, sort: true }),
  },
  relationships: { organization: one('organizations', 'organization_id', { optional: true }) },
  filters: { ofCenter: boolean() },
  verbs: ['list', 'get', 'create', 'update', 'remove'],
})
