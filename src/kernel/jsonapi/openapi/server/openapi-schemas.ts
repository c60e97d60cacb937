import { type Field, isWritten } from '#kernel/fields/field.ts'
import { camelCase } from '#kernel/jsonapi/names.ts'
import type { WriteHeaders } from '#kernel/jsonapi/request/server/api-request.ts'
import type { Relationship, Resource } from '#kernel/jsonapi/resource.ts'
import { type Schema, pascal, pascalOne, shape } from './shared-shapes.ts'

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

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
  const { kind, values, min, max, maxItems, optional, writeOnly, accepted, pattern, fields } = field
  const schema: Schema = { ...plain[kind] }
  if (kind === 'code') schema['enum'] = [...values!, ...(optional ? [null] : [])]
  if (kind === 'codes' && values) schema['items'] = { type: 'string', enum: values }
  if (direction === 'in') Object.assign(schema, limits(kind, min, max, maxItems), pattern && { pattern: pattern.source }, fields && partsOf(fields, isWhole))
  // A list is never null: left out means empty.
  if (optional && typeof schema['type'] === 'string' && kind !== 'codes' && kind !== 'lines') schema['type'] = [schema['type'], 'null']
  if (accepted && direction === 'in') Object.assign(schema, { type: 'boolean', const: true })
  if (!isWritten(field)) schema['readOnly'] = true
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
  return shape('schemas', many ? `LinksTo${pascal(to)}` : `LinkTo${pascalOne(to)}`, {
    type: 'object',
    properties: {
      data: many ? { type: 'array', items: identifier } : { anyOf: [identifier, { type: 'null' }] },
      links: { type: 'object', properties: { related: { type: 'string' } }, additionalProperties: false },
      meta: { type: 'object', properties: { count: { type: 'integer' } } },
    },
    additionalProperties: false,
  })
}

/**
 * `listVacancies`, `getVacancy`, `acceptApplication`, `listVacanciesOfOrganization`: the names of the functions in a generated
 * client.
 */
export const operationNames = {
  list: (type: string) => `list${pascal(type)}`,
  create: (type: string) => `create${pascalOne(type)}`,
  get: (type: string) => `get${pascalOne(type)}`,
  update: (type: string) => `update${pascalOne(type)}`,
  updateMany: (type: string) => `update${pascal(type)}`,
  /** PUT does the same as PATCH. */
  put: (type: string) => `put${pascalOne(type)}`,
  remove: (type: string) => `remove${pascalOne(type)}`,
  action: (word: string, type: string) => `${camelCase(word)}${pascalOne(type)}`,
  related: (type: string, relation: string, many: boolean) => `${many ? 'list' : 'get'}${pascal(relation)}Of${pascalOne(type)}`,
  linkage: (method: string, type: string, relation: string) => `${linkVerbs[method]}${pascal(relation)}LinkageOf${pascalOne(type)}`,
}

const linkVerbs: Readonly<Record<string, string>> = { GET: 'get', POST: 'add', PATCH: 'replace', DELETE: 'remove' }

const envelope = (data: Schema, meta: Schema = ref('Meta')): Schema => ({
  type: 'object',
  required: ['data'],
  properties: { data, included: { type: 'array', items: ref('Included') }, links: ref('Links'), meta, jsonapi: { type: 'object' } },
  additionalProperties: false,
})

/** A document of one row. */
export const documentOf = (type: string): Schema => shape('schemas', `${pascalOne(type)}Document`, envelope(ref(type)))

/** A document of a page of rows. */
export const listOf = (type: string): Schema =>
  shape('schemas', `${pascal(type)}List`, { ...envelope({ type: 'array', items: ref(type) }, ref('ListMeta')), required: ['data', 'meta'] })

/** A document of what a relationship leads to; an empty to-one is null. */
export const linkedTo = ({ to, many }: Relationship): Schema =>
  many ? listOf(to) : shape('schemas', `${pascalOne(to)}OrNone`, envelope({ anyOf: [ref(to), { type: 'null' }] }))

/** A document with nothing but meta. */
export const metaOnly: Schema = shape('schemas', 'MetaOnly', {
  type: 'object',
  properties: { meta: ref('Meta') },
  required: ['meta'],
  additionalProperties: false,
})

