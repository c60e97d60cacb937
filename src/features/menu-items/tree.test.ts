import { expect, test } from 'vitest'
import { dropAt, placeOf, step, type Placed } from './tree.ts'

const top = (id: string): Placed => ({ id, parentId: null })
const under = (parentId: string, id: string): Placed => ({ id, parentId })
const menu = [top('a'), under('a', 'a1'), under('a', 'a2'), top('b'), top('c')]
const said = (order: readonly Placed[] | null) => order?.map(({ id, parentId }) => (parentId ? `${parentId}/${id}` : id)).join(' ') ?? null

test('a line goes up and down with what stands under it, and no further than the ends', () => {
  expect(said(step(menu, 'a', 'down', false))).toBe('b a a/a1 a/a2 c')
  expect(said(step(menu, 'b', 'up', false))).toBe('b a a/a1 a/a2 c')
  expect(step(menu, 'a', 'up', false)).toBeNull()
  expect(step(menu, 'c', 'down', false)).toBeNull()
  expect(said(step(menu, 'a2', 'up', false))).toBe('a a/a2 a/a1 b c')
  expect(step(menu, 'a1', 'up', false)).toBeNull()
  expect(step(menu, 'a2', 'down', false)).toBeNull()
})

test('a line goes under the one above it and comes back after it; there is no third level', () => {
  expect(said(step(menu, 'b', 'in', false))).toBe('a a/a1 a/a2 a/b c')
  expect(said(step(menu, 'c', 'in', false))).toBe('a a/a1 a/a2 b b/c')
  expect(said(step(menu, 'a1', 'out', false))).toBe('a a/a2 a1 b c')
  expect(step(menu, 'a', 'in', false)).toBeNull()
  expect(step(step(menu, 'a', 'down', false)!, 'a', 'in', false)).toBeNull()
  expect(step(menu, 'c', 'in', true)).toBeNull()
  expect(step(menu, 'a1', 'in', false)).toBeNull()
  expect(step(menu, 'nobody', 'up', false)).toBeNull()
})

test('a line that is dropped takes the place of the one below it, on its level', () => {
  expect(said(dropAt(menu, 'c', 'a', false))).toBe('c a a/a1 a/a2 b')
  expect(said(dropAt(menu, 'a', 'c', false))).toBe('b c a a/a1 a/a2')
  expect(said(dropAt(menu, 'c', 'a1', false))).toBe('a a/c a/a1 a/a2 b')
  expect(said(dropAt(menu, 'a1', 'b', false))).toBe('a a/a2 b a1 c')
  expect(said(dropAt(menu, 'c', 'a2', true))).toBe('c a a/a1 a/a2 b')
  expect(dropAt(menu, 'a', 'a1', false)).toBeNull()
  expect(dropAt(menu, 'a', 'a', false)).toBeNull()
})

test('where it stands is counted among those beside it', () => {
  expect(placeOf(menu, 'a2')).toEqual({ parentId: 'a', place: 2, of: 2 })
  expect(placeOf(menu, 'c')).toEqual({ parentId: null, place: 3, of: 3 })
})
