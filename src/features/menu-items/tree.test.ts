import { expect, test } from 'vitest'
import { dropAt, dropIn, placeOf, moveLine, type Placed } from './tree.ts'

const top = (id: string, menu: Placed['menu'] = 'header'): Placed => ({ id, parentId: null, menu })
const under = (parentId: string, id: string, menu: Placed['menu'] = 'header'): Placed => ({ id, parentId, menu })
const menu = [top('a'), under('a', 'a1'), under('a', 'a2'), top('b'), top('c')]
const said = (order: readonly Placed[] | null) => order?.map(({ id, parentId }) => (parentId ? `${parentId}/${id}` : id)).join(' ') ?? null

const placed = (order: readonly Placed[] | null) => order?.map(({ id, parentId, menu: of }) => `${of} ${parentId ? `${parentId}/` : ''}${id}`).join(', ')

test('beyond the end of a menu is the next one: a line goes there with what stands under it, and beyond the last nowhere', () => {
  const above = moveLine(menu, 'a', 'up', false)!
  expect(placed(above)).toBe('top a, top a/a1, top a/a2, header b, header c')
  expect(moveLine(above, 'a', 'up', false)).toBeNull()
  expect(placed(moveLine(above, 'a', 'down', false))).toBe(placed(menu))
  expect(moveLine(above, 'b', 'in', false)).toBeNull()
  const below = moveLine(menu, 'c', 'down', false)!
  expect(placed(below)).toBe('header a, header a/a1, header a/a2, header b, footer c')
  expect(moveLine(below, 'c', 'down', false)).toBeNull()
  expect(placeOf(below, 'c')).toEqual({ parentId: null, place: 1, of: 1 })
})

test('a line can be dropped into another menu: beside a line, under a line, or last in one that is empty', () => {
  const both = [...menu, top('x', 'footer'), under('x', 'x1', 'footer'), top('y', 'footer')]
  expect(placed(dropAt(both, 'a', 'y', 'before', false))).toBe('header b, header c, footer x, footer x/x1, footer a, footer a/a1, footer a/a2, footer y')
  expect(placed(dropAt(both, 'b', 'x1', 'before', false))).toBe('header a, header a/a1, header a/a2, header c, footer x, footer x/b, footer x/x1, footer y')
  expect(placed(dropAt(both, 'b', 'y', 'under', false))).toMatch(/footer y, footer y\/b$/)
  expect(placed(dropAt(both, 'y', 'a', 'before', false))).toContain('header y, header a, header a/a1')
  expect(placed(dropIn(both, 'a', 'top'))).toBe('top a, top a/a1, top a/a2, header b, header c, footer x, footer x/x1, footer y')
  expect(placed(dropIn(both, 'a1', 'footer'))).toMatch(/footer y, footer a1$/)
})

test('a line goes up and down with what stands under it', () => {
  expect(said(moveLine(menu, 'a', 'down', false))).toBe('b a a/a1 a/a2 c')
  expect(said(moveLine(menu, 'b', 'up', false))).toBe('b a a/a1 a/a2 c')
  expect(said(moveLine(menu, 'a2', 'up', false))).toBe('a a/a2 a/a1 b c')
  expect(moveLine(menu, 'a1', 'up', false)).toBeNull()
  expect(moveLine(menu, 'a2', 'down', false)).toBeNull()
})

test('a line goes under the one above it and comes back after it; there is no third level', () => {
  expect(said(moveLine(menu, 'b', 'in', false))).toBe('a a/a1 a/a2 a/b c')
  expect(said(moveLine(menu, 'c', 'in', false))).toBe('a a/a1 a/a2 b b/c')
  expect(said(moveLine(menu, 'a1', 'out', false))).toBe('a a/a2 a1 b c')
  expect(moveLine(menu, 'a', 'in', false)).toBeNull()
  expect(moveLine(moveLine(menu, 'a', 'down', false)!, 'a', 'in', false)).toBeNull()
  expect(moveLine(menu, 'c', 'in', true)).toBeNull()
  expect(moveLine(menu, 'a1', 'in', false)).toBeNull()
  expect(moveLine(menu, 'nobody', 'up', false)).toBeNull()
})

test('a line is dropped before, after or under another one, on its level; never on a third', () => {
  expect(said(dropAt(menu, 'c', 'a', 'before', false))).toBe('c a a/a1 a/a2 b')
  expect(said(dropAt(menu, 'c', 'a', 'after', false))).toBe('a a/a1 a/a2 c b')
  expect(said(dropAt(menu, 'c', 'a', 'under', false))).toBe('a a/a1 a/a2 a/c b')
  expect(said(dropAt(menu, 'a', 'c', 'after', false))).toBe('b c a a/a1 a/a2')
  expect(said(dropAt(menu, 'a', 'c', 'under', false))).toBe('b c a a/a1 a/a2')
  expect(said(dropAt(menu, 'c', 'a1', 'before', false))).toBe('a a/c a/a1 a/a2 b')
  expect(said(dropAt(menu, 'c', 'a1', 'under', false))).toBe('a a/a1 a/c a/a2 b')
  expect(said(dropAt(menu, 'a1', 'a2', 'after', false))).toBe('a a/a2 a/a1 b c')
  expect(said(dropAt(menu, 'a1', 'b', 'after', false))).toBe('a a/a2 b a1 c')
  expect(said(dropAt(menu, 'a1', 'a', 'under', false))).toBe('a a/a2 a/a1 b c')
  expect(said(dropAt(menu, 'c', 'a2', 'before', true))).toBe('c a a/a1 a/a2 b')
  expect(said(dropAt(menu, 'c', 'a2', 'after', true))).toBe('a a/a1 a/a2 c b')
  expect(dropAt(menu, 'a', 'a1', 'after', false)).toBeNull()
  expect(dropAt(menu, 'a', 'a', 'before', false)).toBeNull()
})

test('where it stands is counted among those beside it', () => {
  expect(placeOf(menu, 'a2')).toEqual({ parentId: 'a', place: 2, of: 2 })
  expect(placeOf(menu, 'c')).toEqual({ parentId: null, place: 3, of: 3 })
})
