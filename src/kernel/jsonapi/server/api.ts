import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { snakeCase } from '#kernel/jsonapi/names.ts'
import { ApiRequest, type ApiParts } from './api-request.ts'
import type { Answer, ApiRoute, Route } from './api-route.ts'
import { Idempotency } from './idempotency.ts'
import { jsonApi } from './media.ts'
import { apiPath } from './present.ts'
import { idOf, readable } from './readable.ts'
import type { ResourceApi } from './registry.ts'
import { relatedRoutes } from './related.ts'
import { change, create, whereSeen, type Written } from './write.ts'

/** Registers every verb of every resource and the calls beside them; `app` has the prefix /api/v1 (contract §2, §3). */
export function apiRoutes(app: FastifyInstance, parts: ApiParts, extra: readonly ApiRoute[]): void {
  const known = new Set<string>()
  // The first to take an address keeps it: a feature's own call comes before the one that follows from a declaration.
  const route: Route = (method, path, run, config = {}) => {
    if (known.has(`${method} ${path}`)) return
    known.add(`${method} ${path}`)
    app.route({ method, url: path, config, handler: async (request, reply) => send(reply, request, await run(new ApiRequest(request, parts, reply))) })
  }

  for (const { method, path, run, config } of extra) route(method, path, run, config)
  for (const api of parts.registry.all()) {
    resourceRoutes(route, api)
    relatedRoutes(route, api)
  }
}

function resourceRoutes(route: Route, api: ResourceApi): void {
  const { type, attributes } = api.resource
  const path = `/${type}`
  if (api.list) route('GET', path, async (call) => ({ document: await readable(call, type, () => call.list(type)) }))
  if (api.get) route('GET', `${path}/:id`, async (call) => ({ document: await readable(call, type, () => call.one(type, idOf(call))) }))
  if (api.create) route('POST', path, async (call) => await post(call, { api, verb: api.create!, fields: attributes }))
  for (const method of ['PATCH', 'PUT'] as const)
    if (api.update)
      route(
        method,
        `${path}/:id`,
        async (call) => await answerOf(await change(call, idOf(call), 'update', { api, verb: api.update!, fields: attributes }, 'update')),
      )
  if (api.remove)
    route('DELETE', `${path}/:id`, async (call) => await answerOf(await change(call, idOf(call), 'remove', { api, verb: api.remove!, fields: {} }, 'removal')))
  for (const [name, action] of Object.entries(api.actions ?? {})) {
    const ability = action.ability ?? name
    const fields = action.input ?? {}
    route(
      'PUT',
      `${path}/:id/${snakeCase(name)}`,
      async (call) => await answerOf(await change(call, idOf(call), ability, { api, verb: action.run, fields }, 'action')),
    )
  }
}

const answerOf = async ({ status, document }: Written): Promise<Answer> => ({ status, document: await document })

/** A create with its repeat by Idempotency-Key, for routes beside those of the resource. */
export async function post(call: ApiRequest, mutation: Parameters<typeof create>[1]): Promise<Answer> {
  const { type } = mutation.api.resource
  call.query(type, 'one')
  const idempotency = Idempotency.of(call)
  const earlier = await idempotency?.earlier()
  if (earlier?.body) return { status: earlier.status, document: JSON.parse(earlier.body), headers: replayed(earlier.location) }
  if (earlier?.location)
    return { status: 201, document: await whereSeen(call.one(type, earlier.location.split('/').at(-1)!), {}), headers: replayed(earlier.location) }

  const written = await create(call, mutation, idempotency ? async (tx, id) => await idempotency.keep(tx, `${apiPath}/${type}/${id}`) : undefined)
  const answer = await answerOf(written)
  if (idempotency) await idempotency.remember(written.status, JSON.stringify(answer.document))
  return { ...answer, headers: { location: `${apiPath}/${type}/${written.id}` } }
}

const replayed = (location: string | null) => ({ 'idempotency-replayed': 'true', ...(location && { location }) })

/** Writes the document in the profile that was asked for. Bytes, so that the text is encoded once for its ETag and for the socket. */
export function send(reply: FastifyReply, request: FastifyRequest, { status = 200, document, headers = {} }: Answer): FastifyReply {
  reply.code(status).headers(headers)
  if (document === null || document === undefined) return reply.send()
  return reply.type(request.headers.accept?.includes(jsonApi) ? jsonApi : 'application/json; charset=utf-8').send(Buffer.from(JSON.stringify(document)))
}
