import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { activate } from '#features/auth/confirmation/server/confirmation.ts'
import type { Limits } from '#features/auth/limits/server/limits.ts'
import { messages } from '#features/auth/model/messages.ts'
import { changeOwnAccount } from '#features/auth/own-account/server/change-own-account.ts'
import { type NewPassword, checkPassword } from '#features/auth/passwords/server/password-rules.ts'
import { hashPassword } from '#features/auth/passwords/server/passwords.ts'
import { refuse, userOf } from '#features/auth/requests/server/answers.ts'
import { type AuthParts, type Params, paramsOf, redirectOf, requestContextOf, waitForEqualTime } from '#features/auth/requests/server/auth-request.ts'
import { sessionHeaders } from '#features/auth/sessions/server/credentials.ts'
import { refuseUnfitSession } from '#features/auth/sessions/server/session-hooks.ts'
import { endSessions, openSession } from '#features/auth/sessions/server/sessions.ts'
import { findUsableToken, issueToken, resetLink, useToken } from '#features/auth/tokens/server/tokens.ts'
import { type Account, findAccount, findByMail, foldMail, lockAccount } from '#features/users/model/server/accounts.ts'
import { notifyAccount } from '#features/users/model/server/notify-account.ts'
import { people } from '#features/users/model/server/people-tables.ts'
import { type RequestContext, writeAccountAuditEvent } from '#features/users/model/server/write-account-audit-event.ts'
import type { Session } from '#kernel/access/actor.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { clientAddress } from '#kernel/http/server/context.ts'
import { say } from '#kernel/i18n/messages.ts'

const maxOpenings = 5

/**
 * Follows the link in a reset mail: null if it is invalid or expired. Does not use it up, because mail scanners follow it first:
 * each of the first five visits gets a session that may only set a password.
 */
async function followResetLink(
  db: Database,
  { now }: RequestContext,
  token: string,
  userAgent: string | undefined,
  withSession = true,
): Promise<{ session: Session | null } | null> {
  return await db.onPlatform(async (plain) => {
    const tx = people(plain)
    const found = await findUsableToken(tx, token, 'reset', now)
    const user = found && (await findAccount(tx, found.user_id))
    if (!user || user.status === 'archived') return null
    if (!withSession) return { session: null }

    const counted = await tx
      .updateTable('user_tokens')
      .set((row) => ({ uses: row('uses', '+', 1) }))
      .where('digest', '=', found.digest)
      .where('uses', '<', maxOpenings)
      .returning('digest')
      .executeTakeFirst()
    if (!counted) return { session: null }
    return { session: await openSession(tx, { user, centerId: found.volunteer_center_id, kind: 'reset', userAgent, now }) }
  })
}

/** POST and PUT /auth/password, GET /auth/password/edit (contract §1.3). */
export function passwordRoutes(app: FastifyInstance, parts: AuthParts): void {
  const { db, limits } = parts

  app.post('/auth/password', { config: { credentials: 'ignored' } }, async (request, reply) => {
    const began = performance.now()
    const params = paramsOf(request.body)
    const email = params.text('email').trim()
    if (email === '') return refuse(reply, 422, 'missing_email', say(request.locale, messages.missing_email))
    const redirect = redirectOf(request, parts, params.text('redirectUrl'), '/auth/reset')
    await limits.take('mailsByAddress', clientAddress(request))
    await requestReset(db, limits, requestContextOf(request, parts), email, redirect.href)
    await waitForEqualTime(began)
    return { success: true, message: say(request.locale, messages.reset_sent) }
  })

  app.get('/auth/password/edit', { config: { credentials: 'ignored' }, exposeHeadRoute: false }, async (request, reply) => {
    const query = paramsOf(request.query)
    const token = query.text('resetPasswordToken')
    const redirect = redirectOf(request, parts, query.text('redirectUrl'), '/auth/reset')
    const opened = await followResetLink(db, requestContextOf(request, parts), token, request.headers['user-agent'], parts.resetTokenHeaders)
    if (!opened) return reply.redirect('/auth/recover?error=reset_token_invalid', 302)
    redirect.searchParams.set('reset_password_token', token)
    redirect.searchParams.set('reset_password', 'true')
    if (opened.session) {
      const { 'access-token': accessToken, client, uid, expiry } = sessionHeaders(opened.session)
      // j-toker and ng-token-auth read the second three.
      const tokenHeaders = {
        'access-token': accessToken!,
        client: client!,
        uid: uid!,
        expiry: expiry!,
        token: accessToken!,
        client_id: client!,
        config: 'default',
      }
      for (const [name, value] of Object.entries(tokenHeaders)) redirect.searchParams.set(name, value)
    }
    return reply.redirect(redirect.href, 302)
  })

  // The link may be opened at another center than the person's own; the session has to fit only if there is no token.
  for (const method of ['PUT', 'PATCH'] as const) {
    app.route({ method, url: '/auth/password', config: { credentials: 'exempt' }, handler: async (request, reply) => await putPassword(parts, request, reply) })
  }
}

