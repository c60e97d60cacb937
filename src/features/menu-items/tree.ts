import { type Menu, menus } from './menu-item.ts'

/** The place of a line; the lines of all menus are one list, from the top of a page to its foot. */
export type Placed = { id: string; parentId: string | null; menu: Menu }

/** A key for comparing orders. */
export const asText = (order: readonly Placed[]): string => order.map(({ id, parentId, menu }) => `${menu} ${id} ${parentId ?? '-'}`).join('\n')

export type MoveDirection = 'up' | 'down' | 'in' | 'out'

/** A first-level line with its sublines. */
type Block = readonly Placed[]

function blocksOf(order: readonly Placed[]): Block[] {
  return order.filter(({ parentId }) => parentId === null).map((top) => [top, ...order.filter(({ parentId }) => parentId === top.id)])
}

/** Moves a whole block to another menu. */
const inMenu = (block: Block, menu: Menu): Block => block.map((line) => ({ ...line, menu }))

/**
 * The menus with one line moved one place, or null where it cannot move. Sublines move along; a line with sublines and a heading stay on
 * the first level. Past the end of a menu the next menu follows.
 */
export function moveLine(order: readonly Placed[], id: string, way: MoveDirection, isHeading: boolean): Placed[] | null {
  const line = order.find((one) => one.id === id)
  if (!line) return null
  const blocks = blocksOf(order)
  if (line.parentId !== null) return stepOfChild(blocks, line as Placed & { parentId: string }, way)
  const at = blocks.findIndex(([top]) => top!.id === id)
  const block = blocks[at]!
  const beside = (to: number) => (blocks[to]?.[0]!.menu === line.menu ? blocks[to] : undefined)
  if (way === 'in') {
    const above = beside(at - 1)
    if (!above || block.length > 1 || isHeading) return null
    return blocks.toSpliced(at - 1, 2, [...above, { ...line, parentId: above[0]!.id }]).flat()
  }
  if (way === 'out') return null
  const by = way === 'up' ? -1 : 1
  if (beside(at + by))
    return blocks
      .toSpliced(at, 1)
      .toSpliced(at + by, 0, block)
      .flat()
  const next = menus[menus.indexOf(line.menu) + by]
  return next ? blocks.with(at, inMenu(block, next)).flat() : null
}

function stepOfChild(blocks: readonly Block[], line: Placed & { parentId: string }, way: MoveDirection): Placed[] | null {
  const at = blocks.findIndex(([top]) => top!.id === line.parentId)
  const block = blocks[at]!
  const place = block.findIndex(({ id }) => id === line.id)
  const without = block.toSpliced(place, 1)
  if (way === 'in') return null
  if (way === 'out') return blocks.toSpliced(at, 1, without, [{ ...line, parentId: null }]).flat()
  const to = place + (way === 'up' ? -1 : 1)
  if (to < 1 || to >= block.length) return null
  return blocks.toSpliced(at, 1, without.toSpliced(to, 0, line)).flat()
}

/**
 * The menus with a line dropped before, after or below another one, in its menu; null where that is not possible. A heading and a line with
 * sublines stay on the first level: dropped beside a subline they go beside its parent.
 */
export function dropAt(order: readonly Placed[], id: string, onto: string, side: 'before' | 'after' | 'under', isHeading: boolean): Placed[] | null {
  const line = order.find((one) => one.id === id)
  const goal = order.find((one) => one.id === onto)
  if (!line || !goal || id === onto || goal.parentId === id) return null
  const own = order.filter(({ parentId }) => parentId === id)
  const { menu } = goal
  const rest = order.filter((one) => one !== line && !own.includes(one))
  const isSecond = own.length === 0 && !isHeading
  const after = side === 'before' ? 0 : 1
  if (isSecond && goal.parentId !== null) return rest.toSpliced(rest.indexOf(goal) + after, 0, { id, parentId: goal.parentId, menu })
  const blocks = blocksOf(rest)
  const at = blocks.findIndex(([top]) => top!.id === (goal.parentId ?? goal.id))
  if (isSecond && side === 'under') return blocks.with(at, [...blocks[at]!, { id, parentId: goal.id, menu }]).flat()
  return blocks.toSpliced(at + after, 0, inMenu([{ ...line, parentId: null }, ...own], menu)).flat()
}

/** The menus with a line added at the end of one of them, which may be empty. */
export function dropIn(order: readonly Placed[], id: string, menu: Menu): Placed[] | null {
  const line = order.find((one) => one.id === id)
  if (!line) return null
  const own = order.filter(({ parentId }) => parentId === id)
  const rest = order.filter((one) => one !== line && !own.includes(one))
  const moved = inMenu([{ ...line, parentId: null }, ...own], menu)
  return menus.flatMap((name) => [...rest.filter((one) => one.menu === name), ...(name === menu ? moved : [])])
}

/** The position of a line among its siblings, from 1. */
export function placeOf(order: readonly Placed[], id: string): { parentId: string | null; place: number; of: number } {
  const { parentId = null, menu } = order.find((one) => one.id === id) ?? {}
  const beside = order.filter((one) => one.parentId === parentId && one.menu === menu)
  return { parentId, place: beside.findIndex((one) => one.id === id) + 1, of: beside.length }
}
