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

/** Calls that ignore the header of the organization, because clients make them to find out which they may choose (contract §4). */
export function ignoresOrganization(path: string): boolean {
  if (path === '/auth' || path.startsWith('/auth/')) return true
  const call = /^\/api\/v1\/([^?]+?)\/?$/.exec(path)?.[1]
  return call === undefined || heedless.has(call.replaceAll(/-|(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase())
}

type Chosen = Pick<Actor, 'organizationId' | 'organizationKind'>

/**
 * The organization of the header, if the caller may act for it (contract §4): its members, and center staff; editors only for
 * the center's own.
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
  // The type decides whether they see the whole center (`features/organizations/model/view-of.ts`).
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
    /** The session whose five headers the response carries, if it is still valid then. Verbs that sign in set it; signing out clears it. */
    session: Session | null
    /** The response signs somebody in, so it also has the header `authorization`. */
    signsIn: boolean
    /** A write locked the session until its commit, so it need not be checked again. */
    sessionIsValid: boolean
    /** The session is valid, but its user is not registered at this center (contract §1.4). */
    wrongCenter: boolean
  }
  interface FastifyContextConfig {
    /**
     * `ignored`: the headers are not read. `query`: the query string may have them. `exempt`: every session is accepted; the
     * route itself calls `refuseUnfitSession` if it matters.
     */
    credentials?: 'ignored' | 'query' | 'exempt'
    /** Accepts a session that may only set a new password. */
    resetSession?: boolean
  }
}

export type SessionHooks = { db: Database; clock: { now(): Date } }

/**
 * Gives every request of `app` its actor (preHandler, after `request.tenant` and `request.center` are set) and every response
 * its token headers (onSend). Register it after hooks that change the status in onSend, because a 304 carries no tokens.
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

/** @throws {Forbidden} wrong_center; password_reset_session, unless a reset session is accepted */
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

/** Which responses to an authenticated request carry the five headers (contract §1.2); never 304 and 5xx. */
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

/** Specification §8: clients show the reason phrase of the response as the error. */
export function setWrongCenterReason(reply: FastifyReply): void {
  reply.raw.statusMessage = 'wrong center'
}

/** The credentials as part of a request-scope key: another session is another question. */
const wordsOf = (headers: FastifyRequest['headers']) => JSON.stringify([headers['access-token'], headers['client'], headers['uid'], headers['authorization']])
