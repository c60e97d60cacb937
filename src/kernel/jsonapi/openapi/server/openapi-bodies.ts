import type { Field } from '#kernel/fields/field.ts'
import { snakeCase } from '#kernel/jsonapi/names.ts'
import type { Relationship } from '#kernel/jsonapi/resource.ts'
import { singular } from './openapi-names.ts'
import { fieldSchema, linkSchema, type Schema } from './openapi-schemas.ts'

export type Body = {
  /** `data.type` of the document. */
  type: string
  fields: Readonly<Record<string, Field>>
  relationships?: Readonly<Record<string, Relationship>>
  /** true: required fields are required; false: an update may leave any of them out. */
  isCreate: boolean
  /** Relations that a create must name. */
  needs?: readonly string[]
  /** The address names the row, so a strict document must name it too (contract §2.1). */
  hasId: boolean
}

/** A JSON:API document for application/vnd.api+json; for application/json that document, or the bare attributes (contract §2.1). */
export function requestBody({ type, fields, relationships = {}, isCreate, needs = [], hasId }: Body): Schema {
  const writable = Object.entries(fields).filter(([, field]) => !field.readOnly && !field.sql)
  const required = isCreate ? writable.filter(([, field]) => field.accepted || (!field.optional && !field.later)).map(([name]) => name) : []
  const ones = Object.entries(relationships).filter(([, { many, inverse }]) => !many && !inverse)

  const properties = Object.fromEntries(writable.map(([name, field]) => [name, fieldSchema(field, 'in', isCreate)]))
  const attributes = object(properties, required)
  const links = object(Object.fromEntries(ones.map(([name, to]) => [name, linkSchema(to)])), needs)
  const parts = {
    ...(writable.length > 0 && { attributes }),
    ...(ones.length > 0 && { relationships: links }),
  }
  const must = [...(required.length > 0 ? ['attributes'] : []), ...(needs.length > 0 ? ['relationships'] : [])]
  const data = (identity: readonly string[]) =>
    object({ type: { type: 'string', enum: [type, singular(type)] }, id: { type: 'string' }, ...parts }, [...identity, ...must])
  const document = (identity: readonly string[]) => object({ data: data(identity) }, ['data'])
  const ids = Object.fromEntries(
    ones.map(([name, { column }]) => [camel(column), { type: ['string', 'null'], description: `In place of the relationship ${name}` }]),
  )
  const flat = object({ ...properties, ...ids }, [...required, ...needs.map((name) => camel(relationships[name]!.column))])
  return {
    ...(must.length > 0 && { required: true }),
    content: {
      'application/vnd.api+json': { schema: document(['type', ...(hasId ? ['id'] : [])]) },
      'application/json': { schema: { anyOf: [document([]), flat] } },
    },
  }
}

/** A flat body of /auth, as JSON of any media type, or a form; names in snake_case, as clients of devise_token_auth write them. */
export function authBody(fields: Readonly<Record<string, Field>>): Schema {
  const properties = Object.fromEntries(Object.entries(fields).map(([name, field]) => [snakeCase(name), fieldSchema(field, 'in')]))
  const required = Object.entries(fields).flatMap(([name, { optional }]) => (optional ? [] : [snakeCase(name)]))
  const schema = object(properties, required)
  return {
    ...(required.length > 0 && { required: true }),
    content: { 'application/json': { schema }, 'application/vnd.api+json': { schema }, 'application/x-www-form-urlencoded': { schema } },
  }
}

/** A form with one file. */
export function formBody(fields: Readonly<Record<string, Field>>): Schema {
  const properties = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field, 'in')]))
  const required = Object.entries(fields).flatMap(([name, { optional }]) => (optional ? [] : [name]))
  const schema = object({ ...properties, file: { type: 'string', contentMediaType: 'application/octet-stream' } }, ['file', ...required])
  return { required: true, content: { 'multipart/form-data': { schema } } }
}

function object(properties: Schema, required: readonly string[]): Schema {
  return { type: 'object', properties, ...(required.length > 0 && { required }) }
}

const camel = (column: string) => column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
