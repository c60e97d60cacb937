import type { Field } from '#kernel/fields/field.ts'
import { snakeCase } from '#kernel/jsonapi/names.ts'
import { predicates, takes } from '#kernel/jsonapi/read/server/predicates.ts'
import { apiPath } from '#kernel/jsonapi/read/server/present.ts'
import { countable, maxSize } from '#kernel/jsonapi/read/server/query.ts'
import type { Registry, ResourceApi } from '#kernel/jsonapi/registry/server/registry.ts'
import type { FilterScope } from '#kernel/jsonapi/registry/server/verbs.ts'
import { type Relationship, changeable, memberVerbMethod } from '#kernel/jsonapi/resource.ts'
import {
  type Asked,
  type Body,
  type Operation,
  authBody,
  formBody,
  headerParameters,
  manyOf,
  notModified,
  parameter,
  preview,
  requestBody,
  success,
} from './openapi-operations.ts'
import {
  type Schema,
  authRefusals,
  documentOf,
  identifiers,
  linkedTo,
  listOf,
  metaOnly,
  operationNames as names,
  refusalsOf,
  singular,
  usualRefusals,
} from './openapi-schemas.ts'

/** Query parameters of a read (contract §2.3, §2.4). */
function parametersOf(registry: Registry, api: ResourceApi, kind: 'one' | 'list'): Schema[] {
  const { resource } = api
  const { includes } = resource
  return [
    ...(includes.length > 0 ? [commaList('include', [...includes])] : []),
    {
      name: 'fields',
      in: 'query',
      style: 'deepObject',
      explode: true,
      schema: { type: 'object', properties: fieldsOf(registry, [resource.type, ...relatedTypes(api)]), additionalProperties: false },
    },
    ...(kind === 'list' ? [sortOf(api), pageOf(api), filterOf(api), ...countsOf(api)] : []),
  ]
}

const commaList = (name: string, values: string[]): Schema => ({
  name,
  in: 'query',
  style: 'form',
  explode: false,
  schema: { type: 'array', items: { type: 'string', enum: values } },
})

const relatedTypes = ({ resource }: ResourceApi) => Object.values(resource.relationships).map(({ to }) => to)

function fieldsOf(registry: Registry, types: string[]): Schema {
  const known = [...new Set(types)].flatMap((type) => registry.find(type)?.resource ?? [])
  return Object.fromEntries(
    known.map(({ type, attributes, relationships }) => [
      type,
      { type: 'string', description: `Of ${[...Object.keys(attributes), ...Object.keys(relationships)].join(', ')}` },
    ]),
  )
}

function countsOf(api: ResourceApi): Schema[] {
  const names = countable(api).map(snakeCase)
  const description = 'Says in `meta.counts` how many rows there are of each of its values'
  return names.length === 0 ? [] : [{ name: 'counts', in: 'query', schema: { type: 'string', enum: names }, description }]
}

function sortOf({ resource: { attributes } }: ResourceApi): Schema {
  const names = Object.entries(attributes)
    .filter(([, { sort }]) => sort)
    .map(([name]) => snakeCase(name))
  return commaList(
    'sort',
    names.flatMap((name) => [name, `-${name}`]),
  )
}

function pageOf(api: ResourceApi): Schema {
  const whole = (minimum: number, maximum?: number) => ({ type: 'integer', minimum, ...(maximum && { maximum }) })
  const properties = { number: whole(1), size: whole(1, maxSize(api)), offset: whole(0), limit: whole(1, maxSize(api)) }
  return { name: 'page', in: 'query', style: 'deepObject', explode: true, schema: { type: 'object', properties, additionalProperties: false } }
}

/** Every attribute with every predicate of its families; attributes may also be joined by _or_ and _and_. */
function filterOf({ resource: { attributes }, filters = {} }: ResourceApi): Schema {
  const properties: Schema = { m: { enum: ['and', 'or'] } }
  for (const [name, scope] of Object.entries(filters)) properties[snakeCase(name)] = scopeSchema(scope)
  for (const [name, field] of Object.entries(attributes))
    for (const [suffix, predicate] of predicates)
      if (field.filter?.includes(predicate.family) && takes(predicate, field))
        properties[`${snakeCase(name)}_${suffix}`] = { type: predicate.value === 'boolean' ? 'boolean' : 'string' }
  return { name: 'filter', in: 'query', style: 'deepObject', explode: true, schema: { type: 'object', properties } }
}

