import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { PeopleTx, TokenPurpose, UserTokenTable } from '#features/users/model/server/people-tables.ts'
import type { RequestContext } from '#features/users/model/server/write-account-audit-event.ts'

/** 32 random bytes as 43 characters. Only the digest is ever stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** 16 random bytes as 22 characters: the id of a session. */
export function newClient(): string {
  return randomBytes(16).toString('base64url')
}

/** SHA-256 is enough, because a random token cannot be guessed (contract §1.2). */
export function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

export function isTokenOf(token: string, digest: Buffer): boolean {
  return timingSafeEqual(digestOf(token), digest)
}

const hour = 3_600_000
/** Milliseconds that a mailed link is valid (contract §1.8). */
export const tokenLifetimes = {
  confirm: 7 * 24 * hour,
  invite: 30 * 24 * hour,
  reset: 6 * hour,
  unlock: hour,
  email_change: 7 * 24 * hour,
  first_session: 7 * 24 * hour,
  access: 30 * 24 * hour,
}
/** How long a used or expired token is kept, so that its link can say what happened. */
export const usedTokenRetention = 30 * 24 * hour

export type OneTimeToken = Selectable<UserTokenTable>

/** The role that the reader gets by accepting, and who gives it. */
type Offer = Pick<OneTimeToken, 'role_name' | 'organization_id' | 'invited_by'>

type Issue = { purpose: TokenPurpose; userId: string; centerId: string; redirectUrl?: string | null; offer?: Offer | undefined; lifetime?: number; now: Date }

/** Creates a token. For a new password or address it voids the older ones. Returns the only copy of the token. */
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

/** The latest link of this kind for this person at this center: its redirect, and its offered role. */
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

/** The row of a token, even if used or expired, locked until the transaction ends. */
export async function lockToken(tx: PeopleTx, text: string, purposes: readonly TokenPurpose[]): Promise<OneTimeToken | undefined> {
  return await tx.selectFrom('user_tokens').selectAll().where('digest', '=', digestOf(text)).where('purpose', 'in', purposes).forUpdate().executeTakeFirst()
}

/** The row of a token, even if used or expired, without a lock. */
export async function findToken(tx: PeopleTx, text: string, purpose: TokenPurpose): Promise<OneTimeToken | undefined> {
  return await tx.selectFrom('user_tokens').selectAll().where('digest', '=', digestOf(text)).where('purpose', '=', purpose).executeTakeFirst()
}

/** The row of a token that can still be used. */
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

/** Marks a token as used. Of two requests at once only one gets the row (contract §1.5). */
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

/** Deletes all tokens of a person, or the unused ones of one kind: a used link must still say that it was used. */
export async function voidTokens(tx: PeopleTx, userId: string, purpose?: TokenPurpose): Promise<void> {
  const all = tx.deleteFrom('user_tokens').where('user_id', '=', userId)
  await (purpose === undefined ? all : all.where('purpose', '=', purpose).where('used_at', 'is', null)).execute()
}

// Addresses for mails. They start with the configured origin of the center, never with the Host of a request (decisions 1).

/** `way`: a page of our own to go on to (`/vacancies/1`), or a URL of another client that the caller has checked. */
export function confirmLink({ center }: RequestContext, token: string, way: string | null = null): string {
  if (way && !way.startsWith('/')) return link(center.origin, '/auth/confirmation', { confirmation_token: token, redirect_url: way })
  return link(center.origin, '/confirm', { confirmation_token: token, ...(way && { redirect: way }) })
}

/** For somebody who may already have an account: the page asks whether they accept the role. */
export function acceptLink({ center }: RequestContext, token: string): string {
  return link(center.origin, '/confirm', { confirmation_token: token, invitation: 'true' })
}

export function resetLink({ center }: RequestContext, token: string, redirectUrl: string): string {
  return link(center.origin, '/auth/password/edit', { reset_password_token: token, redirect_url: redirectUrl })
}

export function unlockLink({ center }: RequestContext, token: string): string {
  return link(center.origin, '/auth/unlock', { unlock_token: token })
}

/** The page on which staff add a person, with the address filled in. */
export function addPersonLink({ center }: RequestContext, email: string): string {
  return link(center.origin, '/users/add', { email })
}

function link(origin: string, path: string, query: Record<string, string>): string {
  return `${origin}${path}?${new URLSearchParams(query)}`
}
