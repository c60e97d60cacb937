import { Socket } from 'node:net'
import type { FastifyContextConfig, FastifyInstance, HTTPMethods } from 'fastify'
import { HttpError, NotFound } from '#kernel/http/errors.ts'

/** Bytes that are read to the end although they are not needed, so that the connection can be reused. */
const worthReading = 64 * 1024

/**
 * Closes the connection of a sender who is answered before their body was read: Node would otherwise read all of it, gigabytes
 * too, from somebody who has been refused.
 */
export function discardUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    // A call by `inject` has no socket, and its whole body.
    if (raw.complete || !(raw.socket instanceof Socket)) return
    const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers
    if (encoding !== undefined || Number(length ?? 0) > worthReading) reply.header('connection', 'close')
  })
}

const methods: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

type Options = { /** The methods to consider; all by default. */ among?: readonly HTTPMethods[]; config?: FastifyContextConfig }

/** Answers 405 to every other method of an address, before its body is read: no page must answer in its place. */
export function refuseOtherMethods(app: FastifyInstance, url: string, allowed: readonly HTTPMethods[], { among = methods, config = {} }: Options = {}): void {
  const refusal = () => new HttpError(405, [{ code: 'method_not_allowed' }], { allow: allowed.join(', ') })
  const others = among.filter((method) => !allowed.includes(method))
  refuse(app, url, others, refusal, config)
}

/** Answers 404 to everything below an address. */
export function refuseBelow(app: FastifyInstance, url: string): void {
  refuse(app, `${url}/*`, methods, () => new NotFound(), {})
}

const refusedBy = new WeakMap<FastifyInstance['server'], Set<string>>()

/** Whether a route only refuses: it does not count as a method of the address. */
export const isRefused = (app: FastifyInstance, method: string, url: string): boolean => refusedBy.get(app.server)?.has(`${method} ${url}`) ?? false

function refuse(app: FastifyInstance, url: string, refused: readonly HTTPMethods[], refusal: () => HttpError, config: FastifyContextConfig): void {
  const known = refusedBy.get(app.server) ?? new Set()
  refusedBy.set(app.server, known)
  for (const method of refused) known.add(`${method} ${url}`)
  app.route({
    method: refused as HTTPMethods[],
    url,
    config,
    exposeHeadRoute: false,
    onRequest: async () => {
      throw refusal()
    },
    handler: () => {},
  })
}
