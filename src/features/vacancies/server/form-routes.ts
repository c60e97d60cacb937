import { clientAddress } from '#kernel/http/server/client-address.ts'
import { NotFound } from '#kernel/http/errors.ts'
import { today } from '#kernel/i18n/dates.ts'
import type { ApiRequest } from '#kernel/jsonapi/server/api-request.ts'
import type { Answer, ApiRoute } from '#kernel/jsonapi/server/api-route.ts'
import type { Limits } from '#features/auth/server/limits.ts'
import { readExtension, useExtension } from './extension-form.ts'

const longestToken = 100

/**
 * A form that a mail leads to, for whoever has its token, signed in or not. GET changes nothing, for mail scanners follow links;
 * POST does what the mail offered, once (contract §3.3).
 */
export function formRoutes({ limits }: { limits: Limits }): ApiRoute[] {
  return [
    { method: 'GET', path: '/forms/:token', config: { credentials: 'ignored' }, run: async (call) => await answer(call, limits, readExtension) },
    { method: 'POST', path: '/forms/:token', config: { credentials: 'ignored' }, run: async (call) => await answer(call, limits, useExtension) },
  ]
}

async function answer(call: ApiRequest, limits: Limits, work: typeof readExtension): Promise<Answer> {
  const { centerId, now } = call.asked
  const { token } = call.request.params as { token: string }
  const form = token.length > longestToken ? null : await call.db.inCenter(centerId, async (tx) => await work({ tx, centerId, token, now, today: today(now) }))
  if (!form) {
    await limits.take('badTokensByAddress', clientAddress(call.request))
    throw new NotFound('forms', token)
  }
  return { document: { meta: { form: { purpose: 'vacancy.extend', ...form } } }, headers: { 'cache-control': 'no-store' } }
}
