import type { Field } from '#kernel/fields/field.ts'
import { snakeCase } from '#kernel/jsonapi/names.ts'
import { actionMethod, changeable, type Relationship } from '#kernel/jsonapi/resource.ts'
import { authBody, formBody, requestBody, type Body } from './openapi-bodies.ts'
import { documentOf, identifiers, linkedTo, listOf, metaOnly } from './openapi-documents.ts'
import { operationNames as names, singular } from './openapi-names.ts'
import { parametersOf } from './openapi-parameters.ts'
import type { Schema } from './openapi-schemas.ts'
import { authRefusals, refusalsOf, usualRefusals } from './openapi-statuses.ts'
import { apiPath } from './present.ts'
import type { Registry, ResourceApi } from './registry.ts'

/** A call that follows from no declaration, described by hand. */
export type DescribedCall = {
  /** operationId: what a generated client calls its function. */
  id: string
  summary: string
  /** Resource type in `data`: one, or a list. Neither, nor `answer`: only meta. */
  one?: string
  list?: string
  /** An answer of another form: its schema. */
  answer?: Schema
  /** Fields of a form that is sent with one `file`. */
  form?: Readonly<Record<string, Field>>
  /** Attributes of the body by name; what is not `optional` must be there. */
  body?: Readonly<Record<string, Field>>
  /** A body that is no document: its media type. */
  rawBody?: string
  /** An answer that is a file: its media type, or those it may have. */
  file?: string | readonly string[]
  /** The same is done to each of a list of at most so many, by their id. */
  many?: number
  /** `data.type` of the body, when it is not that of the answer. */
  bodyType?: string
  /** Related rows that the body must name. */
  related?: Readonly<Record<string, Relationship>>
  /** Query parameters, with what they mean where the name does not tell; '' where it does. */
  query?: Readonly<Record<string, string>>
  /** Success status, when it is not 200; and what it says then. */
  status?: number
  /** Visitors may call it too. */
  open?: true
  /** Refusals beside the usual ones of such a call. */
  refusals?: readonly number[]
  /** The whole list of refusals, for the few calls that can answer less. */
  onlyRefusals?: readonly number[]
  /** The same form of answer with other statuses, and what they say. */
  alsoAnswers?: Readonly<Record<number, string>>
  /** The answer carries the five token headers of a new session. */
  signsIn?: true
}
export type DescribedCalls = Readonly<Record<string, DescribedCall>>

export type Operation = Schema & { operationId: string; summary: string; tags: string[]; responses: Schema }

/** A call described by hand: under /auth in the manner of device tokens, elsewhere as a document. */
export function described(call: DescribedCall, method: string, url: string): Operation {
  const { one, list, answer, body, rawBody, file, bodyType = one ?? list ?? 'users', related = {}, query, status = 200, signsIn } = call
  const isAuth = url === '/auth' || url.startsWith('/auth/')
  const usual = isAuth ? authRefusals(method) : usualRefusals({ method, url, open: call.open === true })
  const style = isAuth ? 'deviceToken' : 'document'
  const schema = answer ?? (one ? documentOf(one) : list ? listOf(list) : metaOnly)
  const isJsonApi = url.startsWith(apiPath)
  const sent =
    body &&
    (isAuth
      ? authBody(body)
      : requestBody({
          type: bodyType,
          fields: body,
          relationships: related,
          needs: Object.keys(related),
          isCreate: true,
          hasId: url.includes('/:id') && method !== 'POST',
        }))
  if (call.many) return ofMany({ ...call, many: call.many }, requestBody({ type: bodyType, fields: body ?? {}, isCreate: true, hasId: true }))
  return {
    operationId: call.id,
    summary: call.summary,
    tags: [one ?? list ?? url.split('/')[isJsonApi ? 3 : 1]!],
    ...(query && { parameters: Object.entries(query).map(([name, meaning]) => parameter(name, meaning)) }),
    ...(call.form ? { requestBody: formBody(call.form) } : sent && { requestBody: sent }),
    ...(rawBody && { requestBody: { required: true, content: { [rawBody]: { schema: {} } } } }),
    responses: {
      ...(file
        ? { [status]: { description: 'A file', content: Object.fromEntries([file].flat().map((type) => [type, { schema: { type: 'string' } }])) } }
        : success(status, schema, isJsonApi, signsIn)),
      // Signing up and inviting: the one makes somebody, the other may find them.
      ...(status === 201 && success(200, schema, isJsonApi, undefined, 'Was there already; it is answered as it is')),
      ...Object.assign({}, ...Object.entries(call.alsoAnswers ?? {}).map(([also, meaning]) => success(Number(also), schema, isJsonApi, undefined, meaning))),
      ...(method === 'GET' && status === 200 && isJsonApi && notModified),
      ...refusalsOf(style, call.onlyRefusals ?? [...usual, ...(call.refusals ?? [])]),
    },
  }
}

