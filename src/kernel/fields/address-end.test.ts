import { expect, test } from 'vitest'
import { addressEnd, idInAddress } from './address-end.ts'

const id = '01930489-5b99-7cbd-82f4-5527644024b5'

test('the end of an address has the words and the last of the id, which finds it again', () => {
  expect(addressEnd({ id, slug: 'voedselbank' })).toBe('voedselbank--5527644024b5')
  expect(idInAddress(addressEnd({ id, slug: 'voedselbank' }))).toBe('5527644024b5')
  expect(idInAddress('oude-naam--van--5527644024B5')).toBe('5527644024b5')
  expect(idInAddress(id)).toBe(id)
})

test('what is neither is none', () => {
  for (const other of ['', 'voedselbank', 'voedselbank--5527', '--', `${id}x`, "5527644024b5' or true"])
    expect([other, idInAddress(other)]).toEqual([other, null])
})
