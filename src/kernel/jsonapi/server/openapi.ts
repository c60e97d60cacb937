import type { ListedRoute } from '#kernel/http/server/route-list.ts'
import { actionMethod, type Relationship, type Resource } from '#kernel/jsonapi/resource.ts'
import { snakeCase } from '#kernel/jsonapi/names.ts'
import { inputSchema, ref, resourceSchema, sharedSchemas, type Schema } from './openapi-schemas.ts'
import { parametersOf } from './openapi-parameters.ts'
import { apiPath } from './present.ts'
import type { Registry, ResourceApi } from './registry.ts'

/** A call that follows from no declaration, described by hand. */
export type DescribedCall = {
  summary: string
  /** Resource type in `data`: one, or a list. Neither: only meta, or an answer that is no JSON:API document. */
  one?: string
  list?: string
  /** Attributes of the body by name. */
  body?: readonly string[]
  /** Names of query parameters. */
  query?: readonly string[]
  /** Success status, when it is not 200; several with one form. */
  status?: number | readonly number[]
  /** The answer has its own form (/auth, /health). */
  free?: true
}
export type DescribedCalls = Readonly<Record<string, DescribedCall>>

type Operation = Schema & { summary: string; tags: string[]; responses: Record<string, unknown> }

/** The OpenAPI 3.1 document of everything that answers: declarations say most, `calls` the rest. */
export function openApi(registry: Registry, routes: readonly ListedRoute[], calls: DescribedCalls, info: { title: string; version: string }): Schema {
  const resources = registry.all().map(({ resource }) => resource)
  const paths: Record<string, Record<string, Operation>> = {}
  for (const { method, url } of routes) {
    if (/[A-Z]/.test(url.replaceAll(/:\w+/g, ''))) continue // the other spelling of a related address
    const operation = described(calls[`${method} ${url}`], url) ?? declared(registry, method, url)
    if (!operation) continue
    const path = url.replaceAll(/:(\w+)/g, '{$1}')
    const inPath = [...url.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))
    const parameters = [...inPath, ...((operation['parameters'] as unknown[] | undefined) ?? [])]
    paths[path] = { ...paths[path], [method.toLowerCase()]: { ...operation, ...(parameters.length > 0 && { parameters }) } }
  }
  return {
    openapi: '3.1.0',
    info,
    servers: [{ url: '/' }],
    security: [{}, { accessToken: [], client: [], uid: [] }],
    paths,
    components: {
      schemas: {
        ...sharedSchemas,
        Included: includedSchema(resources),
        ...Object.fromEntries(resources.map((resource) => [resource.type, resourceSchema(resource)])),
      },
      securitySchemes: Object.fromEntries(
        [
          ['accessToken', 'access-token'],
          ['client', 'client'],
          ['uid', 'uid'],
        ].map(([key, name]) => [key!, { type: 'apiKey', in: 'header', name }]),
      ),
    },
  }
}

function described(call: DescribedCall | undefined, url: string): Operation | undefined {
  if (!call) return undefined
  const { summary, one, list, body, query, status = 200, free } = call
  const schema = free
    ? {}
    : one
      ? documentOf(one)
      : list
        ? listOf(list)
        : { type: 'object', properties: { meta: ref('Meta') }, required: ['meta'], additionalProperties: false }
  return {
    summary,
    tags: [one ?? list ?? url.split('/')[1]!],
    ...(query && { parameters: query.map((name) => ({ name, in: 'query', schema: { type: 'string' } })) }),
    ...(body && { requestBody: requestBody({ type: 'object', properties: Object.fromEntries(body.map((name) => [name, {}])) }) }),
    responses: answers(status === 204 ? { 204: { description: 'Done' } } : Object.fromEntries([status].flat().map((one) => [one, content(schema)]))),
  }
}