function ofMany({ id, summary, list: type = 'users', many }: DescribedCall & { many: number }, body: Schema): Operation {
  return {
    operationId: id,
    summary,
    tags: [type],
    requestBody: manyOf(body, many),
    parameters: [parameter('preview', '`true`: only says what would be done'), idempotencyKey],
    responses: {
      ...success(200, { anyOf: [listOf(type), metaOnly] }),
      ...refusalsOf('document', [...usualRefusals({ method: 'PATCH', url: `${apiPath}/${type}`, open: false })]),
    },
  }
}

const parameter = (name: string, meaning: string): Schema => ({ name, in: 'query', schema: { type: 'string' }, ...(meaning && { description: meaning }) })

/** What follows from the declaration of a resource, by the shape of its address; undefined for what no declaration makes. */
export function declared(registry: Registry, method: string, url: string): Operation | undefined {
  if (!url.startsWith(`${apiPath}/`)) return undefined
  const [type = '', id, word, relation] = url.slice(apiPath.length + 1).split('/')
  const api = registry.find(type)
  if (!api) return undefined
  const open = registry.scopeNames(['anonymous'], type, 'read').length > 0 || (method === 'POST' && api.openCreate === true)
  const make = (operationId: string, summary: string, responses: Schema, more: Schema = {}): Operation => ({
    operationId,
    summary,
    tags: [type],
    ...more,
    responses: { ...responses, ...(method === 'GET' && notModified), ...refusalsOf('document', usualRefusals({ method, url, open })) },
  })
  const thing = singular(type).replaceAll('_', ' ')
  if (id === undefined) return ofAll(registry, api, method, make)
  if (id !== ':id') return undefined
  if (word === undefined) return ofOne(registry, api, method, make)
  if (word === 'relationships' && relation) {
    const summary = method === 'GET' ? `Ids of what stands behind ${relation} of one ${thing}` : 'Refused: links are changed with the thing itself'
    return make(names.linkage(method, type, relation), summary, method === 'GET' ? success(200, identifiers) : {})
  }
  const relationship = Object.entries(api.resource.relationships).find(([name]) => snakeCase(name) === word)?.[1]
  if (method === 'GET' && relationship)
    return make(names.related(type, word, relationship.many), `The ${word} of one ${thing}`, success(200, linkedTo(relationship)), {
      parameters: relatedParameters(registry, relationship),
    })
  const [action, input] = Object.entries(api.resource.actions).find(([name]) => snakeCase(name) === word) ?? []
  if (!action || !input || method !== actionMethod(api.resource, action)) return undefined
  const inQuery = api.actions?.[action]?.inQuery
    ? Object.keys(input).map((name) => parameter(snakeCase(name), 'In place of the body, which proxies may drop'))
    : []
  return make(names.action(word, type), `${word}: one ${thing}`, success(200, afterChange(type)), {
    requestBody: bodyOf(api, { fields: input, isCreate: true, hasId: true }),
    parameters: [...ofChange, ...inQuery, ...afterParameters(registry, api)],
  })
}

type Make = (operationId: string, summary: string, responses: Schema, more?: Schema) => Operation

