import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Center, Tenant } from '#features/tenancy/tenant.ts'
import { type Actor, type Session, anonymous, hasRole } from '#kernel/access/actor.ts'
import { centerReaders, centerStaff } from '#kernel/access/role-sets.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { Forbidden } from '#kernel/http/errors.ts'
import { oncePerRequest } from '#kernel/http/server/request-scope.ts'
import { authorizationHeader, credentialsOf, sessionHeaders } from './credentials.ts'
import { identify } from './identify.ts'
import { isSessionUnchanged } from './sessions.ts'

const heedless = new Set(['current_user', 'current_organizations', 'current_organization', 'confirm', 'volunteer_centers', 'volunteer_centers/current'])

/** Calls that must not fail on a stale choice (contract §4): the client makes them to find out what it may choose. */
export function ignoresOrganization(path: string): boolean {
  if (path === '/auth' || path.startsWith('/auth/')) return true
  const call = /^\/api\/v1\/([^?]+?)\/?$/.exec(path)?.[1]
  return call === undefined || heedless.has(call.replaceAll(/-|(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase())
}

type Chosen = Pick<Actor, 'organizationId' | 'organizationKind'>

/**
 * The organization the caller says to act for, when it may (contract §4): its members, and the staff of its center; editors for the center's own.
 * @throws {Forbidden} not_a_member
 */
async function currentOrganization(
  db: Database,
  centerId: string,
  actor: Actor,
  { method, header }: { method: string; header: string | string[] | undefined },
): Promise<Chosen> {
  if (!actor.userId || header === undefined || header === '') return { organizationId: null, organizationKind: null }
  const refused = new Forbidden('not_a_member', { header: 'Current-Organization-Id' })
  if (!isUuid(header)) throw refused
  const id = header.toLowerCase()
  const isMember = actor.organizationIds.includes(id)
  const runsCenter = hasRole(actor, centerStaff)
  const isEditor = !isMember && !runsCenter && hasRole(actor, centerReaders)
  if (!isMember && !runsCenter && !isEditor) throw refused
  if (!runsCenter && !isEditor) return { organizationId: id, organizationKind: null }
  // What kind it is decides whether they see the whole center (`features/organizations/model/view-of.ts`).
  const find = async () =>
    await db.read(centerId, [{ name: 'organization_kind', text: 'select organization_type from organizations where id = $1', values: [id] }])
  const [found] = await oncePerRequest(method, `organization ${centerId} ${id}`, find)
  const kind = found![0]?.[0]
  if (!kind || (isEditor && kind !== 'VolunteerCenter')) throw refused
  return { organizationId: id, organizationKind: kind }
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor
    tenant: Tenant
    center: Center
  }
  interface FastifyReply {
    /** The session whose five headers the answer carries, if it still stands then. A verb that signs in sets it, sign-out clears it. */
    session: Session | null
    /** Somebody signs in with this answer, so the header `authorization` goes with the five. */
    signsIn: boolean
    /** A write held the session until it committed, and it stands. */
    sessionIsValid: boolean
    /** The session is good, but its person is not registered at this center (contract §1.4). */
    wrongCenter: boolean
  }
  interface FastifyContextConfig {
    /**
     * `ignored`: stale headers mean nothing here. `query`: they may stand in the query string.
     * `exempt`: any session comes in; the route itself calls `refuseUnfitSession` where it matters.
     */
    credentials?: 'ignored' | 'query' | 'exempt'
    /** A session that may only set a new password may come here. */
    resetSession?: boolean
  }
}

export type SessionHooks = { db: Database; clock: { now(): Date } }

/**
 * Gives every request of `app` its actor (preHandler: `request.tenant` and `request.center` must be there) and every answer
 * its token headers (onSend). Register it after hooks that change the status in onSend, for a 304 carries no tokens.
 */
export function addSessionHooks(app: FastifyInstance, { db, clock }: SessionHooks): void {
  app.decorateRequest('actor', null as unknown as Actor)
  app.decorateReply('session', null)
  app.decorateReply('signsIn', false)
  app.decorateReply('sessionIsValid', false)
  app.decorateReply('wrongCenter', false)
  app.addHook('onRequest', async (request) => {
    request.actor = anonymous
  })
  app.addHook('preHandler', async (request, reply) => await setActor({ db, clock }, request, reply))
  app.addHook('onSend', async (request, reply, payload) => {
    await writeSession({ db, clock }, request, reply)
    return payload
  })
}

async function setActor({ db, clock }: SessionHooks, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { credentials, resetSession } = request.routeOptions.config
  if (credentials === 'ignored') return
  const { headers, tenant, center } = request
  const query = credentials === 'query' ? request.query : undefined
  const { actor, wrongCenter } = await oncePerRequest(
    request.method,
    `identify ${wordsOf(headers)} ${center.id}`,
    async () => await identify(db, { headers, query, tenant, center, now: clock.now() }),
  )
  request.actor = actor
  reply.session = actor.session
  reply.wrongCenter = wrongCenter
  if (credentials === 'exempt') return

  refuseUnfitSession(request, reply, { resetSession })
  const path = request.url.split('?', 1)[0]!
  if (ignoresOrganization(path)) return
  const asked = { method: request.method, header: headers['current-organization-id'] }
  request.actor = { ...actor, ...(await currentOrganization(db, center.id, actor, asked)) }
}

/** @throws {Forbidden} wrong_center; password_reset_session, unless a session that may only set a password may come here */
export function refuseUnfitSession(
  { actor }: FastifyRequest,
  reply: FastifyReply,
  { resetSession = false }: { resetSession?: boolean | undefined } = {},
): void {
  if (reply.wrongCenter) {
    setWrongCenterReason(reply)
    throw new Forbidden('wrong_center', { title: 'wrong center' })
  }
  if (actor.session?.kind === 'reset' && !resetSession) throw new Forbidden('password_reset_session')
}

/** Which answers to an authenticated request carry the five (contract §1.2); 304 and 5xx never do. */
function carriesSession(status: number): boolean {
  return (status >= 200 && status < 400 && status !== 304) || [403, 404, 409, 412, 422].includes(status)
}

async function writeSession({ db, clock }: SessionHooks, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { session } = reply
  if (session || credentialsOf(request.headers, request.routeOptions.config.credentials === 'query' ? request.query : undefined)) {
    reply.header('cache-control', 'no-store')
  }
  if (!session || !carriesSession(reply.statusCode)) return
  const stands = async () => await isSessionUnchanged(db, session, clock.now()).catch(() => false)
  if (!reply.sessionIsValid && !(await oncePerRequest(request.method, `stands ${session.client} ${session.token}`, stands))) return
  reply.headers(sessionHeaders(session))
  if (reply.signsIn) reply.header('authorization', authorizationHeader(session))
}

/** Specification §8: the client finds the text in the reason phrase, for that is what its error says. */
export function setWrongCenterReason(reply: FastifyReply): void {
  reply.raw.statusMessage = 'wrong center'
}

/** The three credentials as one name: another session in the same round is another question. */
const wordsOf = (headers: FastifyRequest['headers']) => JSON.stringify([headers['access-token'], headers['client'], headers['uid'], headers['authorization']])
