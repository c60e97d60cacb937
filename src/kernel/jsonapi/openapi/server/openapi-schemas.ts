import type { Field } from '#kernel/fields/field.ts'
import type { Relationship, Resource } from '#kernel/jsonapi/resource.ts'

/** JSON Schema 2020-12, as OpenAPI 3.1 uses it. */
export type Schema = { [keyword: string]: unknown }

export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

const plain: Record<Field['kind'], Schema> = {
  text: { type: 'string' },
  email: { type: 'string', format: 'email' },
  url: { type: 'string', format: 'uri' },
  code: { type: 'string' },
  integer: { type: 'integer' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
  timestamp: { type: 'string', format: 'date-time' },
  date: { type: 'string', format: 'date' },
  codes: { type: 'array', items: { type: 'string' } },
  lines: { type: 'array', items: { type: 'string' } },
  json: {},
  group: { type: 'object' },
}

/**
 * The schema of one attribute. Limits apply to what is written; what was written before a limit existed is still shown.
 * @param isWhole for a group: required parts are required
 */
export function fieldSchema(field: Field, direction: 'in' | 'out', isWhole = false): Schema {
  const { kind, values, min, max, maxItems, optional, readOnly, sql, writeOnly, accepted, pattern, fields } = field
  const schema: Schema = { ...plain[kind] }
  if (kind === 'code') schema['enum'] = [...values!, ...(optional ? [null] : [])]
  if (kind === 'codes' && values) schema['items'] = { type: 'string', enum: values }
  if (direction === 'in') Object.assign(schema, limits(kind, min, max, maxItems), pattern && { pattern: pattern.source }, fields && partsOf(fields, isWhole))
  // A list is never null: left out means empty.
  if (optional && typeof schema['type'] === 'string' && kind !== 'codes' && kind !== 'lines') schema['type'] = [schema['type'], 'null']
  if (accepted && direction === 'in') Object.assign(schema, { type: 'boolean', const: true })
  if (readOnly || sql) schema['readOnly'] = true
  if (writeOnly) schema['writeOnly'] = true
  return schema
}

function partsOf(fields: NonNullable<Field['fields']>, isWhole: boolean): Schema {
  const required = Object.entries(fields).flatMap(([name, { optional, later }]) => (isWhole && !optional && !later ? [name] : []))
  return {
    properties: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field, 'in', isWhole)])),
    ...(required.length > 0 && { required }),
  }
}

function limits(kind: Field['kind'], min?: number, max?: number, maxItems?: number): Schema {
  if (kind === 'integer' || kind === 'number') return { ...(min !== undefined && { minimum: min }), ...(max !== undefined && { maximum: max }) }
  if (kind === 'codes') return { ...(min !== undefined && { minItems: min }), ...(maxItems !== undefined && { maxItems }) }
  if (kind === 'lines') return maxItems === undefined ? {} : { maxItems }
  return { ...(min !== undefined && { minLength: min }), ...(max !== undefined && { maxLength: max }) }
}

/** A resource object in an answer: with fewer fields for `fields[…]`, or where the role may not see one. */
export function resourceSchema({ type, attributes, relationships, plainType }: Resource): Schema {
  const shown = Object.entries(attributes).filter(([, field]) => !field.writeOnly)
  const properties: Schema = Object.fromEntries(shown.map(([name, field]) => [name, fieldSchema(field, 'out')]))
  if (plainType) properties['type'] = { type: 'string', description: `${plainType} again, with Accept: application/json` }
  return {
    type: 'object',
    required: ['type', 'id', 'attributes'],
    properties: {
      type: { const: type },
      id: { type: 'string' },
      attributes: { type: 'object', properties, additionalProperties: false },
      relationships: {
        type: 'object',
        properties: Object.fromEntries(Object.entries(relationships).map(([name, to]) => [name, linkSchema(to)])),
        additionalProperties: false,
      },
      links: { type: 'object', properties: { self: { type: 'string' } }, additionalProperties: false },
      meta: { type: 'object', properties: { version: { type: 'integer' }, permissions: { type: 'array', items: { type: 'string' } } } },
    },
    additionalProperties: false,
  }
}

/** A relationship, in answers and in bodies. */
export function linkSchema({ to, many }: Relationship): Schema {
  const identifier = { type: 'object', required: ['type', 'id'], properties: { type: { const: to }, id: { type: 'string' } }, additionalProperties: false }
  return {
    type: 'object',
    properties: {
      data: many ? { type: 'array', items: identifier } : { anyOf: [identifier, { type: 'null' }] },
      links: { type: 'object', properties: { related: { type: 'string' } }, additionalProperties: false },
      meta: { type: 'object', properties: { count: { type: 'integer' } } },
    },
    additionalProperties: false,
  }
}
