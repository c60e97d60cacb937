import type { FastifyInstance, FastifyReply } from 'fastify'
import { addSessionHooks } from '#features/auth/sessions/server/session-hooks.ts'
import { selectedOf, viewOf } from '#features/organizations/model/view-of.ts'
import { isSessionValid, lockSession } from '#features/users/model/server/accounts.ts'
import { type CountKind, type TodoKind, tonesByUrgency } from '#kernel/feature/server/todo.ts'
import { answerErrors } from '#kernel/http/answers/server/answer-errors.ts'
import { compressAnswers } from '#kernel/http/answers/server/compress.ts'
import { addCors } from '#kernel/http/answers/server/cors.ts'
import { addEtags } from '#kernel/http/answers/server/etag.ts'
import { varyByForwardedHost } from '#kernel/http/answers/server/vary.ts'
import { BadRequest } from '#kernel/http/errors.ts'
import { addLimits } from '#kernel/http/limits/server/limits.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { apiRoutes } from '#kernel/jsonapi/server/api.ts'
import { requireSignedIn } from '#kernel/jsonapi/write/server/write.ts'
import { undoRoute } from '#kernel/undo/server/undo-route.ts'
import { features } from '#src/app/features.ts'
import { answerError, answerErrorDocument } from './refuse-unreadable.ts'
import { quickSearchRoute } from './quick-search.ts'
import { ownOrigins } from './own-origins.ts'
import type { ServerParts } from './server-parts.ts'

/** Everything under /api and /auth, with its own errors, limits, sessions and conditional answers. */
export async function apiPlugin(app: FastifyInstance, parts: ServerParts): Promise<void> {
  const { config, db, clock, centers, registry, pageKey } = parts
  // Routes parse their own bodies by what they expect (contract §2.1); here they stay bytes.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  addCors(app, ownOrigins(centers, config.extraOrigins))
  addEtags(app)
  if (config.trustProxy !== false) varyByForwardedHost(app)
  addSessionHooks(app, { db, clock })
  addLimits(app, { on: config.rateLimits, pageKey })
  answerErrors(app, answerError)
  for (const { routes } of features) await routes?.session?.(app, parts)
  await app.register(
    async (api) => {
      compressAnswers(api)
      answerErrors(api, answerErrorDocument)
      const held = { lockSession, isSessionValid, onSessionValid: (reply: FastifyReply) => void (reply.sessionIsValid = true) }
      apiRoutes(api, { db, registry, clock, secretKey: config.secretKey, ...held }, [
        undoRoute,
        countsRoute(features.flatMap(({ counts = [] }) => counts)),
        todosRoute(features.flatMap(({ todos = [] }) => todos)),
        quickSearchRoute,
        ...features.flatMap(({ routes }) => routes?.api?.(parts) ?? []),
      ])
    },
    { prefix: '/api/v1' },
  )
}

/** GET /counts: how many items wait for the caller behind each page named in `pages`, in one round trip. */
function countsRoute(kinds: readonly CountKind[]): ApiRoute {
  return {
    method: 'GET',
    path: '/counts',
    parameters: ['pages'],
    run: async (call) => {
      requireSignedIn(call)
      call.refuseOtherParameters(['pages'])
      const wanted = call.parameter('pages')?.slice(0, 500).split(',')
      const unknown = wanted?.find((name) => !kinds.some(({ page }) => page === name))
      if (unknown !== undefined) throw new BadRequest('unknown_parameter', { parameter: 'pages' })
      const asked = kinds.filter(({ page }) => wanted?.includes(page) ?? true)
      const answers =
        asked.length > 0
          ? await call.db.read(
              call.asked.centerId,
              asked.map(({ query: ask }) => ask(call)),
            )
          : []
      return { document: { meta: { counts: Object.fromEntries(asked.map(({ page }, at) => [page, Number(answers[at]![0]![0])])) } } }
    },
  }
}

/** GET /todos: what waits for the caller, for the organization that it acts for, or for its center; the most urgent first. */
function todosRoute(kinds: readonly TodoKind[]): ApiRoute {
  const inOrder = kinds.toSorted((one, other) => tonesByUrgency.indexOf(one.tone) - tonesByUrgency.indexOf(other.tone))
  return {
    method: 'GET',
    path: '/todos',
    run: async (call) => {
      requireSignedIn(call)
      call.refuseOtherParameters()
      const { actor, centerId } = call.asked
      const view = viewOf(actor.roles, selectedOf(actor))
      const asked = inOrder.filter((kind) => kind.view === view)
      const answers =
        asked.length > 0
          ? await call.db.read(
              centerId,
              asked.map(({ query: ask }) => ask(call)),
            )
          : []
      const todos = asked.flatMap(({ key, icon, tone, present: tell }, at) => {
        const todo = tell(answers[at]!, call)
        return todo ? [{ key, icon, tone, ...todo }] : []
      })
      return { document: { meta: { todos } } }
    },
  }
}
