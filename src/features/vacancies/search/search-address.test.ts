import { expect, test } from 'vitest'
import { emptySearch, readSearch, searchAddress, sortOf } from './search-address.ts'

const read = (query: string) => readSearch(new URLSearchParams(query))

test('an address is read and written the same', () => {
  const address = '/vacancies/search?q=koken&theme=care&theme=nature&daypart=sat_morning&commitment=one_off&place=Ede&km=10&sort=title&view=map&page=2'
  const search = read(address.split('?')[1]!)
  expect(searchAddress(search, { page: search.page })).toBe(address)
})

test('what nobody knows is left out', () => {
  expect(read('theme=gold&daypart=noon&km=-4&sort=price&view=globe&page=0&colour=red')).toEqual(emptySearch)
  expect(read('page=1.5&km=10e9')).toEqual(emptySearch)
})

test('typed words keep their letters, lose control characters and end somewhere', () => {
  expect(read('q=%20caf%C3%A9%00%0A%20helpen%20').q).toBe('café helpen')
  expect(read(`q=${'a'.repeat(500)}`).q).toHaveLength(100)
})

test('another filter begins at page one', () => {
  expect(searchAddress(read('page=3'), { theme: ['care'] })).toBe('/vacancies/search?theme=care')
})

test('a distance without a place says nothing', () => {
  expect(searchAddress({ km: 10 })).toBe('/vacancies/search')
})

test('the order fits what is asked', () => {
  expect(sortOf(read('q=koken&place=Ede'))).toBe('relevance')
  expect(sortOf(read('place=Ede'))).toBe('distance')
  expect(sortOf(read(''))).toBe('-published_at')
  expect(sortOf(read('sort=distance'))).toBe('-published_at')
})
