import Fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import pg from 'pg'
import type { Actor, RoleName, Session } from '#kernel/access/actor.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { answerErrors, errorAnswer } from '#kernel/http/answers/server/answer-errors.ts'
import { acceptedLocale } from '#kernel/http/server/context.ts'
import { addEtags } from '#kernel/http/answers/server/etag.ts'
import type { Center, Tenant } from '#features/tenancy/tenant.ts'
import type { RequestContext } from '#features/users/model/server/write-account-audit-event.ts'
import { people } from '#features/users/model/server/people-tables.ts'
import { identify } from '#features/auth/sessions/server/identify.ts'
import { createLimits } from '#features/auth/limits/server/limits.ts'
import { hashPassword } from '#features/auth/passwords/server/passwords.ts'
import { authRoutes } from './routes.ts'
import { addSessionHooks } from '#features/auth/sessions/server/session-hooks.ts'
import { openSession } from '#features/auth/sessions/server/sessions.ts'

export const password = 'samen-voor-de-buurt'

/** Two tenants with a center each, and an organization in the first: enough for all tests of accounts. */
export type House = Awaited<ReturnType<typeof buildHouse>>

export async function buildHouse(db: Database & { config: { databaseUrl: string } }) {
  const owner = new pg.Client(db.config.databaseUrl)
  await owner.connect()
  const add = async (text: string, values: unknown[] = []) => (await owner.query<{ id: string }>(text, values)).rows[0]!.id
  const center = async (tenant: string) => {
    await owner.query(`insert into tenants (key, kind, context, header) values ($1, 'demo', 'meedoen', '{}')`, [tenant])
    return await add(
      `insert into volunteer_centers (tenant_key, slug, name, town, is_default, latitude, longitude) values ($1, $1, $1, $1, true, 52, 6) returning id`,
      [tenant],
    )
  }
  const [arnhem, oldebroek] = [await center('arnhem'), await center('oldebroek')]
  await owner.end()
  const organization = await db.inCenter(arnhem, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      insert into organizations (volunteer_center_id, name, slug, organization_type, status)
      values (${arnhem}, 'De Brug', 'de-brug', 'Organization', 'approved') returning id`.execute(tx)
    return rows[0]!.id
  })
  return { db, arnhem, oldebroek, organization, passwordHash: await hashPassword(password) }
}

let made = 0
type Person = {
  email?: string
  roles?: RoleName[]
  center?: string
  status?: 'active' | 'invited' | 'inactive' | 'archived'
  passwordHash?: string | null
  home?: string
}

/** Adds a person with a confirmed account, roles at a center and the usual password. */
export async function addPerson(
  house: House,
  { email, roles = ['volunteer'], center = house.arnhem, status = 'active', passwordHash = house.passwordHash, home = center }: Person = {},
) {
  made += 1
  const address = email ?? `person${made}@example.nl`
  return await house.db.onPlatform(async (plain) => {
    const tx = people(plain)
    const confirmedAt = status === 'invited' ? null : new Date()
    const account = await tx
      .insertInto('users')
      .values({
        email: address,
        first_name: 'Anna',
        last_name: `B${made}`,
        status,
        password_hash: passwordHash,
        confirmed_at: confirmedAt,
        home_center_id: home,
        locale: 'nl',
        notification_prefs: '{}',
        archived_at: status === 'archived' ? new Date() : null,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    for (const name of roles) {
      const organizationId = name === 'member' || name === 'admin' ? house.organization : null
      await tx
        .insertInto('user_roles')
        .values({ user_id: account.id, name, volunteer_center_id: name === 'super_admin' ? null : center, organization_id: organizationId })
        .execute()
    }
    return account
  })
}

export type TestClock = { now(): Date; advance(milliseconds: number): void }
export function testClock(): TestClock {
  let ahead = 0
  return { now: () => new Date(Date.now() + ahead), advance: (milliseconds) => void (ahead += milliseconds) }
}

const tenantOf = (key: string, over: Partial<Tenant> = {}) =>
  ({
    key,
    kind: 'demo',
    name: null,
    context: 'meedoen',
    participationSite: false,
    oldebroekType: false,
    header: { sticky: false },
    origin: `https://${key}.example`,
    isSuspended: false,
    isLeaving: false,
    ...over,
  }) as Tenant

