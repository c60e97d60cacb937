import type { FastifyInstance } from 'fastify'
import type { Document } from '#kernel/jsonapi/document.ts'
import type { Field } from '#kernel/fields/field.ts'
import { snakeCase } from '#kernel/jsonapi/names.ts'
import { memberVerbMethod, changeable } from '#kernel/jsonapi/resource.ts'
import { type ApiParts, ApiRequest, rowWriteHeaders } from '#kernel/jsonapi/request/server/api-request.ts'
import { type Answer, type ApiRoute, type Route, sendAnswer } from '#kernel/jsonapi/request/server/api-route.ts'
import { changeMany } from '#kernel/jsonapi/write/server/change-many.ts'
import { Idempotency, type Kept } from '#kernel/jsonapi/write/server/idempotency.ts'
import { apiPath } from '#kernel/jsonapi/read/server/present.ts'
import { refuseIfOff } from './refuse-if-off.ts'
import { idOf, readable, relatedRoutes } from './related.ts'
import type { ResourceApi } from '#kernel/jsonapi/registry/server/registry.ts'
import { type CompleteInput, type Mutation, type MutationOf, type Result, type Target, change, create, ifVisible } from '#kernel/jsonapi/write/server/write.ts'

/** Registers every verb of every resource, and the calls in `extra`; `app` has the prefix /api/v1 (contract §2, §3). */
export function apiRoutes(app: FastifyInstance, parts: ApiParts, extra: readonly ApiRoute[]): void {
  const known = new Set<string>()
  // The first registration of an address wins: a feature's own call comes before the one that follows from a declaration.
  const route: Route = ({ method, path, run, config, counts, takesFile }) => {
    if (known.has(`${method} ${path}`)) return
    known.add(`${method} ${path}`)
    const answered = counts?.key === 'around' ? async (call: ApiRequest) => await once(call, run) : run
    const answer = (within: FastifyInstance) =>
      within.route({
        method,
        url: path,
        config: { ...config, ...(counts && { counts }), ...(takesFile && { takesFile }) },
        handler: async (request, reply) => sendAnswer(reply, request, await answered(new ApiRequest(request, parts, reply))),
      })
    if (takesFile) void app.register(async (within) => void answer(passingForms(within)))
    else answer(app)
  }

  for (const { parameters = [], run, ...called } of extra)
    route({
      ...called,
      run: async (call) => {
        if (parameters !== 'query') call.refuseOtherParameters(parameters)
        return await run(call)
      },
    })
  for (const api of parts.registry.all()) {
    const whereOn = routesWhereOn(route, api)
    resourceRoutes(whereOn, api)
    relatedRoutes(whereOn, api)
  }
}

/** The calls of a resource that only some sites have are refused elsewhere. */
function routesWhereOn(route: Route, { flag, whereOff }: ResourceApi): Route {
  if (flag === undefined) return route
  return ({ run, ...called }) =>
    route({
      ...called,
      run: async (call) => {
        refuseIfOff(call, flag, whereOff)
        return await run(call)
      },
    })
}

/** For routes whose forms with files are read only once the caller is known. */
function passingForms(app: FastifyInstance): FastifyInstance {
  app.addContentTypeParser('multipart/form-data', (_request, body, done) => done(null, body))
  return app
}

