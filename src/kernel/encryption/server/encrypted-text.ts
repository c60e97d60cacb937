import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { getKeyRing, type KeyRing } from './field-keys.ts'

/** Where an encrypted value stands. It cannot be read at another place, so nobody can move it to another center or column. */
export type EncryptedPlace = { centerId: string; /** `table.column` */ column: string }

/** AES-256-GCM, with the nonce and the tag in their usual lengths (NIST SP 800-38D). */
const algorithm = 'aes-256-gcm'
const lengths = { nonce: 12, tag: 16 }

/**
 * Encrypts a text for a column of type `encrypted_text`: `v1.<key id>.<nonce>.<ciphertext and tag>`, base64url. Each center has a key of its
 * own, derived from the ring's by HKDF. The same text is another value each time.
 */
export function encryptText(text: string, place: EncryptedPlace, [{ id, key }]: KeyRing = getKeyRing()): string {
  const nonce = randomBytes(lengths.nonce)
  const cipher = createCipheriv(algorithm, keyOfCenter(key, place), nonce).setAAD(about(place))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return [`v1.${id}`, nonce.toString('base64url'), sealed.toString('base64url')].join('.')
}

/** @throws when its key is not on the ring, or when the value was changed or comes from another place */
export function decryptText(value: string, place: EncryptedPlace, ring: KeyRing = getKeyRing()): string {
  const [version, id, nonce, sealed] = value.split('.')
  if (version !== 'v1' || id === undefined || nonce === undefined || sealed === undefined)
    throw new Error(`${place.column} holds a value that is not encrypted.`)
  const known = ring.find((one) => one.id === id)
  if (!known) throw new Error(`${place.column} holds a value under the key ${id}, which FIELD_KEYS does not have.`)
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(algorithm, keyOfCenter(known.key, place), Buffer.from(nonce, 'base64url'), { authTagLength: lengths.tag })
    .setAAD(about(place))
    .setAuthTag(bytes.subarray(-lengths.tag))
  return Buffer.concat([decipher.update(bytes.subarray(0, -lengths.tag)), decipher.final()]).toString('utf8')
}

/** The start of every value that the newest key has encrypted. */
export const newestStart = ([{ id }]: KeyRing = getKeyRing()): string => `v1.${id}.`

const keyOfCenter = (key: Buffer, { centerId }: EncryptedPlace) => Buffer.from(hkdfSync('sha256', key, centerId, 'key of a center', 32))
const about = ({ centerId, column }: EncryptedPlace) => Buffer.from(`${centerId} ${column}`)
