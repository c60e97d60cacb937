import type { FastifyInstance } from 'fastify'
import { cookieValues, writeCookie } from '#kernel/http/cookie.ts'

/** On the API calls of a page whose visitor has just written something: what it reads must not be behind (ADR 0076). */
export const justWroteHeader = 'x-just-wrote'

const name = 'written'
/** Seconds: longer than a replica may be behind. */
const remembered = 10

/** Remembers for some seconds in the visitor's browser that they sent something. */
export function rememberWrites(app: FastifyInstance): void {
  app.addHook('onSend', async ({ method }, reply) => {
    if (!['GET', 'HEAD', 'OPTIONS'].includes(method) && reply.statusCode < 400) reply.header('set-cookie', writeCookie(name, '1', { maxAge: remembered }))
  })
}

/** Whether the visitor with these cookies wrote something in the last seconds. */
export const hasJustWritten = (cookies: string | undefined): boolean => cookieValues(cookies, name).length > 0
