import { createHmac, timingSafeEqual } from 'node:crypto'

/** The mark under words that go out and come back: HMAC-SHA-256, base64url. `about` begins with what it is for, so that no seal serves for another thing. */
export const signHmac = (secretKey: string, about: string): string => createHmac('sha256', secretKey).update(about).digest('base64url')

/** Whether somebody's mark is ours, in a time that tells nothing. */
export function isValidHmac(given: string, right: string): boolean {
  const [theirs, own] = [Buffer.from(given), Buffer.from(right)]
  return theirs.length === own.length && timingSafeEqual(theirs, own)
}
