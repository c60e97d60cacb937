import { expect, test } from 'vitest'
import { drawMap } from './draw-map.ts'
import { groupPins } from './group-pins.ts'

const size = { width: 700, height: 800, center: [52.14, 6.2] as const }
const inside = ([x, y]: readonly [number, number]) => x > 0 && x < size.width && y > 0 && y < size.height

test('every point lies on the map, near or far apart', () => {
  expect(drawMap([[52.138, 6.201]], size).points.every(inside)).toBe(true)
  expect(
    drawMap(
      [
        [52.138, 6.201],
        [51.843, 5.853],
        [52.513, 6.094],
      ],
      size,
    ).points.every(inside),
  ).toBe(true)
  expect(
    drawMap(
      [
        [52.138, 6.201],
        [50.85, 5.69],
      ],
      size,
    ).points.every(inside),
  ).toBe(true)
})

test('without points the town itself is shown', () => {
  const map = drawMap([], size)
  expect(map.points).toEqual([])
  expect(map.labels.map(({ name }) => name)).toContain('Zutphen')
  expect(map.rivers).not.toEqual([])
})

test('a map is no wider than it has to be: a few kilobytes', () => {
  expect(
    JSON.stringify(
      drawMap(
        [
          [52.46, 5.85],
          [51.84, 5.85],
        ],
        size,
      ),
    ).length,
  ).toBeLessThan(14_000)
})

test('pins over one another become one', () => {
  const groups = groupPins([
    [10, 10],
    [20, 15],
    [300, 300],
    [12, 18],
  ])
  expect(groups.map(({ of }) => of)).toEqual([[0, 1, 3], [2]])
})
