import type { FastifyInstance, FastifyReply } from 'fastify'
import { answerErrors } from '#kernel/http/server/answer-errors.ts'
import { addCors } from '#kernel/http/server/cors.ts'
import { addEtags } from '#kernel/http/server/etag.ts'
import { addLimits } from '#kernel/http/server/limits.ts'
import { apiRoutes } from '#kernel/jsonapi/server/api.ts'
import { accountApi } from '#features/auth/server/api/account-api.ts'
import { alternativesRoute as applicationAlternativesRoute } from '#features/applications/server/alternatives-route.ts'
import { conversationRoutes } from '#features/conversations/server/api.ts'
import { notificationRoutes } from '#features/notifications/server/api.ts'
import { createLimits } from '#features/auth/server/limits.ts'
import { authRoutes } from '#features/auth/server/routes.ts'
import { addSessionHooks } from '#features/auth/server/session-hooks.ts'
import { placesRoute } from '#features/places/server/api.ts'
import { volunteerCenterRoutes } from '#features/tenancy/server/api.ts'
import { alternativesRoute } from '#features/vacancies/server/alternatives.ts'
import { vacancySearchRoute } from '#features/vacancies/server/search.ts'
import { lockSession, isSessionValid } from '#features/users/server/lock-session.ts'
import { codeWords } from './code-words.ts'
import { ownOrigins } from './hosts.ts'
import type { ServerParts } from './server-parts.ts'

/** Everything under /api and /auth: its own errors, limits, sessions and conditional answers. */
export async function apiPlugin(app: FastifyInstance, parts: ServerParts): Promise<void> {
  const { config, db, clock, centers, rules, registry, pageKey } = parts
  // Bodies are read by whoever knows what they should be (contract §2.1); here they are bytes.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  addCors(app, ownOrigins(rules, centers, config.extraOrigins))
  addLimits(app, { on: config.rateLimits, pageKey })
  addEtags(app)
  addSessionHooks(app, { db, clock })
  answerErrors(app, codeWords)
  const limits = createLimits(db, { enabled: config.rateLimits })
  await authRoutes(app, { db, limits, clock, config })
  await app.register(
    async (api) => {
      answerErrors(api, codeWords)
      const held = { lockSession, isSessionValid, onSessionValid: (reply: FastifyReply) => void (reply.sessionIsValid = true) }
      apiRoutes(api, { db, registry, clock, secretKey: config.secretKey, ...held }, [
        ...volunteerCenterRoutes(centers),
        placesRoute,
        vacancySearchRoute,
        alternativesRoute,
        applicationAlternativesRoute,
        ...conversationRoutes,
        ...notificationRoutes,
        ...accountApi({ db, limits, clock, extraOrigins: config.extraOrigins, resetTrio: true, secretKey: config.secretKey, centers }),
      ])
    },
    { prefix: '/api/v1' },
  )
}
