import { createHash, hkdfSync } from 'node:crypto'

/** A key of encrypted columns: 32 bytes, and the id that every value encrypted with it carries. */
export type FieldKey = { id: string; key: Buffer }

/** The keys of this process. The first encrypts, all of them decrypt. */
export type KeyRing = readonly [FieldKey, ...FieldKey[]]

/** Ids as they stand in a value: lower-case letters and digits. */
export const fieldKeyId = /^[a-z0-9]{1,16}$/

/**
 * The keys that are configured, newest first, and after them the one that follows from the secret key: what was encrypted before any key was
 * configured stays readable.
 */
export function keyRing(configured: readonly FieldKey[], secretKey: string): KeyRing {
  return [...configured, derivedKey(secretKey)] as unknown as KeyRing
}

/** Its id follows from the key, so that a value tells that the secret key has been replaced since. */
function derivedKey(secretKey: string): FieldKey {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'key of encrypted columns', 32))
  return { id: `s${createHash('sha256').update(key).digest('hex').slice(0, 12)}`, key }
}

let current: KeyRing | null = null

/** Gives the process its keys. Opening the database does it. */
export function setKeyRing(ring: KeyRing): void {
  current = ring
}

/** @throws when no database has been opened */
export function getKeyRing(): KeyRing {
  if (!current) throw new Error('This process has no keys for encrypted columns yet: it has opened no database.')
  return current
}
