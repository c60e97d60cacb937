import { askAccess } from '#features/auth/access/server/ask-access.ts'
import type { Limits } from '#features/auth/limits/server/limits.ts'
import { verifyPassword } from '#features/auth/passwords/server/passwords.ts'
import type { AuthParts } from '#features/auth/requests/server/auth-request.ts'
import { signInFirst } from '#features/auth/sign-in/server/sign-in-first.ts'
import type { Centers } from '#features/tenancy/server/centers.ts'
import type { Center } from '#features/tenancy/tenant.ts'
import { type Account, findAccount, findByMail, foldMail } from '#features/users/model/server/accounts.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { people } from '#features/users/model/server/people-tables.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { Forbidden, HttpError, Unauthenticated } from '#kernel/http/errors.ts'
import { clientAddress } from '#kernel/http/server/context.ts'
import { isValidHmac, signHmac } from '#kernel/http/server/hmac.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { Answer, ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { requestContextAt, sentTo } from './account-call.ts'
import { currentUserRoutes } from './current-user-routes.ts'
import { type OwnAccountParts, ownAccountRoutes } from './own-account-routes.ts'
import { sessionRoutes } from './session-routes.ts'
import { userRoutes } from './user-routes.ts'

const lifetime = 5 * 60

/**
 * A ticket that proves the right password of an account without a session at this center: `<account>.<unix seconds of its
 * end>.<signature>`. It only serves to ask for access here (domain §5.8).
 */
function writeAccessTicket(secretKey: string, { userId, centerId, now }: { userId: string; centerId: string; now: Date }): string {
  const said = `${userId}.${Math.floor(now.getTime() / 1000) + lifetime}`
  return `${said}.${signHmac(secretKey, about(centerId, said))}`
}

/** The account of a ticket; null if it has expired, belongs to another center or is forged. */
function readAccessTicket(secretKey: string, { text, centerId, now }: { text: string; centerId: string; now: Date }): string | null {
  const [userId = '', end = '', signature = ''] = text.split('.', 3)
  if (!isUuid(userId) || !/^\d{10,11}$/.test(end) || Number(end) * 1000 <= now.getTime()) return null
  return isValidHmac(signature, signHmac(secretKey, about(centerId, `${userId}.${end}`))) ? userId : null
}

const about = (centerId: string, said: string): string => `access to ${centerId} ${said}`

type SiteParts = Pick<AuthParts, 'db' | 'limits' | 'clock'> & { centers: Centers; secretKey: string }

/** The sites of the platform, and the caller's own. */
function siteRoutes(parts: SiteParts): ApiRoute[] {
  const { centers } = parts
  return [
    {
      method: 'GET',
      path: '/sites',
      config: { credentials: 'exempt' },
      run: async (call) => {
        const { center: here } = call.request
        const sites = centers.all().map((center) => ({ ...siteOf(center), current: center.id === here.id, sameTenant: center.tenantKey === here.tenantKey }))
        const home = await homeOfCaller(call, parts)
        return { document: { meta: { sites, ...(home && { home: siteOf(home) }) } } }
      },
    },
    {
      method: 'POST',
      path: '/home_site',
      config: { credentials: 'ignored' },
      run: async (call) => await tellHome(call, parts),
    },
    {
      method: 'POST',
      path: '/access_requests',
      counts: { key: 'around' },
      config: { credentials: 'exempt' },
      run: async (call) => await ask(call, parts),
    },
  ]
}

/** Centers may share the host of their tenant; only one with an origin of its own can be linked to. */
function siteOf({ id, name, town, origin }: Center) {
  return { id, name, town, origin }
}

/** The home center of the signed-in person, also if it is another one. */
async function homeOfCaller({ request: { actor } }: ApiRequest, { db, centers }: SiteParts): Promise<Center | undefined> {
  const { userId } = actor
  if (!userId) return undefined
  const account = await db.onPlatform(async (tx) => await findAccount(people(tx), userId))
  return account && centers.get(account.home_center_id)
}

