import { clientAddress } from '#kernel/http/server/context.ts'
import { Invalid } from '#kernel/http/errors.ts'
import type { ResourceObject } from '#kernel/jsonapi/document.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { Answer, ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { safeRedirectPath } from '#features/auth/model/safe-redirect-path.ts'
import { idOf } from '#kernel/jsonapi/server/related.ts'
import type { AuthParts } from '#features/auth/requests/server/auth-request.ts'
import { confirm } from '#features/auth/confirmation/server/confirmation.ts'
import { type OwnSession, endOtherSessions, endOwnSession, listSessions } from '#features/auth/sessions/server/sessions.ts'
import { signInAsUser } from '#features/auth/acting-as/server/sign-in-as-user.ts'
import { requestContextAt, sentTo, signedIn } from './account-call.ts'

/**
 * The sessions of the caller; confirming an address; impersonating (contract §1.7, §3.2, §3.3). A session is no declared
 * resource: its id is the `client` of the token headers, which is no uuid, and which one is current depends on the caller's own
 * session.
 */
export function sessionRoutes(parts: AuthParts): ApiRoute[] {
  const { db } = parts
  return [
    {
      method: 'GET',
      path: '/sessions',
      run: async (call) => {
        signedIn(call)
        const sessions = await listSessions(db, call.request.actor, call.asked.now)
        return { document: { data: sessions.map(resourceOf), meta: { total: sessions.length } } }
      },
    },
    {
      method: 'DELETE',
      path: '/sessions',
      counts: { key: 'around' },
      run: async (call) => {
        signedIn(call)
        await endOtherSessions(db, call.request.actor)
        return { status: 204, document: null }
      },
    },
    {
      method: 'DELETE',
      path: '/sessions/:id',
      counts: { key: 'around' },
      run: async (call) => {
        signedIn(call)
        await endOwnSession(db, call.request.actor, idOf(call))
        if (idOf(call) === call.request.actor.session?.client) call.reply.session = null
        return { status: 204, document: null }
      },
    },
    {
      method: 'POST',
      path: '/confirm',
      parameters: ['confirmation_token'],
      config: { secretBody: true },
      run: async (call) => await confirmAddress(call, parts),
    },
    { method: 'POST', path: '/sign_in_as_user', parameters: 'query', run: async (call) => await signInAs(call, parts) },
  ]
}

async function confirmAddress(call: ApiRequest, parts: AuthParts): Promise<Answer> {
  const sent = sentTo(call)
  const token = sent.text('confirmationToken') ?? call.parameter('confirmation_token') ?? ''
  const address = clientAddress(call.request)
  const { limits } = parts
  if (await limits.isSpent('badTokensByAddress', address)) await limits.take('badTokensByAddress', address)
  const confirmed = await confirm(parts.db, requestContextAt(call), token, call.request.actor.session).catch(async (error) => {
    if (error instanceof Invalid) await limits.take('badTokensByAddress', address)
    throw error
  })
  const { account, alreadyConfirmed, passwordRequired, resetPasswordToken, acceptedRole } = confirmed
  const redirect = safeRedirectPath(confirmed.way)
  // Without token headers: following a link in a mail signs nobody in.
  call.reply.session = null
  return {
    document: {
      data: { type: 'users', id: account.id, attributes: { email: account.email, status: account.status } },
      meta: {
        passwordRequired,
        ...(alreadyConfirmed && { alreadyConfirmed }),
        ...(resetPasswordToken && { resetPasswordToken }),
        ...(acceptedRole && { acceptedRole }),
        ...(redirect && { redirect }),
      },
    },
    headers: { 'cache-control': 'no-store' },
  }
}

async function signInAs(call: ApiRequest, parts: AuthParts): Promise<Answer> {
  signedIn(call)
  const query = call.query('users', 'one')
  const sent = sentTo(call)
  const { actor, headers } = call.request
  const { account, session } = await signInAsUser(parts.db, requestContextAt(call), actor, {
    userId: sent.text('userId') ?? sent.text('id'),
    email: sent.text('email'),
    userAgent: headers['user-agent'],
  })
  const document = await call.one('users', account.id, query, { impersonatedBy: { id: actor.userId, name: actor.name } })
  call.reply.session = session
  call.reply.signsIn = true
  return { document }
}

function resourceOf({ id, signedInAt, lastUsedAt, expiresAt, ...attributes }: OwnSession): ResourceObject {
  const times = { signedInAt: signedInAt.toISOString(), lastUsedAt: lastUsedAt.toISOString(), expiresAt: expiresAt.toISOString() }
  return { type: 'sessions', id, attributes: { ...attributes, ...times } }
}
