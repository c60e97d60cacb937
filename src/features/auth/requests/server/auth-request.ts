import type { FastifyRequest } from 'fastify'
import type { Database } from '#kernel/db/server/database.ts'
import { Invalid } from '#kernel/http/errors.ts'
import { say } from '#kernel/i18n/messages.ts'
import { messages } from '#features/auth/model/messages.ts'
import type { RequestContext } from '#features/users/model/server/request-context.ts'
import type { Limits } from '#features/auth/limits/server/limits.ts'
import { allowedRedirect } from './redirects.ts'

/** What every route of /auth works with. */
export type AuthParts = {
  db: Database
  limits: Limits
  clock: { now(): Date }
  /** Origins beside the tenant's own that links may lead to (decisions 23). */
  extraOrigins: readonly string[]
  /** false: the link of a reset mail carries its token only, no session (contract §1.3, AUTH_RESET_TRIO). */
  resetTokenHeaders: boolean
}

export function requestContextOf({ center, locale }: FastifyRequest, { clock }: Pick<AuthParts, 'clock'>): RequestContext {
  return { center, locale, now: clock.now() }
}

/** The address to go on with: the one asked for when its origin is allowed, else the page of our own. @throws {Invalid} */
export function redirectOf({ center, tenant, locale }: FastifyRequest, { extraOrigins }: AuthParts, asked: string, ownPage: string): URL {
  const origins = [center.origin, tenant.origin, ...extraOrigins]
  const url = allowedRedirect(asked || ownPage, origins)
  if (!url) throw new Invalid([{ code: 'redirect_not_allowed', detail: say(locale, messages.redirect_not_allowed, { url: asked.slice(0, 200) }) }])
  return url
}

const step = 100

/**
 * Waits until a whole step since `began`: an answer that is the same for a known and an unknown address must also come
 * at the same time, whatever was done meanwhile (decisions 13).
 */
export async function waitForEqualTime(began: number): Promise<void> {
  const spent = performance.now() - began
  await new Promise((resolve) => setTimeout(resolve, Math.ceil((spent + 1) / step) * step - spent))
}