function resourceRoutes(route: Route, api: ResourceApi): void {
  const { type, attributes } = api.resource
  const path = `/${type}`
  const one = `${path}/:id`
  const read = (at: string, run: (call: ApiRequest) => Promise<Document>) =>
    route({ method: 'GET', path: at, run: async (call) => ({ document: await readable(call, type, async () => await run(call)) }) })
  const write = (method: ApiRoute['method'], at: string, run: ApiRoute['run']) => route({ method, path: at, counts: rowWriteHeaders, run })
  if (api.list) read(path, async (call) => await list(call, api))
  if (api.get) read(one, async (call) => await call.one(type, idOf(call), undefined, undefined, { untouched: true }))
  if (api.create) write('POST', path, async (call) => await createOnce(call, { api, verb: api.create!, fields: attributes }))
  for (const method of ['PATCH', 'PUT'] as const)
    if (api.update)
      write(method, one, async (call) => {
        return await changeOnce(call, { id: idOf(call), ability: 'update', kind: 'update' }, { api, verb: api.update!, fields: changeable(attributes) })
      })
  if (api.resource.bulk !== undefined && api.update) write('PATCH', path, async (call) => await changeMany(call, api, Idempotency.of(call)))
  if (api.remove)
    write('DELETE', one, async (call) => {
      return await changeOnce(call, { id: idOf(call), ability: 'remove', kind: 'removal' }, { api, verb: api.remove!, fields: {} })
    })
  for (const [name, { ability = name, run, include, inQuery }] of Object.entries(api.memberVerbs ?? {}))
    write(memberVerbMethod(api.resource, name), `${one}/${snakeCase(name)}`, async (call) => {
      return await changeOnce(
        call,
        { id: idOf(call), ability, kind: 'action' },
        { api, verb: run, fields: api.resource.memberVerbs[name] ?? {}, include, inQuery },
      )
    })
}

async function list(call: ApiRequest, { resource, list }: ResourceApi): Promise<Document> {
  if (typeof list === 'object') list.allow?.(call)
  return await call.list(resource.type, undefined, undefined, { untouched: true })
}

/** A create with idempotency, for routes beside those of the resource. */
export async function post<const F extends Record<string, Field>, P>(call: ApiRequest, mutation: MutationOf<F, CompleteInput<F>, P>): Promise<Answer> {
  return await createOnce(call, mutation)
}

async function createOnce(call: ApiRequest, mutation: Mutation): Promise<Answer> {
  const { type } = mutation.api.resource
  const key = Idempotency.of(call)
  const result = await create(call, mutation, key)
  if ('kept' in result) return await replay(call, type, result.kept, result.kept.location?.split('/').at(-1))
  return { ...(await answerOf(result, mutation.api, key)), headers: { location: `${apiPath}/${type}/${result.id}` } }
}

/** A change of one row with idempotency, for routes beside those of the resource. */
export async function changeOnceFor<const F extends Record<string, Field>, P>(
  call: ApiRequest,
  target: Target,
  mutation: MutationOf<F, Partial<CompleteInput<F>>, P>,
): Promise<Answer> {
  return await changeOnce(call, target, mutation)
}

async function changeOnce(call: ApiRequest, target: Target, mutation: Mutation): Promise<Answer> {
  const key = Idempotency.of(call)
  const result = await change(call, target, mutation, key)
  return 'kept' in result ? await replay(call, mutation.api.resource.type, result.kept, target.id) : await answerOf(result, mutation.api, key)
}

/** Any other write with idempotency. */
async function once(call: ApiRequest, run: ApiRoute['run']): Promise<Answer> {
  const key = Idempotency.of(call)
  if (!key) return await run(call)
  const kept = await key.take()
  if (kept) return { status: kept.status, document: kept.body === null ? null : JSON.parse(kept.body), headers: { 'idempotency-replayed': 'true' } }
  try {
    const answer = await run(call)
    await key.store(answer)
    return answer
  } catch (error) {
    await key.letGo()
    throw error
  }
}

/** An answer that is not stored is read anew for a repeat (`replay`). */
async function answerOf({ status, document }: Exclude<Result, { kept: Kept }>, { isPrivate }: ResourceApi, key: Idempotency | null): Promise<Answer> {
  const answer = { status, document: await document }
  if (answer.document && !isPrivate) await key?.remember(answer.document)
  return answer
}

/** Repeats the first answer; if that was never sent, because the process stopped, answers the row as it is now. */
async function replay(call: ApiRequest, type: string, { status, body, location }: Kept, id = ''): Promise<Answer> {
  const headers = { 'idempotency-replayed': 'true', ...(location && { location }) }
  if (status === 204) return { status, document: null, headers }
  if (body !== null) return { status, document: JSON.parse(body), headers }
  const row = id || (location?.split('/').at(-1) ?? '')
  return { status, document: await ifVisible(call.one(type, row), {}, { type, id: row, attributes: {}, includes: false }), headers }
}
