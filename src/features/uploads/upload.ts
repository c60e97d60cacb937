import { integer, json, oneOf, text, timestamp } from '#kernel/fields/field.ts'
import { defineResource } from '#kernel/jsonapi/resource.ts'
import { purposeNames } from './purposes.ts'

/** A copy of a picture in one of the widths that pages ask for. */
export type Copy = { url: string; width: number; height: number }

/** An uploaded picture: its purpose, its text alternative, and its copies, small to large. */
export const upload = defineResource({
  type: 'uploads',
  belongsTo: 'center',
  order: '-createdAt',
  attributes: {
    purpose: oneOf(purposeNames, { readOnly: true }),
    /** The text alternative; empty for a decorative picture. */
    alt: text({ max: 200, optional: true }),
    pictures: json<Copy[]>()({ readOnly: true }),
    /** The size of all copies together. */
    bytes: integer({ readOnly: true }),
    createdAt: timestamp({ readOnly: true, sort: true }),
  },
  verbs: ['get', 'update', 'remove'],
})

/** Fields sent along with the file. */
export const sentWithFile = {
  purpose: oneOf(purposeNames),
  alt: upload.attributes.alt,
}
