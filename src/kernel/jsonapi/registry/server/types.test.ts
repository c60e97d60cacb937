import { expect, test } from 'vitest'
import { isTypeOf, normalType } from './types.ts'

test('a type is known in every spelling that clients use', () => {
  for (const [sent, type] of [
    ['user', 'users'],
    ['users', 'users'],
    ['volunteerCenters', 'volunteer_centers'],
    ['volunteer-center', 'volunteer_centers'],
    ['vacancy', 'vacancies'],
    ['address', 'addresses'],
    ['news', 'news'],
    ['savedSearch', 'saved_searches'],
    ['key', 'keys'],
  ])
    expect(normalType(sent!)).toBe(type)
})

test('a body may be sent under another name only where the resource declares it', () => {
  const shop = { type: 'shops', alsoCalled: ['store'] }
  expect(['shop', 'Store', 'stores'].map((sent) => isTypeOf(sent, shop))).toEqual([true, true, false])
  expect(isTypeOf('store', { type: 'shops' })).toBe(false)
})
