import { expect, test } from 'vitest'
import { amountPattern, centsIn } from './amount.ts'

test.each([
  ['12,50', 1250],
  ['12.50', 1250],
  ['12,5', 1250],
  ['€ 12', 1200],
  ['€12,50', 1250],
  [' 12,50 € ', 1250],
  ['12 euro', 1200],
  ['EUR 12.00', 1200],
  ['12,-', 1200],
  ['€ 12,--', 1200],
  ['1250', 125_000],
  ['1.250', 125_000],
  ['1,250', 125_000],
  ['1.250,00', 125_000],
  ['1,250.00', 125_000],
  ['1 250,00', 125_000],
  ['0,05', 5],
  ['99999,99', 9_999_999],
])('%s is %i cents', (typed, cents) => {
  expect(centsIn(typed)).toBe(cents)
})

test.each([
  '',
  '0',
  '€ 0,00',
  'twaalf',
  '12,5055',
  '-12',
  '12-50',
  '1.25.0',
  '1,2,3',
  '12,50,00',
  '1.250.00',
  '€',
  '12€50',
  '1e3',
  '½',
  '0x10',
  'Infinity',
  '100000',
  '1.250.000',
  '9'.repeat(41),
])('%s is no amount', (typed) => {
  expect(centsIn(typed)).toBeNull()
})

test('a long text holds nothing up', () => {
  const began = performance.now()
  for (const sign of ['0', '1', '1.', ' ', '€', '-']) amountPattern.test(sign.repeat(50_000))
  // Against a quadratic expression, which would take seconds.
  expect(performance.now() - began).toBeLessThan(1000)
})
