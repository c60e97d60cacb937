import type { Session } from '#kernel/access/actor.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { type Account, isRegisteredAt } from '#features/users/model/server/accounts.ts'
import type { RequestContext } from '#features/users/model/server/write-account-audit-event.ts'
import { people, type PeopleTx } from '#features/users/model/server/people-tables.ts'
import { findUsableToken, tokenLifetimes, useToken } from '#features/auth/tokens/server/tokens.ts'
import { openSession } from '#features/auth/sessions/server/sessions.ts'

// Signs in the browser that signed up once its address is confirmed (decisions 39), in the way of RFC 7636: at sign-up the browser
// sends the digest of a secret, and after the confirmation the secret itself. No response or mail contains anything that opens a
// session.

/** Stores the digest that a browser sent, for as long as the link of its mail is valid. Ignores anything that is no digest. */
export async function rememberBrowser(
  tx: PeopleTx,
  { center, now }: RequestContext,
  { id: userId }: Pick<Account, 'id'>,
  challenge: string | null | undefined,
): Promise<void> {
  if (!challenge || !/^[A-Za-z0-9_-]{43}$/.test(challenge)) return
  await tx
    .insertInto('user_tokens')
    .values({
      digest: Buffer.from(challenge, 'base64url'),
      user_id: userId,
      purpose: 'first_session',
      volunteer_center_id: center.id,
      redirect_url: null,
      expires_at: new Date(now.getTime() + tokenLifetimes.first_session),
      used_at: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .execute()
}

type First = { userId: string; verifier: string; userAgent?: string | undefined }

/**
 * Opens the first session of an account for the browser that created it: once, at its own center, and only if the account is
 * confirmed and its sessions have not been ended meanwhile. Otherwise null, and the person signs in with the password.
 */
export async function signInFirst(
  db: Database,
  { center, now }: RequestContext,
  { userId, verifier, userAgent }: First,
): Promise<{ account: Account; session: Session } | null> {
  return await db.onPlatform(async (plain) => {
    const tx = people(plain)
    const token = await findUsableToken(tx, verifier, 'first_session', now)
    if (!token || token.user_id !== userId || token.volunteer_center_id !== center.id) return null
    const account = await tx.selectFrom('users').selectAll().where('id', '=', userId).forNoKeyUpdate().executeTakeFirst()
    if (account?.status !== 'active' || !account.confirmed_at || !(await isRegisteredAt(tx, userId, center.id))) return null
    // If two requests arrive at once, only one gets the session.
    if (!(await useToken(tx, verifier, 'first_session', now))) return null
    await tx.updateTable('users').set({ last_seen_at: now }).where('id', '=', userId).execute()
    return { account, session: await openSession(tx, { user: account, centerId: center.id, userAgent, now }) }
  })
}
