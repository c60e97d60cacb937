import { clientAddress } from '#kernel/http/server/client-address.ts'
import { HttpError, Unauthenticated } from '#kernel/http/errors.ts'
import type { Database } from '#kernel/db/server/database.ts'
import type { ApiRequest } from '#kernel/jsonapi/server/api-request.ts'
import type { Answer, ApiRoute } from '#kernel/jsonapi/server/api-route.ts'
import type { Center } from '#features/tenancy/tenant.ts'
import type { Centers } from '#features/tenancy/server/centers.ts'
import { findAccount, findByMail, foldMail, type Account } from '#features/users/server/accounts.ts'
import { people } from '#features/users/server/people-tables.ts'
import type { AuthParts } from '#features/auth/server/auth-request.ts'
import type { Limits } from '#features/auth/server/limits.ts'
import { verifyPassword } from '#features/auth/server/passwords.ts'
import { sentTo } from './account-call.ts'

export type SiteParts = Pick<AuthParts, 'db' | 'limits'> & { centers: Centers }

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
async function tellHome(call: ApiRequest, { db, limits, centers }: SiteParts): Promise<Answer> {
  const sent = sentTo(call)
  const account = await ownerOf(db, limits, {
    email: foldMail(sent.text('email') ?? ''),
    password: sent.text('password') ?? '',
    address: clientAddress(call.request),
  })
  const home = centers.get(account.home_center_id)
  return { document: { meta: home ? { home: siteOf(home) } : {} }, headers: { 'cache-control': 'no-store' } }
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
