import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { decryptText, encryptText } from './encrypted-text.ts'
import { type KeyRing, keyRing } from './field-keys.ts'

const place = { centerId: '0199d1b2-0000-7000-8000-000000000001', column: 'help_requests.description' }
const one = { id: '2026', key: randomBytes(32) }
const two = { id: '2027', key: randomBytes(32) }
const ring: KeyRing = [one]
const words = 'Mijn heup doet pijn. Wie loopt er mee? 🐕 ‘ja’'

test('what was encrypted reads the same, is another value each time, and tells nothing', () => {
  const values = Array.from({ length: 20 }, () => encryptText(words, place, ring))
  expect(new Set(values).size).toBe(20)
  for (const value of values) {
    expect(value).toMatch(/^v1\.2026\.[\w-]{16}\.[\w-]+$/)
    expect(Buffer.from(value.split('.')[3]!, 'base64url').toString('latin1')).not.toContain('heup')
    expect(decryptText(value, place, ring)).toBe(words)
  }
  expect(decryptText(encryptText('', place, ring), place, ring)).toBe('')
})

test('the newest key writes, older ones still read, and one that has gone is named', () => {
  const old = encryptText(words, place, ring)
  const both: KeyRing = [two, one]
  expect(encryptText(words, place, both)).toMatch(/^v1\.2027\./)
  expect(decryptText(old, place, both)).toBe(words)
  expect(() => decryptText(old, place, [two])).toThrow(/key 2026/)
})

test('a value that was changed, cut or moved to another center or column cannot be read', () => {
  const value = encryptText(words, place, ring)
  const [version, id, nonce, sealed] = value.split('.') as [string, string, string, string]
  const bytes = Buffer.from(sealed, 'base64url')
  for (const at of [0, Math.floor(bytes.length / 2), bytes.length - 1]) {
    const changed = Buffer.from(bytes)
    changed[at]! ^= 1
    expect(() => decryptText([version, id, nonce, changed.toString('base64url')].join('.'), place, ring)).toThrow()
  }
  expect(() => decryptText([version, id, nonce, sealed.slice(0, 20)].join('.'), place, ring)).toThrow()
  expect(() => decryptText(value, { ...place, centerId: '0199d1b2-0000-7000-8000-000000000002' }, ring)).toThrow()
  expect(() => decryptText(value, { ...place, column: 'help_requests.intake' }, ring)).toThrow()
  expect(() => decryptText(words, place, ring)).toThrow(/not encrypted/)
})

test('without configured keys one follows from the secret key, and stays readable once there are', () => {
  const before = keyRing([], 'a secret key of a test, long enough')
  const value = encryptText(words, place, before)
  expect(decryptText(value, place, keyRing([two], 'a secret key of a test, long enough'))).toBe(words)
  expect(() => decryptText(value, place, keyRing([two], 'another secret key, as long as that'))).toThrow(/FIELD_KEYS/)
})