/** A change may make a row invisible to the caller: then the answer has only meta. */
export const afterChange = (type: string): Schema => shape('schemas', `${pascalOne(type)}AfterChange`, { anyOf: [documentOf(type), metaOnly] })

const identifierSchema = {
  type: 'object',
  required: ['type', 'id'],
  properties: { type: { type: 'string' }, id: { type: 'string' } },
  additionalProperties: false,
}

/** The answer of GET …/relationships/…. */
export const identifiers: Schema = shape(
  'schemas',
  'Identifiers',
  envelope({ anyOf: [identifierSchema, { type: 'array', items: identifierSchema }, { type: 'null' }] }),
)

/** Every type that may be included. */
export function includedSchema(resources: readonly Resource[]): Schema {
  return { type: 'object', required: ['type'], discriminator: { propertyName: 'type' }, oneOf: resources.map(({ type }) => ref(type)) }
}

/** The meaning of each refusal, by its name in the document (contract §2.5). */
const refusals: Readonly<Record<number, readonly [name: string, description: string]>> = {
  400: ['BadRequest', 'The request itself makes no sense: a parameter, filter, include, header or document. `source` names it'],
  401: ['Unauthenticated', 'Nobody is signed in, or the credentials are wrong or have ended'],
  403: ['Forbidden', 'Not allowed, or this account is registered at another center (`wrong center`)'],
  404: ['NotFound', 'Not there, or not for the caller'],
  406: ['NotAcceptable', 'No media type in Accept can be answered'],
  409: ['Conflict', 'Not in this state, another type or id, or a repeat of a request that is still under way'],
  412: ['VersionMismatch', 'If-Match names another version than `meta.currentVersion`'],
  413: ['TooLarge', 'A body of more than 1 MiB'],
  414: ['AddressTooLong', 'An address of more than 8 KiB'],
  415: ['UnsupportedMediaType', 'A body of a kind that is not read here'],
  422: ['Invalid', 'Values that cannot be taken; each fault points at its attribute'],
  429: ['TooMany', 'Too many requests: Retry-After says when to come back'],
  500: ['Defect', 'A defect of the server, which is told of it'],
  503: ['Unavailable', 'Away for a moment: Retry-After says when to come back'],
  507: ['NoRoom', 'No room is left to keep anything'],
}

type RefusalStyle = 'document' | 'deviceToken'

/** The refusals of one call, as references. */
export function refusalsOf(style: RefusalStyle, statuses: readonly number[]): Schema {
  return Object.fromEntries(
    [...new Set(statuses)].toSorted((a, b) => a - b).map((status) => [status, { $ref: `#/components/responses/${nameOf(style, refusals[status]![0])}` }]),
  )
}

type Asked = { method: string; url: string; open: boolean; counts: WriteHeaders; ofSomeSites?: boolean }

/** The refusals that every read or change of the API may answer. `open`: for visitors too; `ofSomeSites`: other sites lack it. */
export function usualRefusals({ method, url, open, counts, ofSomeSites = false }: Asked): number[] {
  const always = [400, 403, 406, 414, 429, 500, 503]
  const reads = method === 'GET'
  return [
    ...always,
    ...(open && reads ? [] : [401]),
    ...(url.includes('/:') || !reads || ofSomeSites ? [404] : []),
    ...(reads ? [] : [409, 413, 415, 422, 507]),
    ...(counts.version ? [412] : []),
  ]
}

/** Those of /auth, which negotiates no media types and reports wrong states as clients of devise_token_auth expect. */
export const authRefusals = (method: string): number[] => [400, 403, 429, 500, 503, ...(method === 'GET' ? [] : [413, 415, 422, 507])]

/** Every refusal once, for `components.responses`. */
export function refusalResponses(): Schema {
  const one = (style: RefusalStyle) =>
    Object.values(refusals).map(([name, description]) => [nameOf(style, name), { description, content: contentOf(style) }] as const)
  return Object.fromEntries([...one('document'), ...one('deviceToken')])
}

const nameOf = (style: RefusalStyle, name: string) => (style === 'document' ? name : `Auth${name}`)

function contentOf(style: RefusalStyle): Schema {
  if (style === 'deviceToken') return { 'application/json': { schema: { $ref: '#/components/schemas/AuthErrors' } } }
  const schema = { $ref: '#/components/schemas/Errors' }
  return { 'application/vnd.api+json': { schema }, 'application/json': { schema } }
}
