import { PassThrough } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { hasRole } from '#kernel/access/actor.ts'
import { caseStaff } from '#kernel/access/role-sets.ts'
import type { FeatureParts } from '#kernel/feature/server/define-feature.ts'
import { HttpError, TooMany, Unauthenticated } from '#kernel/http/errors.ts'
import { LiveHub } from '#kernel/live/server/live-streams.ts'
import { rightsOf, validSessions } from '#features/auth/sessions/server/sessions.ts'

const address = '/api/v1/events'

/** GET /events: a stream of server-sent events for the caller, as long as their session is valid (contract §3.3). */
export function eventsRoute(app: FastifyInstance, { config, db, clock }: FeatureParts): void {
  const { databaseUrl, secretKey } = config
  if (databaseUrl === null) throw new Error('The database must be known before anybody can listen.')
  const hub = new LiveHub(
    { databaseUrl, secretKey },
    { validSessions: async (sessions) => await validSessions(db, sessions, clock.now()), onError: (error) => app.log.warn(error) },
  )
  app.addHook('preClose', async () => await hub.stop())
  app.get(address, async ({ actor, center, headers, method }, reply) => {
    const { userId, session } = actor
    if (!userId || !session) throw new Unauthenticated()
    // Another client would wait for the end of a response that does not end.
    if (!headers.accept?.includes('text/event-stream')) throw new HttpError(406, [{ code: 'not_acceptable' }])
    if (!hub.streams.hasRoomFor(userId)) throw new TooMany(60)
    reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no')
    // HEAD gets the headers and no stream.
    if (method === 'HEAD') return await reply.send()
    hub.start()
    const out = new PassThrough()
    out.write('retry: 3000\n\n')
    const { organizationIds, roles } = actor
    const isStaff = hasRole(actor, caseStaff)
    hub.streams.add({ session: session.client, userId, centerId: center.id, organizationIds, isStaff, rights: rightsOf(roles), out })
    return await reply.send(out)
  })
}