/**
 * The home site of an account, for somebody who has its password: the link on the page of the wrong center. Guesses count
 * against the same limits as at sign-in.
 */
async function tellHome(call: ApiRequest, { db, limits, centers, secretKey, clock }: SiteParts): Promise<Answer> {
  const sent = sentTo(call)
  const account = await ownerOf(db, limits, {
    email: foldMail(sent.text('email') ?? ''),
    password: sent.text('password') ?? '',
    address: clientAddress(call.request),
  })
  const home = centers.get(account.home_center_id)
  const accessTicket = writeAccessTicket(secretKey, { userId: account.id, centerId: call.asked.centerId, now: clock.now() })
  return { document: { meta: { ...(home && { home: siteOf(home) }), accessTicket } }, headers: { 'cache-control': 'no-store' } }
}

/** "Vraag toegang hier": asks for access with a session of another center, or with the ticket (domain §5.8). */
async function ask(call: ApiRequest, { db, limits, centers, secretKey, clock }: SiteParts): Promise<Answer> {
  const { actor, centerId } = call.asked
  call.refuseOtherParameters()
  const text = sentTo(call).text('ticket') ?? ''
  const userId = actor.userId ?? readAccessTicket(secretKey, { text, centerId, now: clock.now() })
  if (!userId) throw new Unauthenticated()
  refuseWhileImpersonating(actor)
  if (actor.session?.kind === 'reset') throw new Forbidden('password_reset_session')
  await limits.take('accessByAddress', clientAddress(call.request))
  const account = await db.onPlatform(async (tx) => await findAccount(people(tx), userId))
  await askAccess(db, requestContextAt(call), userId, (account && centers.get(account.home_center_id)?.name) ?? '')
  return { document: { meta: { asked: true } }, headers: { 'cache-control': 'no-store' } }
}

async function ownerOf(db: Database, limits: Limits, { email, password, address }: { email: string; password: string; address: string }): Promise<Account> {
  await limits.take('signInByAddress', address)
  if (email === '' || password === '' || (await limits.isSpent('failedByMail', email))) throw new Unauthenticated()
  await limits.take('failedByMailAndAddress', email, address)
  const found = await db.onPlatform(async (tx) => await findByMail(people(tx), email))
  const { right } = await verifyPassword(password, found?.password_hash ?? null)
  if (!right || !found || found.status === 'archived') {
    await limits.spend('failedByMail', email)
    throw new HttpError(401, [{ code: 'bad_credentials' }])
  }
  await limits.clear('failedByMailAndAddress', email, address)
  return found
}

/** Every call of /api/v1 about accounts and sessions. */
export function accountApi(parts: OwnAccountParts & SiteParts): ApiRoute[] {
  return [
    ...currentUserRoutes(parts),
    ...ownAccountRoutes(parts),
    ...userRoutes(parts),
    ...sessionRoutes(parts),
    firstSessionRoute(parts),
    ...siteRoutes(parts),
  ]
}

/** POST /sign_in_after_confirmation: signs in the browser that signed up, without the password. */
function firstSessionRoute(parts: AuthParts): ApiRoute {
  return { method: 'POST', path: '/sign_in_after_confirmation', config: { credentials: 'ignored' }, run: async (call) => await signIn(call, parts) }
}

async function signIn(call: ApiRequest, parts: AuthParts): Promise<Answer> {
  const { db, limits } = parts
  const sent = sentTo(call)
  const address = clientAddress(call.request)
  if (await limits.isSpent('badTokensByAddress', address)) await limits.take('badTokensByAddress', address)
  const verifier = cutText(sent.text('signInVerifier') ?? '', 100)
  const first = await signInFirst(db, requestContextAt(call), {
    userId: sent.text('userId') ?? '',
    verifier,
    userAgent: call.request.headers['user-agent'],
  })
  if (!first) {
    await limits.take('badTokensByAddress', address)
    throw new Unauthenticated('invalid_token')
  }
  const { account, session } = first
  call.reply.session = session
  call.reply.signsIn = true
  return { document: { data: { type: 'users', id: account.id, attributes: { email: account.email, status: account.status } } } }
}