/** What follows from the declaration of a resource, by the shape of its address. */
function declared(registry: Registry, method: string, url: string): Operation | undefined {
  if (!url.startsWith(`${apiPath}/`)) return undefined
  const [type = '', id, word, relation] = url.slice(apiPath.length + 1).split('/')
  const api = registry.find(type)
  if (!api) return undefined
  const make = (summary: string, responses: Record<string, unknown>, more: Schema = {}): Operation => ({
    summary,
    tags: [type],
    ...more,
    responses: answers(responses),
  })
  if (id === undefined && method === 'GET') return make(`List ${type}`, { 200: content(listOf(type)) }, { parameters: parametersOf(registry, api, 'list') })
  if (id === undefined && method === 'POST')
    return make(`Create one of ${type}`, { 201: content(documentOf(type)), 200: content(documentOf(type)) }, body(api, api.resource.attributes, true))
  if (id !== ':id') return undefined
  if (word === undefined) return ofOne(registry, api, method, make)
  if (word === 'relationships' && relation)
    return method === 'GET' ? make(`Ids of the ${relation} of one of ${type}`, { 200: content(identifiers) }) : make('Links are read only', {})
  const [, relationship] = Object.entries(api.resource.relationships).find(([name]) => snakeCase(name) === word) ?? []
  if (method === 'GET' && relationship) return make(`The ${word} of one of ${type}`, { 200: content(relatedSchema(relationship)) })
  const [action, fields] = Object.entries(api.resource.actions).find(([name]) => snakeCase(name) === word) ?? []
  return action && fields && method === actionMethod(api.resource, action)
    ? make(`${word}: one of ${type}`, { 200: content(afterChange(type)) }, body(api, fields, false))
    : undefined
}

function ofOne(
  registry: Registry,
  api: ResourceApi,
  method: string,
  make: (summary: string, responses: Record<string, unknown>, more?: Schema) => Operation,
): Operation {
  const { type, attributes } = api.resource
  if (method === 'GET') return make(`Read one of ${type}`, { 200: content(documentOf(type)) }, { parameters: parametersOf(registry, api, 'one') })
  if (method === 'DELETE') return make(`Remove one of ${type}`, { 204: { description: 'Gone' } })
  return make(`Change one of ${type}`, { 200: content(afterChange(type)) }, body(api, attributes, false))
}

const envelope = (data: Schema, meta: Schema = ref('Meta')): Schema => ({
  type: 'object',
  required: ['data'],
  properties: { data, included: { type: 'array', items: ref('Included') }, links: ref('Links'), meta, jsonapi: { type: 'object' } },
  additionalProperties: false,
})
const documentOf = (type: string) => envelope(ref(type))
const listOf = (type: string) => ({ ...envelope({ type: 'array', items: ref(type) }, ref('ListMeta')), required: ['data', 'meta'] })
/** A change may take a thing out of the caller's sight: then there is nothing to show but meta. */
const afterChange = (type: string): Schema => ({
  anyOf: [documentOf(type), { type: 'object', required: ['meta'], properties: { meta: ref('Meta') }, additionalProperties: false }],
})
const relatedSchema = ({ to, many }: Relationship): Schema => (many ? listOf(to) : envelope({ anyOf: [ref(to), { type: 'null' }] }))

const identifier = { type: 'object', required: ['type', 'id'], properties: { type: { type: 'string' }, id: { type: 'string' } }, additionalProperties: false }
const identifiers = envelope({ anyOf: [identifier, { type: 'array', items: identifier }, { type: 'null' }] })

function includedSchema(resources: readonly Resource[]): Schema {
  return { type: 'object', required: ['type'], discriminator: { propertyName: 'type' }, oneOf: resources.map(({ type }) => ref(type)) }
}

const media = (schema: Schema) => ({ 'application/vnd.api+json': { schema }, 'application/json': { schema } })
const content = (schema: Schema) => ({ description: 'As asked', content: media(schema) })
const requestBody = (schema: Schema) => ({ content: media(schema) })
const answers = (responses: Record<string, unknown>) => ({ ...responses, default: { description: 'Not as asked', content: media(ref('Errors')) } })

function body({ resource: { type, relationships } }: ResourceApi, fields: ResourceApi['resource']['attributes'], isCreate: boolean): Schema {
  return { requestBody: requestBody(inputSchema(type, fields, isCreate ? relationships : {}, isCreate)) }
}
