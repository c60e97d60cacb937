import { sql } from 'kysely'
import { type RowOf, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { clientAddress } from '#kernel/http/server/client-address.ts'
import { NotFound } from '#kernel/http/errors.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { Answer, ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { allEvents } from '#kernel/mail/server/templates.ts'
import type { Limits } from '#features/auth/limits/server/limits.ts'
import { changePrefs } from '#features/users/account/server/change-prefs.ts'

const digestColumns = {
  userId: shown.text('user_id'),
  frequency: shown.text('digest'),
}
type Digest = RowOf<typeof digestColumns>

const path = '/mail_stops/:key'
const config = { credentials: 'ignored' } as const

/** What the link of a digest can do, signed in or not: GET changes nothing, for mail scanners follow links; POST ends mails like it. */
export function stopRoutes({ limits }: { limits: Limits }): ApiRoute[] {
  return [
    { method: 'GET', path, config, run: async (call) => await answer(call, await digestOf(call, limits), false) },
    { method: 'POST', path, config, run: async (call) => await answer(call, await digestOf(call, limits), true) },
  ]
}

async function digestOf(call: ApiRequest, limits: Limits): Promise<Digest> {
  const { key } = call.request.params as { key: string }
  const { centerId } = call.asked
  const found = /^[\w-]{43}$/.test(key)
    ? await call.db.inCenter(
        centerId,
        async (tx) =>
          await rowsOf(
            tx,
            digestColumns,
            (columns) => sql`select ${columns} from notifications
            where volunteer_center_id = ${centerId} and digest_key = ${key} and digest is not null limit 1`,
          ),
      )
    : null
  const digest = found?.[0]
  if (digest) return digest
  await limits.take('badTokensByAddress', clientAddress(call.request))
  throw new NotFound('mail_stops', key.slice(0, 50))
}

async function answer(call: ApiRequest, { userId, frequency }: Digest, isPressed: boolean): Promise<Answer> {
  if (isPressed)
    await changePrefs(call.db, userId, (prefs) => {
      const stopped = [...allEvents()].filter(([key, { group }]) => (prefs[key] ?? prefs[group]) === frequency)
      return { ...prefs, ...Object.fromEntries(stopped.map(([key]) => [key, 'off'])) }
    })
  return { document: { meta: { form: { purpose: 'mails.stop', isStopped: isPressed, frequency } } }, headers: { 'cache-control': 'no-store' } }
}