/** A server with the session hooks, /auth, and one API call that visitors may use. */
export async function authApp(house: House, { clock = testClock(), limited = false }: { clock?: TestClock; limited?: boolean } = {}): Promise<FastifyInstance> {
  const app = Fastify({ trustProxy: true })
  for (const name of ['tenant', 'center', 'locale'] as const) app.decorateRequest(name, null as never)
  app.addHook('onRequest', async (request) => {
    const key = request.hostname.startsWith('oldebroek') ? 'oldebroek' : 'arnhem'
    const id = key === 'oldebroek' ? house.oldebroek : house.arnhem
    const tenant = tenantOf(key)
    Object.assign(request, {
      tenant,
      center: { id, name: key, slug: key, tenantKey: key, origin: tenant.origin } as Center,
      locale: acceptedLocale(request.headers['accept-language'] ?? 'en'),
    })
  })
  answerErrors(app, errorAnswer({}))
  addEtags(app)
  addSessionHooks(app, { db: house.db, clock })
  await authRoutes(app, { db: house.db, clock, limits: createLimits(house.db, { enabled: limited }), config: { extraOrigins: ['https://client.example'] } })
  app.get('/api/v1/whoami', async ({ actor }) => ({ userId: actor.userId, roles: actor.roles.map((role) => role.name), organizationId: actor.organizationId }))
  app.get('/api/v1/current_user', async ({ actor }) => ({ userId: actor.userId }))
  app.get('/api/v1/slow', async (request) => {
    await new Promise((resolve) => setTimeout(resolve, 150))
    return { userId: request.actor.userId }
  })
  await app.ready()
  return app
}

/** The mails queued for an address, oldest first. */
export async function mailsTo(db: Database, address: string): Promise<{ kind: string; facts: Record<string, string> }[]> {
  const mails = sql<{ kind: string; facts: Record<string, string> }>`select kind, facts from outbox where address = ${address} order by created_at, id`
  return (await db.asWorker(async (tx) => await mails.execute(tx))).rows
}

/** The value of a query parameter in the link of the last mail of a kind. */
export async function tokenFrom(db: Database, address: string, kind: string, parameter: string): Promise<string> {
  const mail = (await mailsTo(db, address)).findLast((one) => one.kind === kind)
  const token = mail && new URL(mail.facts.url!).searchParams.get(parameter)
  if (!token) throw new Error(`No ${kind} with ${parameter} was sent to ${address}.`)
  return token
}

type Answer = { headers: Record<string, unknown> }
/** The three headers a client sends back. */
export function tokenHeadersOf({ headers }: Answer): Record<string, string> {
  return { 'access-token': headers['access-token'] as string, client: headers.client as string, uid: headers.uid as string }
}
export const sessionHeaderNames = ['access-token', 'token-type', 'client', 'expiry', 'uid'] as const
export function hasSessionHeaders({ headers }: Answer): boolean {
  const there = sessionHeaderNames.filter((name) => headers[name] !== undefined && headers[name] !== '')
  if (there.length !== 0 && there.length !== sessionHeaderNames.length) throw new Error(`Some token headers only: ${there.join(', ')}`)
  return there.length === sessionHeaderNames.length
}

/** Signs a person in without a password, and returns the actor that their requests would have. */
export async function actorOf(
  house: House,
  user: { id: string; email: string },
  { center = house.arnhem, kind = 'normal', impersonator = null, now = new Date() }: Acting = {},
): Promise<Actor> {
  const session = await house.db.onPlatform(async (plain) => {
    const tx = people(plain)
    const from = impersonator && (await openSession(tx, { user: { id: impersonator.id, email: '' }, centerId: center, now }))
    return await openSession(tx, { user, centerId: center, kind, impersonator, from, now })
  })
  const headers = { 'access-token': session.token, client: session.client, uid: session.uid }
  return (await identify(house.db, { headers, tenant: tenantOf('arnhem'), center: { id: center }, now })).actor
}
type Acting = { center?: string; kind?: Session['kind']; impersonator?: Session['impersonator']; now?: Date }

/** A request context at the first center. */
export function at(house: House, now = new Date(), locale: 'nl' | 'en' = 'en'): RequestContext {
  return { center: { id: house.arnhem, name: 'Arnhem', origin: 'https://arnhem.example' }, locale, now }
}
