import { snakeCase } from '#kernel/jsonapi/names.ts'
import { memberVerbMethod, changeable, type Relationship } from '#kernel/jsonapi/resource.ts'
import { requestBody, type Body } from './openapi-bodies.ts'
import { documentOf, identifiers, linkedTo, listOf, metaOnly } from './openapi-documents.ts'
import { operationNames as names, singular } from './openapi-names.ts'
import { type Asked, headerParameters, manyOf, notModified, type Operation, parameter, preview, success } from './openapi-operations.ts'
import { parametersOf } from './openapi-parameters.ts'
import type { Schema } from './openapi-schemas.ts'
import { refusalsOf, usualRefusals } from './openapi-statuses.ts'
import { apiPath } from '#kernel/jsonapi/read/server/present.ts'
import type { Registry, ResourceApi } from '#kernel/jsonapi/registry/server/registry.ts'

/** What follows from the declaration of a resource, by the shape of its address; undefined for what no declaration makes. */
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
    responses: { ...responses, ...(method === 'GET' && notModified), ...refusalsOf('document', usualRefusals({ ...asked, open })) },
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

/** A change answers the thing as it is then, so it may be asked for as in a read. */
const afterParameters = (registry: Registry, api: ResourceApi) => parametersOf(registry, api, 'one')

function relatedParameters(registry: Registry, { to, many }: Relationship): Schema[] {
  const api = registry.find(to)
  return api ? parametersOf(registry, api, many ? 'list' : 'one') : []
}

/** A change may take a thing out of the caller's sight: then there is nothing to show but meta. */
const afterChange = (type: string): Schema => ({ anyOf: [documentOf(type), metaOnly] })
