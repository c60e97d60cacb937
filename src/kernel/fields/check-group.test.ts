import { expect, test } from 'vitest'
import { checkField } from './check.ts'
import { boolean, group, text } from './field.ts'

const address = group({
  street: text({ max: 20, optional: true }),
  houseNumber: text({ max: 4 }),
  postcode: text({ max: 7, optional: true, pattern: /^\d{4}$/ }),
})
const check = (given: unknown, isWhole = true) => checkField(address, given, 'nl', isWhole)
const codesOf = (given: unknown, isWhole = true) =>
  Object.fromEntries(Object.entries(check(given, isWhole).fault?.within ?? {}).map(([name, { code }]) => [name, code]))

test('each part is checked as itself, in whatever spelling it came', () => {
  expect(check({ house_number: ' 7a ', street: '' })).toEqual({ value: { houseNumber: '7a', street: null }, ignored: [] })
  expect(codesOf({ 'house-number': '12345', postcode: 'x' })).toEqual({ 'house-number': 'too_long', postcode: 'invalid' })
})

test('what must be there is asked for by its own name, but not of a change', () => {
  expect(codesOf({})).toEqual({ houseNumber: 'blank' })
  expect(codesOf(undefined)).toEqual({ houseNumber: 'blank' })
  expect(check({ street: 'Dorpsstraat' }, false)).toEqual({ value: { street: 'Dorpsstraat' }, ignored: [] })
  expect(codesOf({ houseNumber: '' }, false)).toEqual({ houseNumber: 'blank' })
  expect(checkField(group({ name: text() }, { optional: true }), null, 'nl')).toEqual({ value: null })
})

test('names that are no parts are told back, a name in two spellings must say one thing', () => {
  expect(check({ houseNumber: '7', toString: 'x', ['__proto__']: 1, colour: 'red' }).ignored).toEqual(['toString', '_Proto__', 'colour'])
  expect(check({ houseNumber: '7', house_number: '8' }).fault?.code).toBe('ambiguous_attribute')
  expect(check({ houseNumber: '7', house_number: '7' }).fault).toBeUndefined()
})

test.each([[[]], ['Dorpsstraat 7'], [7], [true]])('%j is no group', (given) => {
  expect(check(given).fault?.code).toBe('invalid')
})

test('a group of a hundred thousand names costs nothing, and a group may stand in a group', () => {
  const many = Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`name${at}`, at]))
  expect(check({ houseNumber: '1', ...many }).ignored).toHaveLength(99)
  const nested = group({ inner: group({ agreed: boolean({ accepted: true }) }) })
  expect(checkField(nested, { inner: { agreed: false } }, 'en').fault?.within?.['inner']?.within?.['agreed']?.code).toBe('accepted')
})
