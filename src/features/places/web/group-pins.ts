export type PinGroup = { x: number; y: number; of: number[] }

/** Merges overlapping pins into one with a count; `of` are indexes of the given list. */
export function groupPins(points: readonly (readonly [x: number, y: number])[], reach = 58): PinGroup[] {
  const groups: PinGroup[] = []
  points.forEach(([x, y], index) => {
    const near = groups.find((group) => Math.hypot(group.x - x, group.y - y) < reach)
    if (!near) return void groups.push({ x, y, of: [index] })
    const { length } = near.of.concat(index)
    near.x += (x - near.x) / length
    near.y += (y - near.y) / length
    near.of.push(index)
  })
  return groups
}
