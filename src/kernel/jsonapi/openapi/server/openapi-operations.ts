import { type Field, isWritten } from '#kernel/fields/field.ts'
import { snakeCase } from '#kernel/jsonapi/names.ts'
import type { WriteHeaders } from '#kernel/jsonapi/request/server/api-request.ts'
import type { Relationship } from '#kernel/jsonapi/resource.ts'
import { fieldSchema, linkSchema } from './openapi-schemas.ts'
import { type Schema, pascal, shape, singular } from './shared-shapes.ts'

/** The OpenAPI description of one call. */
export type Operation = Schema & { operationId: string; summary: string; tags: string[]; responses: Schema }

/** A route's address, and the write headers that its declaration honours. */
export type Asked = { method: string; url: string; counts: WriteHeaders }

/** A query parameter, as text. */
export const parameter = (name: string, meaning: string): Schema => ({
  name,
  in: 'query',
  schema: { type: 'string' },
  ...(meaning && { description: meaning }),
})
/** On every change of a list. */
export const preview = shape('parameters', 'Preview', parameter('preview', '`true`: only says what would be done'))

const ifMatch = shape('parameters', 'IfMatch', {
  name: 'If-Match',
  in: 'header',
  schema: { type: 'string' },
  description: '"v3": only if `meta.version` is still that, else 412',
})
const idempotencyKey = shape('parameters', 'IdempotencyKey', {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', maxLength: 255 },
  description: 'A repeat with the same key and body gets the first answer; 409 while that one is under way, 422 with another body',
})

/** The write headers that the route honours (contract §5). */
export const headerParameters = ({ counts }: Asked): Schema[] => [...(counts.version ? [ifMatch] : []), ...(counts.key ? [idempotencyKey] : [])]

/** On every read. */
export const notModified = { 304: { description: 'Not changed since the ETag in If-None-Match' } }

/** The same body with a list in `data`. */
export function manyOf(call: string, body: Schema, most: number): Schema {
  const one = (body as { content: Record<string, { schema: { properties: { data: Schema } } }> }).content['application/vnd.api+json']!.schema.properties.data
  const schema = shape('schemas', `${pascal(call)}Documents`, {
    type: 'object',
    required: ['data'],
    properties: { data: { type: 'array', items: one, minItems: 1, maxItems: most } },
  })
  return { required: true, content: { 'application/vnd.api+json': { schema }, 'application/json': { schema } } }
}

const successes: Readonly<Record<number, string>> = {
  200: 'As asked',
  201: 'Made; Location is its address',
  202: 'Begun; Location is where it will be',
  204: 'Done; there is nothing to show',
  302: 'Leads on to the address in Location',
}
const tokenHeaders = Object.fromEntries(
  ['access-token', 'token-type', 'client', 'expiry', 'uid', 'authorization'].map((name) => [name, { schema: { type: 'string' }, required: true }]),
)

/** A successful answer; `signsIn`: with the headers of a new session. */
export function success(status: number, schema?: Schema, isJsonApi = true, signsIn?: true, description = successes[status]!): Schema {
  if (status === 204 || status === 302) return { [status]: { description } }
  const content = { ...(isJsonApi && { 'application/vnd.api+json': { schema } }), 'application/json': { schema } }
  return { [status]: { description, ...(signsIn && { headers: tokenHeaders }), content } }
}

export type Body = {
  /** The name of the call, under which its attributes and relationships are said once. */
  name: string
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
export function requestBody({ name: call, type, fields, relationships = {}, isCreate, needs = [], hasId }: Body): Schema {
  const writable = Object.entries(fields).filter(([, field]) => isWritten(field))
  const required = isCreate ? writable.filter(([, field]) => field.accepted || (!field.optional && !field.later)).map(([name]) => name) : []
  const ones = Object.entries(relationships).filter(([, { many, inverse }]) => !many && !inverse)

  const properties = Object.fromEntries(writable.map(([name, field]) => [name, fieldSchema(field, 'in', isCreate)]))
  const attributes = shape('schemas', `${pascal(call)}Attributes`, object(properties, required))
  const links = shape('schemas', `${pascal(call)}Relationships`, object(Object.fromEntries(ones.map(([name, to]) => [name, linkSchema(to)])), needs))
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
  const idsNeeded = needs.map((name) => camel(relationships[name]!.column))
  const flat = ones.length > 0 ? { allOf: [attributes, object(ids, idsNeeded)] } : attributes
  return shape('requestBodies', `${pascal(call)}Body`, {
    ...(must.length > 0 && { required: true }),
    content: {
      'application/vnd.api+json': { schema: document(['type', ...(hasId ? ['id'] : [])]) },
      'application/json': { schema: { anyOf: [document([]), flat] } },
    },
  })
}

/** A flat body of /auth, as JSON of any media type, or a form; names in snake_case, as clients of devise_token_auth write them. */
export function authBody(call: string, fields: Readonly<Record<string, Field>>): Schema {
  const properties = Object.fromEntries(Object.entries(fields).map(([name, field]) => [snakeCase(name), fieldSchema(field, 'in')]))
  const required = Object.entries(fields).flatMap(([name, { optional }]) => (optional ? [] : [snakeCase(name)]))
  const schema = shape('schemas', `${pascal(call)}Fields`, object(properties, required))
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
