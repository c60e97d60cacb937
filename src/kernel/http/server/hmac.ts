import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * HMAC-SHA-256, base64url, of a value that goes out and comes back. `about` begins with its purpose, so that a signature for
 * one purpose is not valid for another.
 */
export const signHmac = (secretKey: string, about: string): string => createHmac('sha256', secretKey).update(about).digest('base64url')

/** Whether a signature is valid, compared in constant time. */
export function isValidHmac(given: string, right: string): boolean {
  const [theirs, own] = [Buffer.from(given), Buffer.from(right)]
  return theirs.length === own.length && timingSafeEqual(theirs, own)
}
