import { expect, test } from 'vitest'
import { isCrossSite } from './page-form.ts'

const own = 'https://demo.example.nl'

test('our own forms are welcome', () => {
  expect(isCrossSite({ origin: 'https://demo.example.nl', 'sec-fetch-site': 'same-origin' }, own)).toBe(false)
})

test.each(['https://evil.example', 'https://demo.example.nl.evil.example', 'http://demo.example.nl', 'null'])('a form of %s is refused', (origin) => {
  expect(isCrossSite({ origin }, own)).toBe(true)
})

test('without an origin the browser still tells where it comes from', () => {
  expect(isCrossSite({ 'sec-fetch-site': 'cross-site' }, own)).toBe(true)
  expect(isCrossSite({ 'sec-fetch-site': 'same-site' }, own)).toBe(true)
  expect(isCrossSite({}, own)).toBe(false)
})
