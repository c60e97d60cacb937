import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

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
