import type { Field } from '#kernel/fields/field.ts'
import { snakeCase } from '#kernel/jsonapi/names.ts'
import { apiPath } from '#kernel/jsonapi/read/server/present.ts'
import type { Registry, ResourceApi } from '#kernel/jsonapi/registry/server/registry.ts'
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
  afterChange,
  authRefusals,
  documentOf,
  identifiers,
  linkedTo,
  listOf,
  metaOnly,
  operationNames as names,
  refusalsOf,
  usualRefusals,
} from './openapi-schemas.ts'
import { afterParameters, parametersOf, relatedParameters } from './openapi-parameters.ts'
import { type Schema, pascal, shape, singular } from './shared-shapes.ts'

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
    requestBody: bodyOf(api, { name: names.action(word, type), fields: input, isCreate: true, hasId: true }),
    parameters: [...inQuery, ...afterParameters(registry, api)],
  })
}

type Make = (operationId: string, summary: string, responses: Schema, more?: Schema & { parameters?: Schema[] }) => Operation

function ofAll(registry: Registry, api: ResourceApi, method: string, make: Make): Operation | undefined {
  const { type, attributes, relationships } = api.resource
  if (method === 'GET') return make(names.list(type), `List ${type}`, success(200, listOf(type)), { parameters: parametersOf(registry, api, 'list') })
  if (method === 'PATCH')
    return make(names.updateMany(type), `Change up to ${api.resource.bulk} ${type}, all of them or none`, success(200, { anyOf: [listOf(type), metaOnly] }), {
      requestBody: manyOf(
        names.updateMany(type),
        bodyOf(api, { name: names.update(type), fields: changeable(attributes), isCreate: false, hasId: true }),
        api.resource.bulk!,
      ),
      parameters: [preview, ...afterParameters(registry, api)],
    })
  const responses = { ...success(201, documentOf(type)), ...success(200, documentOf(type), true, undefined, 'Was there already; it is answered as it is') }
  const body = bodyOf(api, { name: names.create(type), fields: attributes, relationships, isCreate: true, needs: api.createNeeds ?? [], hasId: false })
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
    requestBody: bodyOf(api, { name: names.update(type), fields: changeable(attributes), relationships: taken, isCreate: false, hasId: true }),
    parameters: afterParameters(registry, api),
  }
  return make(method === 'PUT' ? names.put(type) : names.update(type), `Change one ${thing}`, success(200, afterChange(type)), more)
}

const bodyOf = ({ resource: { type } }: ResourceApi, body: Omit<Body, 'type'>) => requestBody({ type, ...body })

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
  const schema = (answer && shape('schemas', `${pascal(call.id)}Answer`, answer)) ?? (one ? documentOf(one) : list ? listOf(list) : metaOnly)
  const isJsonApi = url.startsWith(apiPath)
  const sent =
    body &&
    (isAuth
      ? authBody(call.id, body)
      : requestBody({
          name: call.id,
          type: bodyType,
          fields: body,
          relationships: related,
          needs: Object.keys(related),
          isCreate: true,
          hasId: url.includes('/:id') && method !== 'POST',
        }))
  if (call.many)
    return ofMany({ ...call, many: call.many }, asked, requestBody({ name: call.id, type: bodyType, fields: body ?? {}, isCreate: true, hasId: true }))
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
    requestBody: manyOf(id, body, many),
    parameters: [...headerParameters(asked), preview],
    responses: {
      ...success(200, { anyOf: [listOf(type), metaOnly] }),
      ...refusalsOf('document', usualRefusals({ ...asked, open: false })),
    },
  }
}
