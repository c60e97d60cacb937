import { expect, test } from 'vitest'
import { isForeign } from './foreign-origin.ts'

const own = 'https://demo.example.nl'

test('our own forms are welcome', () => {
  expect(isForeign({ origin: 'https://demo.example.nl', 'sec-fetch-site': 'same-origin' }, own)).toBe(false)
})

test.each(['https://evil.example', 'https://demo.example.nl.evil.example', 'http://demo.example.nl', 'null'])('a form of %s is refused', (origin) => {
  expect(isForeign({ origin }, own)).toBe(true)
})

test('without an origin the browser still tells where it comes from', () => {
  expect(isForeign({ 'sec-fetch-site': 'cross-site' }, own)).toBe(true)
  expect(isForeign({ 'sec-fetch-site': 'same-site' }, own)).toBe(true)
  expect(isForeign({}, own)).toBe(false)
})
