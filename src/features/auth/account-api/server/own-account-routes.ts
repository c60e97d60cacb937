import { reauthenticate } from '#features/auth/passwords/server/passwords.ts'
import type { AuthParts } from '#features/auth/requests/server/auth-request.ts'
import { findAccount } from '#features/users/model/server/accounts.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { people } from '#features/users/model/server/people-tables.ts'
import { usersApi } from '#features/users/server/api.ts'
import { contextOf, removePerson } from '#features/users/server/verbs.ts'
import { text } from '#kernel/fields/field.ts'
import { NotFound } from '#kernel/http/errors.ts'
import { isValidHmac, signHmac } from '#kernel/http/server/hmac.ts'
import { type ApiRequest, rowWriteHeaders } from '#kernel/jsonapi/request/server/api-request.ts'
import type { Answer, ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { changeOnceFor } from '#kernel/jsonapi/server/api.ts'
import { signedIn } from './account-call.ts'

const lifetime = 5 * 60

/** A receipt that somebody just deleted their account, without saying who: `<unix seconds of its end>.<signature>`. */
export function writeReceipt(secretKey: string, now: Date): string {
  const end = String(Math.floor(now.getTime() / 1000) + lifetime)
  return `${end}.${signHmac(secretKey, about(end))}`
}

export function isReceipt(text: string, secretKey: string, now: Date): boolean {
  const [end = '', signature = ''] = text.split('.')
  if (!/^\d{10,11}$/.test(end) || Number(end) * 1000 <= now.getTime()) return false
  return isValidHmac(signature, signHmac(secretKey, about(end)))
}

const about = (end: string): string => `account deleted ${end}`

export type OwnAccountParts = AuthParts & { secretKey: string }

const recent = 15 * 60_000

/** What only the owner may know of an account, and its deletion. */
export function ownAccountRoutes(parts: OwnAccountParts): ApiRoute[] {
  return [
    { method: 'GET', path: '/current_user/account', run: async (call) => await read(call, parts) },
    { method: 'DELETE', path: '/current_user', counts: rowWriteHeaders, run: async (call) => await remove(call, parts) },
    {
      method: 'GET',
      path: '/deletion_receipts/:receipt',
      config: { credentials: 'ignored' },
      run: async (call) => {
        const { receipt } = call.request.params as { receipt: string }
        if (!isReceipt(receipt, parts.secretKey, parts.clock.now())) throw new NotFound()
        return { document: { meta: { deleted: true } }, headers: { 'cache-control': 'no-store' } }
      },
    },
  ]
}

/** Facts that the resource `users` leaves out, because only the owner may know them. */
async function read(call: ApiRequest, { db, clock }: OwnAccountParts): Promise<Answer> {
  const { userId } = signedIn(call)
  const session = call.request.actor.session!
  const account = await db.onPlatform(async (tx) => await findAccount(people(tx), userId))
  if (!account) throw new NotFound('users', userId)
  const {
    unconfirmed_email: unconfirmedEmail,
    notification_prefs: notificationPrefs,
    terms_accepted_at: termsAcceptedAt,
    created_at: createdAt,
    last_seen_at: lastSeenAt,
  } = account
  return {
    document: {
      meta: {
        unconfirmedEmail,
        notificationPrefs,
        createdAt: createdAt.toISOString(),
        termsAcceptedAt: termsAcceptedAt?.toISOString() ?? null,
        lastSeenAt: lastSeenAt?.toISOString() ?? null,
        session: {
          kind: session.kind,
          signedInAt: session.signedInAt.toISOString(),
          expiresAt: session.expiresAt.toISOString(),
          impersonator: session.impersonator?.name ?? null,
        },
        // No password is asked for within fifteen minutes after signing in (decisions 12).
        needsPassword: clock.now().getTime() - session.signedInAt.getTime() > recent,
      },
    },
  }
}

/** Deletes the caller's account. The receipt opens the farewell page for five minutes (decisions 9). */
async function remove(call: ApiRequest, { db, limits, secretKey }: OwnAccountParts): Promise<Answer> {
  const target = { id: signedIn(call).userId, ability: 'remove', kind: 'removal' } as const
  await changeOnceFor(call, target, {
    api: usersApi,
    fields: { currentPassword: text({ optional: true, verbatim: true }) },
    isImplied: true,
    prepare: async ({ actor, id, input, ...asked }) => {
      refuseWhileImpersonating(actor)
      const account = await db.onPlatform(async (tx) => await findAccount(people(tx), id))
      if (!account) throw new NotFound('users', id)
      await reauthenticate(limits, contextOf(asked), actor.session!, account, input.currentPassword ?? undefined)
    },
    verb: removePerson,
  })
  return { document: { meta: { receipt: writeReceipt(secretKey, call.asked.now) } } }
}