function scopeSchema(scope: FilterScope): Schema {
  const values = scope.kind === 'list' && scope.values ? `One or more of ${scope.values.join(', ')}, with commas between` : undefined
  const description = scope.about ?? values
  return { type: scope.kind === 'boolean' ? 'boolean' : 'string', ...(description && { description }) }
}

/** The operation that follows from a resource's declaration, by the shape of its address; undefined when no declaration makes it. */
export function declared(registry: Registry, asked: Asked): Operation | undefined {
  const { method, url } = asked
  if (!url.startsWith(`${apiPath}/`)) return undefined
  const [type = '', id, word, relation] = url.slice(apiPath.length + 1).split('/')
  const api = registry.find(type)
  if (!api) return undefined
  const open = registry.scopeNames(['anonymous'], type, 'read').length > 0 || (method === 'POST' && api.openCreate === true)
  const make: Make = (operationId, summary, responses, more = {}) => ({
    operationId,
    summary,
    tags: [type],
    ...more,
    parameters: [...headerParameters(asked), ...(more.parameters ?? [])],
    responses: {
      ...responses,
      ...(method === 'GET' && notModified),
      ...refusalsOf('document', usualRefusals({ ...asked, open, ofSomeSites: api.flag !== undefined })),
    },
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
  const [action, input] = Object.entries(api.resource.memberVerbs).find(([name]) => snakeCase(name) === word) ?? []
  if (!action || !input || method !== memberVerbMethod(api.resource, action)) return undefined
  const inQuery = api.memberVerbs?.[action]?.inQuery
    ? Object.keys(input).map((name) => parameter(snakeCase(name), 'In place of the body, which proxies may drop'))
    : []
  return make(names.action(word, type), `${word}: one ${thing}`, success(200, afterChange(type)), {
    requestBody: bodyOf(api, { fields: input, isCreate: true, hasId: true }),
    parameters: [...inQuery, ...afterParameters(registry, api)],
  })
}

type Make = (operationId: string, summary: string, responses: Schema, more?: Schema & { parameters?: Schema[] }) => Operation

function ofAll(registry: Registry, api: ResourceApi, method: string, make: Make): Operation | undefined {
  const { type, attributes, relationships } = api.resource
  if (method === 'GET') return make(names.list(type), `List ${type}`, success(200, listOf(type)), { parameters: parametersOf(registry, api, 'list') })
  if (method === 'PATCH')
    return make(names.updateMany(type), `Change up to ${api.resource.bulk} ${type}, all of them or none`, success(200, { anyOf: [listOf(type), metaOnly] }), {
      requestBody: manyOf(bodyOf(api, { fields: changeable(attributes), isCreate: false, hasId: true }), api.resource.bulk!),
      parameters: [preview, ...afterParameters(registry, api)],
    })
  const responses = { ...success(201, documentOf(type)), ...success(200, documentOf(type), true, undefined, 'Was there already; it is answered as it is') }
  const body = bodyOf(api, { fields: attributes, relationships, isCreate: true, needs: api.createNeeds ?? [], hasId: false })
  return make(names.create(type), `Create one ${singular(type)}`, responses, {
    requestBody: body,
    parameters: afterParameters(registry, api),
  })
}

function ofOne(registry: Registry, api: ResourceApi, method: string, make: Make): Operation {
  const { type, attributes, relationships } = api.resource
  const thing = singular(type)
  if (method === 'GET') return make(names.get(type), `Read one ${thing}`, success(200, documentOf(type)), { parameters: parametersOf(registry, api, 'one') })
  if (method === 'DELETE') return make(names.remove(type), `Remove one ${thing}`, success(204))
  const taken = Object.fromEntries(Object.entries(relationships).filter(([name]) => api.updateTakes?.includes(name)))
  const more = {
    requestBody: bodyOf(api, { fields: changeable(attributes), relationships: taken, isCreate: false, hasId: true }),
    parameters: afterParameters(registry, api),
  }
  return make(method === 'PUT' ? names.put(type) : names.update(type), `Change one ${thing}`, success(200, afterChange(type)), more)
}

const bodyOf = ({ resource: { type } }: ResourceApi, body: Omit<Body, 'type'>) => requestBody({ type, ...body })

/** A change answers the row as it is afterwards, so it takes the parameters of a read. */
const afterParameters = (registry: Registry, api: ResourceApi) => parametersOf(registry, api, 'one')

function relatedParameters(registry: Registry, { to, many }: Relationship): Schema[] {
  const api = registry.find(to)
  return api ? parametersOf(registry, api, many ? 'list' : 'one') : []
}

/** A change may make a row invisible to the caller: then the answer has only meta. */
const afterChange = (type: string): Schema => ({ anyOf: [documentOf(type), metaOnly] })

/** A call that follows from no declaration, described by hand. */
export type DescribedCall = {
  /** operationId: the name of the function in a generated client. */
  id: string
  summary: string
  /** Resource type in `data`, for one row or a list. Without either, or `answer`, the answer has only meta. */
  one?: string
  list?: string
  /** The schema of an answer of another shape. */
  answer?: Schema
  /** Fields of a form that is sent with one `file`. */
  form?: Readonly<Record<string, Field>>
  /** Attributes of the body by name; those that are not `optional` are required. */
  body?: Readonly<Record<string, Field>>
  /** Media type of a body that is not a document. */
  rawBody?: string
  /** Media type, or possible media types, of an answer that is a file. */
  file?: string | readonly string[]
  /** The call takes a list of at most this many, by their ids, and does the same to each. */
  many?: number
  /** `data.type` of the body, when it is not that of the answer. */
  bodyType?: string
  /** Relations that the body must name. */
  related?: Readonly<Record<string, Relationship>>
  /** Query parameters with their meaning; '' where the name says enough. */
  query?: Readonly<Record<string, string>>
  /** Success status, when it is not 200. */
  status?: number
  /** Visitors may call it too. */
  open?: true
  /** Refusals in addition to the usual ones of such a call. */
  refusals?: readonly number[]
  /** The whole list of refusals, for the few calls that have fewer. */
  onlyRefusals?: readonly number[]
  /** Other statuses with the same shape of answer, and their meaning. */
  alsoAnswers?: Readonly<Record<number, string>>
  /** The answer carries the five token headers of a new session. */
  signsIn?: true
}
export type DescribedCalls = Readonly<Record<string, DescribedCall>>

/** A call described by hand: under /auth in the style of devise_token_auth, elsewhere as a document. */
export function described(call: DescribedCall, asked: Asked): Operation {
  const { method, url } = asked
  const { one, list, answer, body, rawBody, file, bodyType = one ?? list ?? 'users', related = {}, query, status = 200, signsIn } = call
  const isAuth = url === '/auth' || url.startsWith('/auth/')
  const usual = isAuth ? authRefusals(method) : usualRefusals({ ...asked, open: call.open === true })
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
  if (call.many) return ofMany({ ...call, many: call.many }, asked, requestBody({ type: bodyType, fields: body ?? {}, isCreate: true, hasId: true }))
  const parameters = [...headerParameters(asked), ...Object.entries(query ?? {}).map(([name, meaning]) => parameter(name, meaning))]
  return {
    operationId: call.id,
    summary: call.summary,
    tags: [one ?? list ?? url.split('/')[isJsonApi ? 3 : 1]!],
    ...(parameters.length > 0 && { parameters }),
    ...(call.form ? { requestBody: formBody(call.form) } : sent && { requestBody: sent }),
    ...(rawBody && { requestBody: { required: true, content: { [rawBody]: { schema: {} } } } }),
    responses: {
      ...(file
        ? { [status]: { description: 'A file', content: Object.fromEntries([file].flat().map((type) => [type, { schema: { type: 'string' } }])) } }
        : success(status, schema, isJsonApi, signsIn)),
      // Signing up and inviting may find the account there already.
      ...(status === 201 && success(200, schema, isJsonApi, undefined, 'Was there already; it is answered as it is')),
      ...Object.assign({}, ...Object.entries(call.alsoAnswers ?? {}).map(([also, meaning]) => success(Number(also), schema, isJsonApi, undefined, meaning))),
      ...(method === 'GET' && status === 200 && isJsonApi && notModified),
      ...refusalsOf(style, call.onlyRefusals ?? [...usual, ...(call.refusals ?? [])]),
    },
  }
}

function ofMany({ id, summary, list: type = 'users', many }: DescribedCall & { many: number }, asked: Asked, body: Schema): Operation {
  return {
    operationId: id,
    summary,
    tags: [type],
    requestBody: manyOf(body, many),
    parameters: [...headerParameters(asked), preview],
    responses: {
      ...success(200, { anyOf: [listOf(type), metaOnly] }),
      ...refusalsOf('document', usualRefusals({ ...asked, open: false })),
    },
  }
}
