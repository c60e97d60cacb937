import type { FastifyInstance } from 'fastify'
import { addSessionHooks } from '#features/auth/sessions/server/session-hooks.ts'
import { answerErrors } from '#kernel/http/answers/server/answer-errors.ts'
import { Unauthenticated } from '#kernel/http/errors.ts'
import { callRoutes } from './call-routes.ts'
import type { DeveloperParts } from './developer-parts.ts'
import { draftRoutes } from './draft-routes.ts'
import { reportRoutes } from './report-routes.ts'
import { sampleRoutes } from './sample-routes.ts'
import { scratchFormRoutes } from './scratch-form-routes.ts'

/**
 * What the developer pages ask, in a place that only they call, as the person who is signed in. Only the server outside production
 * imports this file, and no answer holds a token or a setting.
 */
export async function developerRoutes(app: FastifyInstance, developer: DeveloperParts): Promise<void> {
  const { parts, answer } = developer
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: 256 * 1024 }, (_request, body, done) => done(null, body))
  // A form with a file is read by the route that takes it.
  app.addContentTypeParser('*', (_request, body, done) => done(null, body))
  addSessionHooks(app, parts)
  answerErrors(app, answer)
  app.addHook('preHandler', async ({ actor, routeOptions }) => {
    if (!actor.userId && routeOptions.config.credentials !== 'ignored') throw new Unauthenticated()
  })
  app.addHook('onSend', async (_request, reply) => void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }))
  for (const add of [callRoutes, draftRoutes, reportRoutes, sampleRoutes, scratchFormRoutes]) add(app, developer)
}
