import { Forbidden, NotFound } from '#kernel/http/errors.ts'
import type { Document, ResourceObject } from '#kernel/jsonapi/document.ts'
import { snakeCase } from '#kernel/jsonapi/names.ts'
import type { ListConstraint } from '#kernel/jsonapi/read/server/list-sql.ts'
import type { ResourceApi } from '#kernel/jsonapi/registry/server/registry.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { Answer, Route } from '#kernel/jsonapi/request/server/api-route.ts'
import type { Relationship } from '#kernel/jsonapi/resource.ts'
import { requireSignedIn } from '#kernel/jsonapi/write/server/write.ts'

/** GET /type/{id}/relation and /type/{id}/relationships/relation; links are read only (contract §2.2). */
export function relatedRoutes(route: Route, api: ResourceApi): void {
  if (!api.get) return
  const { type, relationships } = api.resource
  for (const [name, relationship] of Object.entries(relationships)) {
    // Links are written in snake_case; the document's spelling is accepted as well (contract §2.2).
    for (const path of new Set([snakeCase(name), name])) {
      route({ method: 'GET', path: `/${type}/:id/${path}`, run: async (call) => await related(call, api, name, relationship) })
      route({ method: 'GET', path: `/${type}/:id/relationships/${path}`, run: async (call) => linkage(await related(call, api, name, relationship)) })
      for (const method of ['POST', 'PATCH', 'DELETE'] as const)
        route({
          method,
          path: `/${type}/:id/relationships/${path}`,
          run: async () => {
            throw new Forbidden()
          },
        })
    }
  }
}

/** A link in a document must not answer 404; when the caller may not see the related row, it answers null. */
function noneOf(error: unknown): Document {
  if (error instanceof NotFound) return { data: null }
  throw error
}

async function related(call: ApiRequest, api: ResourceApi, name: string, { to, many, column, through }: Relationship): Promise<Answer> {
  const { type } = api.resource
  const parent = await readable(call, type, () => call.one(type, idOf(call), { ...call.bareQuery(), fields: new Map([[type, new Set([name])]]) }))
  const link = (parent.data as ResourceObject).relationships?.[name]
  if (!link) throw new NotFound(to)
  if (many) return { document: await call.list(to, ofParent(call, column, through)) }
  const query = call.query(to, 'one')
  const id = (link.data as { id: string } | null)?.id
  return { document: id ? await call.one(to, id, query).catch(noneOf) : { data: null } }
}

const ofParent =
  (call: ApiRequest, column: string, through: Relationship['through']): ListConstraint =>
  ({ alias, statement }) => ({
    where: through
      ? `exists (select 1 from ${through.table} y where y.${through.other} = ${alias}.id and y.${column} = ${statement.param(idOf(call))})`
      : `${alias}.${column} = ${statement.param(idOf(call))}`,
  })

/** The same answer with identifiers instead of whole objects. */
function linkage({ document }: Answer): Answer {
  const data = document?.data
  const identifier = ({ type, id }: { type: string; id: string }) => ({ type, id })
  const bare: Document = { ...document, data: Array.isArray(data) ? data.map(identifier) : data ? identifier(data) : null }
  delete bare.included
  return { document: bare }
}

/** Answers 401 when a visitor has no right to read the type, 403 when no role of a signed-in caller has. */
export async function readable<T>(call: ApiRequest, type: string, read: () => Promise<T>): Promise<T> {
  if (call.registry.scopeNames(call.roles, type, 'read').length === 0) {
    requireSignedIn(call)
    throw new Forbidden()
  }
  return await read()
}

/** The id in the address of a call. @throws 404 for a text that PostgreSQL cannot even compare */
export function idOf({ request }: ApiRequest): string {
  const { id } = request.params as { id: string }
  if (id.includes('\0')) throw new NotFound()
  return id
}
