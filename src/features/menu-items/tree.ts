export type Placed = { id: string; parentId: string | null }

/** For comparing. */
export const asText = (order: readonly Placed[]): string => order.map(({ id, parentId }) => `${id} ${parentId ?? '-'}`).join('\n')

export type Way = 'up' | 'down' | 'in' | 'out'

/** A line of the first level with what stands under it. */
type Block = readonly Placed[]

function blocksOf(order: readonly Placed[]): Block[] {
  return order.filter(({ parentId }) => parentId === null).map((top) => [top, ...order.filter(({ parentId }) => parentId === top.id)])
}

/**
 * A menu with one line moved a step, or null where it cannot go: lines under a line go along with it, a line with lines under it and a
 * heading stay on the first level.
 */
export function step(order: readonly Placed[], id: string, way: Way, isHeading: boolean): Placed[] | null {
  const line = order.find((one) => one.id === id)
  if (!line) return null
  const blocks = blocksOf(order)
  if (line.parentId !== null) return stepOfChild(blocks, line as Placed & { parentId: string }, way)
  const at = blocks.findIndex(([top]) => top!.id === id)
  const above = blocks[at - 1]
  if (way === 'in') {
    if (!above || blocks[at]!.length > 1 || isHeading) return null
    return blocks.toSpliced(at - 1, 2, [...above, { id, parentId: above[0]!.id }]).flat()
  }
  const to = at + (way === 'up' ? -1 : 1)
  if (way === 'out' || to < 0 || to >= blocks.length) return null
  return blocks.toSpliced(at, 1).toSpliced(to, 0, blocks[at]!).flat()
}

function stepOfChild(blocks: readonly Block[], line: Placed & { parentId: string }, way: Way): Placed[] | null {
  const at = blocks.findIndex(([top]) => top!.id === line.parentId)
  const block = blocks[at]!
  const place = block.findIndex(({ id }) => id === line.id)
  const without = block.toSpliced(place, 1)
  if (way === 'in') return null
  if (way === 'out') return blocks.toSpliced(at, 1, without, [{ id: line.id, parentId: null }]).flat()
  const to = place + (way === 'up' ? -1 : 1)
  if (to < 1 || to >= block.length) return null
  return blocks.toSpliced(at, 1, without.toSpliced(to, 0, line)).flat()
}

/** A menu with a line put where another one stands, on that one's level; null where it cannot go. */
export function dropAt(order: readonly Placed[], id: string, onto: string, isHeading: boolean): Placed[] | null {
  const line = order.find((one) => one.id === id)
  const goal = order.find((one) => one.id === onto)
  if (!line || !goal || id === onto || goal.parentId === id) return null
  const own = order.filter(({ parentId }) => parentId === id)
  const staysTop = own.length > 0 || isHeading
  const isBelow = order.indexOf(goal) > order.indexOf(line)
  const rest = order.filter((one) => one !== line && !own.includes(one))
  if (goal.parentId !== null && !staysTop) {
    const place = rest.indexOf(goal) + (isBelow ? 1 : 0)
    return rest.toSpliced(place, 0, { id, parentId: goal.parentId })
  }
  const blocks = blocksOf(rest)
  const at = blocks.findIndex(([top]) => top!.id === (goal.parentId ?? goal.id))
  if (at < 0) return null
  return blocks.toSpliced(at + (isBelow ? 1 : 0), 0, [{ id, parentId: null }, ...own]).flat()
}

/** Where a line stands among those beside it, counted from one. */
export function placeOf(order: readonly Placed[], id: string): { parentId: string | null; place: number; of: number } {
  const parentId = order.find((one) => one.id === id)?.parentId ?? null
  const beside = order.filter((one) => one.parentId === parentId)
  return { parentId, place: beside.findIndex((one) => one.id === id) + 1, of: beside.length }
}
