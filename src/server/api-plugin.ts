import type { FastifyInstance, FastifyReply } from 'fastify'
import { answerErrors } from '#kernel/http/answers/server/answer-errors.ts'
import { compressAnswers } from '#kernel/http/answers/server/compress-answers.ts'
import { addCors } from '#kernel/http/answers/server/cors.ts'
import { addEtags } from '#kernel/http/answers/server/etag.ts'
import { addLimits } from '#kernel/http/limits/server/limits.ts'
import { varyByForwardedHost } from '#kernel/http/answers/server/vary.ts'
import { apiRoutes } from '#kernel/jsonapi/server/api.ts'
import { undoRoute } from '#kernel/undo/server/undo-route.ts'
import { addSessionHooks } from '#features/auth/sessions/server/session-hooks.ts'
import { lockSession, isSessionValid } from '#features/users/model/server/lock-session.ts'
import { features } from '#src/app/features.ts'
import { answerErrorDocument, answerError } from './answer-error.ts'
import { ownOrigins } from './hosts.ts'
import type { ServerParts } from './server-parts.ts'
import { countsRoute } from './counts-route.ts'
import { todosRoute } from './todos-route.ts'

/** Everything under /api and /auth: its own errors, limits, sessions and conditional answers. */
export async function apiPlugin(app: FastifyInstance, parts: ServerParts): Promise<void> {
  const { config, db, clock, centers, rules, registry, pageKey } = parts
  // Bodies are read by whoever knows what they should be (contract §2.1); here they are bytes.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  addCors(app, ownOrigins(rules, centers, config.extraOrigins))
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
        ...features.flatMap(({ routes }) => routes?.api?.(parts) ?? []),
      ])
    },
    { prefix: '/api/v1' },
  )
}
