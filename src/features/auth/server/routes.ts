import type { FastifyInstance } from 'fastify'
import type { Database } from '#kernel/db/server/database.ts'
import { refuseOtherMethods } from '#kernel/http/bodies/server/refuse-the-rest.ts'
import { accountRoutes } from './account-routes.ts'
import { answerAuthErrors } from '#features/auth/requests/server/answers.ts'
import { readBodies } from '#features/auth/requests/server/body.ts'
import { confirmationRoutes } from '#features/auth/confirmation/server/confirmation-routes.ts'
import type { Limits } from '#features/auth/limits/server/limits.ts'
import { passwordRoutes } from '#features/auth/password-reset/server/password-routes.ts'
import { sessionRoutes } from '#features/auth/sign-in/server/session-routes.ts'
import { authMethods } from '#features/auth/requests/server/unknown-auth-calls.ts'

export type AuthOptions = {
  db: Database
  limits: Limits
  clock: { now(): Date }
  config: { extraOrigins: readonly string[]; resetTokenHeaders?: boolean }
}

/**
 * Every call of contract §1.1 to §1.3, in a scope of its own with its own bodies and errors. The session hooks must stand on
 * `app` already. Other GETs under /auth are left to the pages.
 */
export async function authRoutes(app: FastifyInstance, { db, limits, clock, config }: AuthOptions): Promise<void> {
  const parts = { db, limits, clock, extraOrigins: config.extraOrigins, resetTokenHeaders: config.resetTokenHeaders ?? true }
  await app.register(async (scope) => {
    readBodies(scope)
    answerAuthErrors(scope)
    scope.addHook('onRequest', async (request, reply) => {
      // Addresses here hold tokens, and redirects lead to other people's pages.
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      // Each answer is said anew: a 304 would carry no tokens, and clients read them from every answer (contract F4).
      delete request.headers['if-none-match']
    })
    sessionRoutes(scope, parts)
    passwordRoutes(scope, parts)
    accountRoutes(scope, parts)
    confirmationRoutes(scope, parts)
    // A GET that is no call may be a page: what is neither is refused in stray-calls.ts.
    for (const [url, allowed] of authMethods)
      refuseOtherMethods(scope, url, allowed, { among: ['POST', 'PUT', 'PATCH', 'DELETE'], config: { credentials: 'ignored' } })
  })
}
