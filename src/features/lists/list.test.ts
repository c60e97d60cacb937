import { expect, test } from 'vitest'
import { oneOf, text } from '#kernel/fields/field.ts'
import { defineResource } from '#kernel/jsonapi/resource.ts'
import { codes, freeText } from '#kernel/search/parameter.ts'
import { fetchList, openRow } from './fetch-list.ts'
import { defineList, listWithout, readList, writeList } from './list.ts'
import { neighbourRows } from './fetch-beside.ts'
import { sortLinks } from './web/staff-list.tsx'

const said = { nl: '', en: '' }
/** A list that no feature has, which shows all that follows from a declaration. */
const bikes = defineList({
  page: '/bikes',
  resource: defineResource({
    type: 'saved_views',
    belongsTo: 'center',
    order: 'name',
    attributes: { name: text({ sort: true }), query: text({ sort: true }), page: oneOf(['old', 'new'], { filter: ['eq'] }) },
    verbs: ['list'],
  }),
  filters: { q: freeText({ filter: 'search', max: 10 }), colour: codes(['red', 'green'], { filter: 'with_colour', column: 'colour' }) },
  tabs: [
    { key: 'all', label: said, filter: {} },
    { key: 'old', label: said, filter: { pageEq: 'old' } },
  ],
  orders: { name: 'name', kind: ['query', '-name'] },
  usual: 'name',
  ask: {},
  size: 2,
})
const read = (query: string) => readList(bikes, `https://demo.example/bikes${query}`)
const usual = { q: '', colour: [], status: 'all', sort: 'name', page: 1, open: '' }
const rows = [{ id: 'a' }, { id: 'b' }]

test('an address without anything asks for the usual, and what nobody knows is left out', () => {
  expect(read('')).toEqual(usual)
  expect(read('?status=stolen&sort=size&colour=blue&page=-3&other=1')).toEqual(usual)
})

test('all that is asked stands in the address, and is read from it again', () => {
  const asked = { ...usual, q: 'bakfiets', colour: ['red', 'green'], status: 'old', sort: '-kind' } as const
  const address = writeList(bikes, asked as never)
  expect(address).toBe('/bikes?q=bakfiets&colour=red&colour=green&status=old&sort=-kind')
  expect(read(address.slice('/bikes'.length))).toEqual(asked)
  expect(writeList(bikes, usual as never)).toBe('/bikes')
})

test('a list without some filters and orders reads and writes none of them', () => {
  const fewer = listWithout(bikes, ['colour', 'kind'])
  expect(readList(fewer, 'https://demo.example/bikes?colour=red&sort=-kind&q=bak')).toEqual({ q: 'bak', status: 'all', sort: 'name', page: 1, open: '' })
  expect(sortLinks(fewer, { sort: 'name' }, () => '')('kind')).toBeNull()
  expect(read('?colour=red').colour).toEqual(['red'])
})

test('a change begins at the first page and closes what was open, unless it says so', () => {
  const asked = { ...usual, page: 3, open: 'a' } as never
  expect(writeList(bikes, asked, { status: 'old' })).toBe('/bikes?status=old')
  expect(writeList(bikes, asked, { page: 3, open: 'b' })).toBe('/bikes?page=3&open=b')
})

test('a column that can be sorted by turns round when it is pressed again; others have no link', () => {
  const links = (sort: string) => sortLinks(bikes, { sort }, (change) => writeList(bikes, usual as never, change as never))
  expect(links('name')('name')).toEqual({ href: '/bikes?sort=-name', order: 'ascending' })
  expect(links('-name')('name')).toEqual({ href: '/bikes', order: 'descending' })
  expect(links('name')('kind')).toEqual({ href: '/bikes?sort=kind', order: null })
  expect(links('name')('colour')).toBeNull()
})

test('a page and the number of each tab are asked in one call', async () => {
  const calls: any[] = []
  const client = { list: async (ask: never) => ({ items: rows, total: (calls.push(ask), 5), meta: { counts: { old: 5, new: 3 } } }) as never }
  const page = await fetchList(client, bikes, { ...usual, q: 'x', status: 'old', sort: '-kind', page: 2 } as never)
  expect(page).toMatchObject({ total: 5, pages: 3, counts: { all: 8, old: 5 }, filters: { search: ['x'], page_eq: 'old' } })
  expect(calls).toHaveLength(1)
  expect(calls[0]).toMatchObject({ filter: { search: ['x'], pageEq: 'old' }, counts: 'page', sort: ['-query', 'name'], page: { number: 2, size: 2 } })
})

test('the first and the last of a page open by those words, and a row of another page by its id', () => {
  expect(openRow(rows, 'first')).toEqual({ id: 'a', at: 0 })
  expect(openRow(rows, 'last')).toEqual({ id: 'b', at: 1 })
  expect(openRow(rows, 'elsewhere')).toEqual({ id: 'elsewhere', at: -1 })
  expect(openRow([], 'last')).toEqual({ id: null, at: -1 })
})

test('from the open row one goes on over the edges of the page, and stops at both ends of the list', () => {
  const steps = (page: number, at: number) =>
    neighbourRows(bikes, { rows, asked: { ...usual, page }, pages: 2, total: 4, counts: {}, filters: {} } as never, at)
  expect(steps(1, 0)).toEqual({ previous: null, next: '/bikes?open=b' })
  expect(steps(1, 1)).toEqual({ previous: '/bikes?open=a', next: '/bikes?page=2&open=first' })
  expect(steps(2, 0)).toEqual({ previous: '/bikes?open=last', next: '/bikes?page=2&open=b' })
  expect(steps(2, 1)).toEqual({ previous: '/bikes?page=2&open=a', next: null })
  expect(steps(1, -1)).toEqual({ previous: null, next: null })
})
