import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { unaccented } from '#kernel/fields/unaccented.ts'
import { decryptText, encryptText } from '#kernel/encryption/server/encrypted-text.ts'

const place = (centerId: string) => ({ centerId, column: 'badges.name_key' })

/** A name as it is compared: without accents, capitals, dots and hyphens, so that who types it from paper need not copy each sign. */
const compared = (name: string): string =>
  unaccented(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const digest = (name: string, key: Buffer) => createHmac('sha256', key).update(compared(name)).digest()

/** What is kept of a name: a digest by a key of its own, which is encrypted. Neither tells the name without the other and the product's keys. */
export function keepName(name: string, centerId: string): { nameKey: string; nameDigest: string } {
  const key = randomBytes(32)
  return { nameKey: encryptText(key.toString('base64url'), place(centerId)), nameDigest: digest(name, key).toString('base64url') }
}

/** Whether this is the name that was kept. */
export function isName(typed: string, { nameKey, nameDigest }: { nameKey: string; nameDigest: string }, centerId: string): boolean {
  const key = Buffer.from(decryptText(nameKey, place(centerId)), 'base64url')
  return compared(typed) !== '' && timingSafeEqual(digest(typed, key), Buffer.from(nameDigest, 'base64url'))
}
