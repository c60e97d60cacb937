import { argon2 as argon2Callback, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Limits } from '#features/auth/limits/server/limits.ts'
import { issue } from '#features/users/model/issue.ts'
import { messages } from '#features/users/model/messages.ts'
import type { Account } from '#features/users/model/server/accounts.ts'
import type { RequestContext } from '#features/users/model/server/write-account-audit-event.ts'
import type { Session } from '#kernel/access/actor.ts'
import { normalText } from '#kernel/fields/normal-text.ts'
import { Invalid, TooMany } from '#kernel/http/errors.ts'
import { ConcurrencyLimiter } from '#kernel/http/limits/server/limits.ts'

/** Two at once leave two of libuv's four threads for files and DNS; a queue of fifty takes two seconds. */
const passwordLimiter = new ConcurrencyLimiter({ atOnce: 2, longestQueue: 50, refusal: () => new TooMany(2, 'too_many_attempts') })

const argon2 = promisify(argon2Callback)

/** OWASP's minimum: about 45 ms and 19 MiB each. Raise it here: older hashes are renewed at the next sign-in. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const prefix = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`

/** Returns a PHC string, `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. @throws {TooMany} if the queue is full */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, cost, 32)
  return `${prefix}${phcBase64(salt)}$${phcBase64(hash)}`
}

/** `stale`: right, but hashed with older parameters, so the caller should hash it again. */
type PasswordCheck = { right: boolean; stale: boolean }

/** Without a hash (unknown address, invited person) it takes the same time and is never right. */
export async function verifyPassword(password: string, phc: string | null): Promise<PasswordCheck> {
  const read = parsePhc(phc ?? nobodysHash)
  if (!read) throw new Error('A stored password hash is not a PHC string of argon2id.')
  const hash = await derive(password, read.salt, read.cost, read.hash.length)
  const right = timingSafeEqual(hash, read.hash) && phc !== null
  return { right, stale: right && !phc!.startsWith(prefix) }
}

const nobodysHash = `${prefix}${phcBase64(randomBytes(16))}$${phcBase64(randomBytes(32))}`

type Cost = typeof cost

async function derive(password: string, salt: Buffer, { memory, passes, parallelism }: Cost, length: number): Promise<Buffer> {
  // The same character from two keyboards may be one code point or two.
  const message = Buffer.from(normalText(password))
  return await passwordLimiter.take(() => argon2('argon2id', { message, nonce: salt, memory, passes, parallelism, tagLength: length }))
}

function parsePhc(phc: string): { cost: Cost; salt: Buffer; hash: Buffer } | null {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(phc)
  if (!parts) return null
  const [memory, passes, parallelism] = parts.slice(1, 4).map(Number) as [number, number, number]
  return { cost: { memory, passes, parallelism }, salt: Buffer.from(parts[4]!, 'base64'), hash: Buffer.from(parts[5]!, 'base64') }
}

function phcBase64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}

const recent = 15 * 60_000

/**
 * Checks the current password, unless the person signed in within the last fifteen minutes (decisions 12).
 * @throws {Invalid} at currentPassword
 */
export async function reauthenticate(
  limits: Limits,
  context: RequestContext,
  session: Session,
  account: Account,
  currentPassword: string | undefined,
): Promise<void> {
  if (context.now.getTime() - session.signedInAt.getTime() <= recent) return
  await provePassword(limits, context, session, account, currentPassword)
}

/**
 * Checks the current password, however long ago the person signed in. Failures count as failed sign-ins; otherwise a stolen session could
 * guess without limit.
 * @throws {Invalid} at currentPassword
 */
export async function provePassword(
  limits: Limits,
  { locale }: RequestContext,
  session: Session,
  account: Account,
  currentPassword: string | undefined,
): Promise<void> {
  if (!currentPassword) throw new Invalid([issue('currentPassword', 'blank', locale, messages.isBlank)])
  await limits.take('failedByMailAndAddress', account.email, session.client)
  const { right } = await verifyPassword(currentPassword, account.password_hash)
  if (!right) throw new Invalid([issue('currentPassword', 'invalid', locale, messages.isInvalid)])
  await limits.clear('failedByMailAndAddress', account.email, session.client)
}
