import { clientAddress } from '#kernel/http/server/client-address.ts'
import { Unauthenticated } from '#kernel/http/errors.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { Answer, ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import type { AuthParts } from '#features/auth/requests/server/auth-request.ts'
import { signInFirst } from '#features/auth/sign-in/server/sign-in-first.ts'
import { requestContextAt, sentTo } from './account-call.ts'

/** POST /sign_in_after_confirmation: the browser that signed up goes on without typing its password again. */
export function firstSessionRoute(parts: AuthParts): ApiRoute {
  return { method: 'POST', path: '/sign_in_after_confirmation', config: { credentials: 'ignored' }, run: async (call) => await signIn(call, parts) }
}

async function signIn(call: ApiRequest, parts: AuthParts): Promise<Answer> {
  const { db, limits } = parts
  const sent = sentTo(call)
  const address = clientAddress(call.request)
  if (await limits.isSpent('badTokensByAddress', address)) await limits.take('badTokensByAddress', address)
  const verifier = (sent.text('signInVerifier') ?? '').slice(0, 100)
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
