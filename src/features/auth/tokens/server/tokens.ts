import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { PeopleTx, TokenPurpose, UserTokenTable } from '#features/users/model/server/people-tables.ts'
import type { RequestContext } from '#features/users/model/server/write-account-audit-event.ts'

/** 32 random bytes, 43 characters. Only its digest is ever stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** 16 random bytes, 22 characters: the name of one session. */
export function newClient(): string {
  return randomBytes(16).toString('base64url')
}

/** SHA-256 is enough: a token is random, so there is nothing to guess (contract §1.2). */
export function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

export function isTokenOf(token: string, digest: Buffer): boolean {
  return timingSafeEqual(digestOf(token), digest)
}

const hour = 3_600_000
/** Milliseconds from mail to the end of the link (contract §1.8). */
export const tokenLifetimes = {
  confirm: 7 * 24 * hour,
  invite: 30 * 24 * hour,
  reset: 6 * hour,
  unlock: hour,
  email_change: 7 * 24 * hour,
  first_session: 7 * 24 * hour,
  access: 30 * 24 * hour,
}
/** A used or expired token is remembered this long, so that its link can say what happened. */
export const usedTokenRetention = 30 * 24 * hour

export type OneTimeToken = Selectable<UserTokenTable>

/** The role that its reader gets by accepting an invitation, and who gives it. */
type Offer = Pick<OneTimeToken, 'role_name' | 'organization_id' | 'invited_by'>

type Issue = { purpose: TokenPurpose; userId: string; centerId: string; redirectUrl?: string | null; offer?: Offer | undefined; lifetime?: number; now: Date }

/** Makes a token; for a new password or a new address it voids the older ones. Returns the only copy of its text. */
export async function issueToken(
  tx: PeopleTx,
  { purpose, userId, centerId, redirectUrl = null, offer, lifetime = tokenLifetimes[purpose], now }: Issue,
): Promise<string> {
  if (purpose === 'reset' || purpose === 'email_change') await voidTokens(tx, userId, purpose)
  const token = newToken()
  await tx
    .insertInto('user_tokens')
    .values({
      digest: digestOf(token),
      user_id: userId,
      purpose,
      volunteer_center_id: centerId,
      redirect_url: redirectUrl,
      role_name: offer?.role_name ?? null,
      organization_id: offer?.organization_id ?? null,
      invited_by: offer?.invited_by ?? null,
      expires_at: new Date(now.getTime() + lifetime),
      used_at: null,
      created_at: now,
    })
    .execute()
  return token
}

/** The last link of this kind for this person at this center: where it leads on to, and which role it brings. */
export async function lastLink(
  tx: PeopleTx,
  { purpose, userId, centerId }: Pick<Issue, 'purpose' | 'userId' | 'centerId'>,
): Promise<(Offer & Pick<OneTimeToken, 'redirect_url'>) | undefined> {
  return await tx
    .selectFrom('user_tokens')
    .select(['redirect_url', 'role_name', 'organization_id', 'invited_by'])
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('volunteer_center_id', '=', centerId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The row of a token, used, expired or neither; held until the transaction ends. */
export async function lockToken(tx: PeopleTx, text: string, purposes: readonly TokenPurpose[]): Promise<OneTimeToken | undefined> {
  return await tx.selectFrom('user_tokens').selectAll().where('digest', '=', digestOf(text)).where('purpose', 'in', purposes).forUpdate().executeTakeFirst()
}

/** The row of a token, used, expired or neither, only looked at. */
export async function findToken(tx: PeopleTx, text: string, purpose: TokenPurpose): Promise<OneTimeToken | undefined> {
  return await tx.selectFrom('user_tokens').selectAll().where('digest', '=', digestOf(text)).where('purpose', '=', purpose).executeTakeFirst()
}

/** The row when the token can still be used. */
export async function findUsableToken(tx: PeopleTx, text: string, purpose: TokenPurpose, now: Date): Promise<OneTimeToken | undefined> {
  return await tx
    .selectFrom('user_tokens')
    .selectAll()
    .where('digest', '=', digestOf(text))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Uses a token up. Of two at once one gets the row, the other nothing (contract §1.5). */
export async function useToken(tx: PeopleTx, text: string, purpose: TokenPurpose, now: Date): Promise<OneTimeToken | undefined> {
  return await tx
    .updateTable('user_tokens')
    .set({ used_at: now })
    .where('digest', '=', digestOf(text))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
}

/** All of a person's, or those of one kind that could still be used: a link that did its work goes on saying so. */
export async function voidTokens(tx: PeopleTx, userId: string, purpose?: TokenPurpose): Promise<void> {
  const all = tx.deleteFrom('user_tokens').where('user_id', '=', userId)
  await (purpose === undefined ? all : all.where('purpose', '=', purpose).where('used_at', 'is', null)).execute()
}

// Addresses that mails point at. They begin with the center's configured origin, never with the Host of a request (decisions 1).

/** `way`: a page of our own to go on with (`/vacancies/1`), or a whole address that the edge has allowed to somebody else's client. */
export function confirmLink({ center }: RequestContext, token: string, way: string | null = null): string {
  if (way && !way.startsWith('/')) return link(center.origin, '/auth/confirmation', { confirmation_token: token, redirect_url: way })
  return link(center.origin, '/confirm', { confirmation_token: token, ...(way && { redirect: way }) })
}

/** For somebody who may have an account already: the page asks whether they take the role. */
export function acceptLink({ center }: RequestContext, token: string): string {
  return link(center.origin, '/confirm', { confirmation_token: token, invitation: 'true' })
}

export function resetLink({ center }: RequestContext, token: string, redirectUrl: string): string {
  return link(center.origin, '/auth/password/edit', { reset_password_token: token, redirect_url: redirectUrl })
}

export function unlockLink({ center }: RequestContext, token: string): string {
  return link(center.origin, '/auth/unlock', { unlock_token: token })
}

/** Where staff adds somebody, the address filled in. */
export function addPersonLink({ center }: RequestContext, email: string): string {
  return link(center.origin, '/users/add', { email })
}

function link(origin: string, path: string, query: Record<string, string>): string {
  return `${origin}${path}?${new URLSearchParams(query)}`
}