function ofAll(registry: Registry, api: ResourceApi, method: string, make: Make): Operation | undefined {
  const { type, attributes, relationships } = api.resource
  if (method === 'GET') return make(names.list(type), `List ${type}`, success(200, listOf(type)), { parameters: parametersOf(registry, api, 'list') })
  if (method === 'PATCH')
    return make(names.updateMany(type), `Change up to ${api.resource.bulk} ${type}, all of them or none`, success(200, { anyOf: [listOf(type), metaOnly] }), {
      requestBody: manyOf(bodyOf(api, { fields: attributes, isCreate: false, hasId: true }), api.resource.bulk!),
      parameters: [parameter('preview', '`true`: only says what would be done'), idempotencyKey, ...afterParameters(registry, api)],
    })
  const responses = { ...success(201, documentOf(type)), ...success(200, documentOf(type), true, undefined, 'Was there already; it is answered as it is') }
  const body = bodyOf(api, { fields: attributes, relationships, isCreate: true, needs: api.createNeeds ?? [], hasId: false })
  return make(names.create(type), `Create one ${singular(type)}`, responses, {
    requestBody: body,
    parameters: [idempotencyKey, ...afterParameters(registry, api)],
  })
}

function ofOne(registry: Registry, api: ResourceApi, method: string, make: Make): Operation {
  const { type, attributes, relationships } = api.resource
  const thing = singular(type)
  if (method === 'GET') return make(names.get(type), `Read one ${thing}`, success(200, documentOf(type)), { parameters: parametersOf(registry, api, 'one') })
  if (method === 'DELETE') return make(names.remove(type), `Remove one ${thing}`, success(204), { parameters: ofChange })
  const taken = Object.fromEntries(Object.entries(relationships).filter(([name]) => api.updateTakes?.includes(name)))
  const more = {
    requestBody: bodyOf(api, { fields: changeable(attributes), relationships: taken, isCreate: false, hasId: true }),
    parameters: [...ofChange, ...afterParameters(registry, api)],
  }
  return make(method === 'PUT' ? names.put(type) : names.update(type), `Change one ${thing}`, success(200, afterChange(type)), more)
}

const bodyOf = ({ resource: { type } }: ResourceApi, body: Omit<Body, 'type'>) => requestBody({ type, ...body })

/** The same document with a list in `data`. */
function manyOf(body: Schema, most: number): Schema {
  const one = (body as { content: Record<string, { schema: { properties: { data: Schema } } }> }).content['application/vnd.api+json']!.schema.properties.data
  const schema = { type: 'object', required: ['data'], properties: { data: { type: 'array', items: one, minItems: 1, maxItems: most } } }
  return { required: true, content: { 'application/vnd.api+json': { schema }, 'application/json': { schema } } }
}

/** A change answers the thing as it is then, so it may be asked for as in a read. */
const afterParameters = (registry: Registry, api: ResourceApi) => parametersOf(registry, api, 'one')

function relatedParameters(registry: Registry, { to, many }: Relationship): Schema[] {
  const api = registry.find(to)
  return api ? parametersOf(registry, api, many ? 'list' : 'one') : []
}

const ifMatch = { name: 'If-Match', in: 'header', schema: { type: 'string' }, description: '"v3": only if `meta.version` is still that' }
const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', maxLength: 255 },
  description: 'A repeat with the same key gets the first answer',
}
const ofChange = [ifMatch, idempotencyKey]
const notModified = { 304: { description: 'Not changed since the ETag in If-None-Match' } }

/** A change may take a thing out of the caller's sight: then there is nothing to show but meta. */
const afterChange = (type: string): Schema => ({ anyOf: [documentOf(type), metaOnly] })

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

function success(status: number, schema?: Schema, isJsonApi = true, signsIn?: true, description = successes[status]!): Schema {
  if (status === 204 || status === 302) return { [status]: { description } }
  const content = { ...(isJsonApi && { 'application/vnd.api+json': { schema } }), 'application/json': { schema } }
  return { [status]: { description, ...(signsIn && { headers: tokenHeaders }), content } }
}
