import { expect, test } from 'vitest'
import { choose, chooseAll, maxSelected } from './selection.tsx'

const rows = ['a', 'b', 'c', 'd', 'e']
const press = (id: string, chosen: string[], from: string | null = null) => [...choose({ rows, chosen: new Set(chosen), id, from })]

test('a press chooses a row, and the next one lets it go', () => {
  expect(press('b', [])).toEqual(['b'])
  expect(press('b', ['a', 'b'])).toEqual(['a'])
})

test('with Shift all between the last one and this one come along, up and down, chosen or let go', () => {
  expect(press('d', ['b'], 'b')).toEqual(['b', 'c', 'd'])
  expect(press('a', ['c'], 'c')).toEqual(['c', 'a', 'b'])
  expect(press('c', rows, 'a')).toEqual(['d', 'e'])
})

test('with Shift after a row of another page, only this one is chosen', () => {
  expect(press('d', ['z'], 'z')).toEqual(['z', 'd'])
  expect(press('d', [], null)).toEqual(['d'])
})

test('all of the page are chosen, or let go where all are; those of other pages stay', () => {
  expect([...chooseAll(rows, new Set(['z', 'c']))]).toEqual(['z', 'c', 'a', 'b', 'd', 'e'])
  expect([...chooseAll(rows, new Set(['z', ...rows]))]).toEqual(['z'])
})

test('no more are chosen than one change may name', () => {
  const many = Array.from({ length: 150 }, (_, at) => `${at}`)
  expect(chooseAll(many, new Set()).size).toBe(maxSelected)
  expect(choose({ rows: many, chosen: new Set(['0']), id: '149', from: '0' }).size).toBe(maxSelected)
})
