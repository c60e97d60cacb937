import { integer, json, oneOf, text, timestamp } from '#kernel/fields/field.ts'
import { defineResource } from '#kernel/jsonapi/resource.ts'
import { purposeNames } from './purposes.ts'

/** A copy of a picture, as wide as a page asks for. */
export type Copy = { url: string; width: number; height: number }

/** A picture that somebody sent: what it is for, what is on it, and the copies that are made of it, small to large. */
export const upload = defineResource({
  type: 'uploads',
  belongsTo: 'center',
  order: '-createdAt',
  attributes: {
    purpose: oneOf(purposeNames, { readOnly: true }),
    /** What is on it, for who cannot see it; empty where it is only there to be looked at. */
    alt: text({ max: 200, optional: true }),
    pictures: json<Copy[]>()({ readOnly: true }),
    /** Of all copies. */
    bytes: integer({ readOnly: true }),
    createdAt: timestamp({ readOnly: true, sort: true }),
  },
  verbs: ['get', 'update', 'remove'],
})

/** What is sent along with the file. */
export const sentWithFile = {
  purpose: oneOf(purposeNames),
  alt: upload.attributes.alt,
}