/** Sets a new password with the token of a mail, which takes precedence, or with a session. PUT /auth does the same if it gets such a token. */
export async function putPassword(parts: AuthParts, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const params = paramsOf(request.body)
  const token = params.text('resetPasswordToken')
  if (token !== '') return await byToken(parts, request, reply, params, token)

  const { db, limits } = parts
  const { actor, locale } = request
  refuseUnfitSession(request, reply, { resetSession: true })
  if (!actor.session) return refuse(reply, 401, 'missing_credentials', say(locale, messages.missing_credentials))
  if (actor.session.kind !== 'impersonation' && !hasBoth(params)) return refuse(reply, 422, 'missing_passwords', say(locale, messages.missing_passwords))
  const given = {
    password: params.text('password'),
    passwordConfirmation: params.text('passwordConfirmation'),
    currentPassword: params.text('currentPassword') || undefined,
  }
  const { account, session } = await changeOwnAccount(db, limits, requestContextOf(request, parts), actor, given)
  reply.session = session
  return success(request, account)
}

async function byToken(parts: AuthParts, request: FastifyRequest, reply: FastifyReply, params: Params, token: string): Promise<unknown> {
  const { db, limits } = parts
  const context = requestContextOf(request, parts)
  const bad = async () => {
    await limits.take('badTokensByAddress', clientAddress(request))
    return refuse(reply, 401, 'reset_token_invalid', say(request.locale, messages.reset_token_invalid))
  }
  reply.session = null // it signs nobody in, and all sessions of the person end
  if (!(await ownerOf(db, context, token))) return await bad()
  if (!hasBoth(params)) return refuse(reply, 422, 'missing_passwords', say(request.locale, messages.missing_passwords))
  const given = { password: params.text('password'), passwordConfirmation: params.text('passwordConfirmation') }
  const account = await resetPassword(db, limits, context, token, given)
  if (!account) return await bad()
  // Somebody who forgot a password has failed before; those failures must not delay the new one.
  await limits.clear('failedByMailAndAddress', account.email, clientAddress(request))
  return success(request, account)
}

const hasBoth = (params: Params) => params.text('password') !== '' && params.text('passwordConfirmation') !== ''

function success({ locale }: FastifyRequest, account: Parameters<typeof userOf>[0]) {
  return { success: true, data: userOf(account), message: say(locale, messages.password_updated) }
}

/**
 * Mails a link to choose a new password if the address is known; the response is the same either way (decisions 13).
 * `redirectUrl` has been checked by the caller. A new link voids the older one; three an hour.
 */
export async function requestReset(db: Database, limits: Limits, context: RequestContext, email: string, redirectUrl: string): Promise<void> {
  if (!(await limits.takes('mailsToOne', 'reset', foldMail(email)))) return
  await db.onPlatform(async (plain) => {
    const tx = people(plain)
    const account = await findByMail(tx, email)
    if (!account || account.status === 'archived') return
    const token = await issueToken(tx, { purpose: 'reset', userId: account.id, centerId: context.center.id, redirectUrl, now: context.now })
    await notifyAccount(tx, context, account, { kind: 'account.reset', once: token.slice(0, 8), facts: { url: resetLink(context, token, redirectUrl) } })
  })
}

/**
 * Sets a new password with the token of a mail. Ends all sessions, signs nobody in, confirms the address, and clears a lock
 * after failed sign-ins. Null if the token is invalid, expired or used, even if just now by another request.
 */
export async function resetPassword(db: Database, limits: Limits, context: RequestContext, token: string, given: NewPassword): Promise<Account | null> {
  const owner = await ownerOf(db, context, token)
  if (!owner) return null
  checkPassword(given, owner, context.locale)
  const passwordHash = await hashPassword(given.password)

  const account = await db.onPlatform(async (plain) => {
    const tx = people(plain)
    const used = await useToken(tx, token, 'reset', context.now)
    if (!used) return null
    const held = await lockAccount(tx, used.user_id)
    if (held.status === 'archived') return null
    await tx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', held.id).execute()
    const changed = await activate(tx, context, held)
    await endSessions(tx, held.id)
    await writeAccountAuditEvent(tx, context, { userId: held.id, session: null }, { action: 'user.password_reset', userId: held.id })
    await notifyAccount(tx, context, changed, { kind: 'account.password_changed', once: context.now.toISOString() })
    return changed
  })
  if (account) await limits.clear('failedByMail', account.email)
  return account
}

/** The account of a token that can still be used. */
async function ownerOf(db: Database, { now }: RequestContext, token: string): Promise<Account | null> {
  return await db.onPlatform(async (plain) => {
    const found = await findUsableToken(people(plain), token, 'reset', now)
    const owner = found && (await findAccount(people(plain), found.user_id))
    return owner && owner.status !== 'archived' ? owner : null
  })
}
