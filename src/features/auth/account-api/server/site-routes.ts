import { clientAddress } from '#kernel/http/server/client-address.ts'
import { Forbidden, HttpError, Unauthenticated } from '#kernel/http/errors.ts'
import type { Database } from '#kernel/db/server/database.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { Answer, ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import type { Center } from '#features/tenancy/tenant.ts'
import type { Centers } from '#features/tenancy/server/centers.ts'
import { findAccount, findByMail, foldMail, type Account } from '#features/users/model/server/accounts.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { people } from '#features/users/model/server/people-tables.ts'
import { askAccess } from '#features/auth/access/server/ask-access.ts'
import type { AuthParts } from '#features/auth/requests/server/auth-request.ts'
import type { Limits } from '#features/auth/limits/server/limits.ts'
import { verifyPassword } from '#features/auth/passwords/server/passwords.ts'
import { readAccessTicket, writeAccessTicket } from './access-ticket.ts'
import { requestContextAt, sentTo } from './account-call.ts'

export type SiteParts = Pick<AuthParts, 'db' | 'limits' | 'clock'> & { centers: Centers; secretKey: string }

/** Which sites there are, and which one is somebody's own. */
export function siteRoutes(parts: SiteParts): ApiRoute[] {
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

/** Several centers may share the host of their tenant; only those with an address of their own can be gone to. */
function siteOf({ id, name, town, origin }: Center) {
  return { id, name, town, origin }
}

/** Who is signed in here may know where they belong, also when that is elsewhere. */
async function homeOfCaller({ request: { actor } }: ApiRequest, { db, centers }: SiteParts): Promise<Center | undefined> {
  const { userId } = actor
  if (!userId) return undefined
  const account = await db.onPlatform(async (tx) => await findAccount(people(tx), userId))
  return account && centers.get(account.home_center_id)
}

/**
 * Where an account belongs, for whoever has its password: the one right link on the page of the wrong center.
 * Guessing here costs as much as guessing at the sign-in.
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

/** "Vraag toegang hier": by the session that is good elsewhere, or by the ticket that came with the right password (domain §5.8). */
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
