import type { ListedRoute } from '#kernel/http/server/route-list.ts'
import type { Registry } from '#kernel/jsonapi/registry/server/registry.ts'
import { type DescribedCalls, declared, described } from './openapi-declared.ts'
import { includedSchema, refusalResponses, resourceSchema } from './openapi-schemas.ts'
import { type Schema, pascal, sayShapesOnce, shape } from './shared-shapes.ts'
import type { Operation } from './openapi-operations.ts'

const text = { type: 'string' }

/** An account as clients of devise_token_auth know it: flat, one-word keys (contract §1.1). */
const authUser: Schema = {
  type: 'object',
  required: ['id', 'type', 'provider', 'uid', 'email', 'name', 'locale', 'status'],
  properties: {
    id: text,
    type: { type: 'string', const: 'user' },
    provider: { type: 'string', const: 'email' },
    uid: text,
    email: text,
    name: text,
    locale: { type: 'string', enum: ['nl', 'en'] },
    status: { type: 'string', enum: ['active', 'invited', 'inactive', 'archived'] },
  },
  additionalProperties: false,
}

/** Texts, or texts by field; `code` is an addition of ours and the same in every language. */
const authErrors: Schema = {
  type: 'object',
  required: ['success', 'errors', 'code'],
  properties: {
    success: { type: 'boolean', const: false },
    status: { type: 'string', const: 'error' },
    errors: {
      anyOf: [
        { type: 'array', minItems: 1, items: { type: 'string', minLength: 1 } },
        {
          type: 'object',
          required: ['full_messages'],
          properties: { full_messages: { type: 'array', items: text } },
          additionalProperties: { type: 'array', items: text },
        },
      ],
    },
    code: { type: 'string', pattern: '^[a-z][a-z0-9_]*$' },
    data: { type: 'object', properties: { email: text } },
  },
  additionalProperties: false,
}

/** Schemas from which every answer is built. */
const sharedSchemas: Record<string, Schema> = {
  AuthUser: authUser,
  AuthErrors: authErrors,
  Links: { type: 'object', additionalProperties: text },
  Meta: { type: 'object' },
  ListMeta: {
    type: 'object',
    required: ['total', 'pagination'],
    properties: {
      total: { type: 'integer' },
      pagination: { type: 'object', required: ['current', 'size', 'first', 'last', 'records'], additionalProperties: { type: ['integer', 'null'] } },
    },
  },
  Errors: {
    type: 'object',
    required: ['errors'],
    properties: {
      errors: {
        type: 'array',
        minItems: 1,
        items: {
          type: 'object',
          required: ['id', 'status', 'code', 'title'],
          properties: {
            id: text,
            status: { type: 'string', pattern: '^[45][0-9]{2}$' },
            code: { type: 'string', pattern: '^[a-z][a-z0-9_]*$' },
            title: { type: 'string', minLength: 1 },
            detail: { type: 'string', minLength: 1 },
            source: { type: 'object', properties: { pointer: text, parameter: text, header: text }, additionalProperties: false },
            meta: { type: 'object' },
          },
          additionalProperties: false,
        },
      },
      meta: { type: 'object' },
    },
    additionalProperties: false,
  },
}

export type { DescribedCall, DescribedCalls } from './openapi-declared.ts'

/** The OpenAPI 3.1 document of every route: most of it follows from declarations, `calls` describes the rest. Each shape is said once. */
export function openApi(registry: Registry, routes: readonly ListedRoute[], calls: DescribedCalls, info: { title: string; version: string }): Schema {
  const resources = registry.all().map(({ resource }) => resource)
  const paths: Record<string, Record<string, Operation>> = {}
  for (const { method, url, config } of routes) {
    if (/[A-Z]/.test(url.replaceAll(/:\w+/g, ''))) continue // the camelCase spelling of a related address
    const call = calls[`${method} ${url}`]
    const asked = { method, url, counts: config.counts ?? {} }
    const operation = call ? described(call, asked) : declared(registry, asked)
    if (!operation) continue
    const path = url.replaceAll(/:(\w+)/g, '{$1}')
    const inPath = [...url.matchAll(/:(\w+)/g)].map(([, name = '']) =>
      shape('parameters', `${pascal(name)}InPath`, { name, in: 'path', required: true, schema: { type: 'string' } }),
    )
    const parameters = [...inPath, ...((operation['parameters'] as unknown[] | undefined) ?? [])]
    paths[path] = { ...paths[path], [method.toLowerCase()]: { ...operation, ...(parameters.length > 0 && { parameters }) } }
  }
  return sayShapesOnce({
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
      responses: refusalResponses(),
      securitySchemes: Object.fromEntries(
        [
          ['accessToken', 'access-token'],
          ['client', 'client'],
          ['uid', 'uid'],
        ].map(([key, name]) => [key!, { type: 'apiKey', in: 'header', name }]),
      ),
    },
  })
}
