import type { Relationship, Resource } from '#kernel/jsonapi/resource.ts'
import { ref, type Schema } from './openapi-schemas.ts'

const envelope = (data: Schema, meta: Schema = ref('Meta')): Schema => ({
  type: 'object',
  required: ['data'],
  properties: { data, included: { type: 'array', items: ref('Included') }, links: ref('Links'), meta, jsonapi: { type: 'object' } },
  additionalProperties: false,
})

/** A document of one row. */
export const documentOf = (type: string): Schema => envelope(ref(type))

/** A document of a page of rows. */
export const listOf = (type: string): Schema => ({ ...envelope({ type: 'array', items: ref(type) }, ref('ListMeta')), required: ['data', 'meta'] })

/** A document of what a relationship leads to; an empty to-one is null. */
export const linkedTo = ({ to, many }: Relationship): Schema => (many ? listOf(to) : envelope({ anyOf: [ref(to), { type: 'null' }] }))

/** A document with nothing but meta. */
export const metaOnly: Schema = { type: 'object', properties: { meta: ref('Meta') }, required: ['meta'], additionalProperties: false }

const identifier = { type: 'object', required: ['type', 'id'], properties: { type: { type: 'string' }, id: { type: 'string' } }, additionalProperties: false }

/** The answer of GET …/relationships/…. */
export const identifiers: Schema = envelope({ anyOf: [identifier, { type: 'array', items: identifier }, { type: 'null' }] })

/** Every type that may be included. */
export function includedSchema(resources: readonly Resource[]): Schema {
  return { type: 'object', required: ['type'], discriminator: { propertyName: 'type' }, oneOf: resources.map(({ type }) => ref(type)) }
}
