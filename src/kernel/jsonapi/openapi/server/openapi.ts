import type { ListedRoute } from '#kernel/http/server/route-list.ts'
import { includedSchema } from './openapi-documents.ts'
import { declared } from './openapi-declared.ts'
import { described, type DescribedCalls } from './openapi-described.ts'
import type { Operation } from './openapi-operations.ts'
import { resourceSchema, type Schema } from './openapi-schemas.ts'
import { sharedSchemas } from './openapi-shared-schemas.ts'
import { refusalResponses } from './openapi-statuses.ts'
import type { Registry } from '#kernel/jsonapi/registry/server/registry.ts'

export type { DescribedCall, DescribedCalls } from './openapi-described.ts'

/** The OpenAPI 3.1 document of everything that answers: declarations say most, `calls` the rest. */
export function openApi(registry: Registry, routes: readonly ListedRoute[], calls: DescribedCalls, info: { title: string; version: string }): Schema {
  const resources = registry.all().map(({ resource }) => resource)
  const paths: Record<string, Record<string, Operation>> = {}
  for (const { method, url, config } of routes) {
    if (/[A-Z]/.test(url.replaceAll(/:\w+/g, ''))) continue // the other spelling of a related address
    const call = calls[`${method} ${url}`]
    const asked = { method, url, counts: config.counts ?? {} }
    const operation = call ? described(call, asked) : declared(registry, asked)
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
      responses: refusalResponses(),
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
