import { expect, expectTypeOf, test } from 'vitest'
import { chipsOf, countFilters, readAddress, searchParameters, withoutFilters, writeAddress } from './address.ts'
import { filterNames, readFilters, writeFilters } from './filters.ts'
import { amount, choice, codes, either, pageNumber, freeText } from './parameter.ts'
import { type AskedOf, defineSearch, emptyOf, type FacetsOf, type GroupOf, groupsOf } from './search.ts'

const colours = ['red', 'green'] as const
/** A search that no feature has, to show everything that follows from a declaration. */
const bikes = defineSearch({
  page: '/bikes',
  api: 'bikes/search',
  parameters: {
    q: freeText({ filter: 'search', max: 10 }),
    colour: codes(colours, {
      filter: 'with_colour',
      column: 'colours',
      facet: true,
      title: { nl: 'Kleur', en: 'Colour' },
      say: (colour, locale) => `${colour} ${locale}`,
    }),
    kind: codes(['cargo', 'race'], { filter: 'kind', column: 'kind', apiOnly: true }),
    place: freeText({ filter: 'place', max: 20 }),
    km: amount({ filter: 'km', max: 50, with: 'place' }),
    sort: choice(['price', 'age']),
    view: either(['list', 'map']),
    page: pageNumber(),
  },
})
const read = (query: string) => readAddress(bikes, new URLSearchParams(query))

test('what is asked has the type of its parameter', () => {
  expectTypeOf<AskedOf<typeof bikes>['colour']>().toEqualTypeOf<('red' | 'green')[]>()
  expectTypeOf<AskedOf<typeof bikes>['view']>().toEqualTypeOf<'list' | 'map'>()
  expectTypeOf<AskedOf<typeof bikes>['sort']>().toEqualTypeOf<'price' | 'age' | null>()
  expectTypeOf<GroupOf<typeof bikes>>().toEqualTypeOf<'colour'>()
  expectTypeOf<FacetsOf<typeof bikes>>().toEqualTypeOf<{ colour: Partial<Record<'red' | 'green', number>> }>()
  // @ts-expect-error no such colour
  writeAddress(bikes, { colour: ['blue'] })
  // @ts-expect-error no such parameter
  writeAddress(bikes, { size: 3 })
})

test('an address is read and written the same, without what asks for nothing', () => {
  const address = '/bikes?q=fast&colour=red&colour=green&place=Ede&km=5&sort=age&view=map&page=3'
  expect(writeAddress(bikes, read(address.split('?')[1]!), { page: 3 })).toBe(address)
  expect(writeAddress(bikes, emptyOf(bikes))).toBe('/bikes')
  expect(writeAddress(bikes, { km: 5 })).toBe('/bikes')
  expect(read('colour=blue&sort=size&view=globe&km=51&page=0&kind=race')).toEqual(emptyOf(bikes))
})

test('every chosen filter can be taken away alone, and all of them together', () => {
  const asked = read('q=fast&colour=red&colour=green&page=2')
  expect(countFilters(bikes, asked)).toBe(2)
  expect(chipsOf(bikes, asked, 'en')[0]).toEqual({ name: 'colour', code: 'red', label: 'red en', href: '/bikes?q=fast&colour=green' })
  expect(writeAddress(bikes, asked, withoutFilters(bikes))).toBe('/bikes?q=fast')
})

test('a page of its own is made for each parameter of the address, and for no other', () => {
  expect(searchParameters(bikes)).toEqual(['q', 'colour', 'place', 'km', 'sort', 'view', 'page'])
})

test('the API is asked the same, and overlooks nothing', () => {
  expect(filterNames(bikes)).toEqual(['search', 'with_colour', 'kind', 'place', 'km'])
  expect(groupsOf(bikes).map(([name]) => name)).toEqual(['colour', 'kind'])
  expect(writeFilters(bikes, read('q=fast&colour=red&km=5&view=map'))).toEqual({ search: ['fast'], with_colour: ['red'] })
  const filters = (sent: Record<string, string[]>) => readFilters(bikes, new Map(Object.entries(sent)))
  expect(filters({ with_colour: ['red,green', 'red'], kind: ['race'], km: ['2.5'] })).toEqual({
    asked: { ...emptyOf(bikes), colour: ['red', 'green'], kind: ['race'], km: 2.5 },
  })
  expect(filters({ with_colour: ['blue'] })).toEqual({ wrong: 'with_colour' })
  expect(filters({ search: ['much too long'] })).toEqual({ wrong: 'search' })
  for (const name of ['size', 'constructor', 'view']) expect(filters({ [name]: ['x'] })).toEqual({ unknown: name })
})

test('one search leaves nothing behind for the next', () => {
  emptyOf(bikes).colour.push('red')
  expect(emptyOf(bikes).colour).toEqual([])
})
