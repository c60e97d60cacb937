import { expect, test } from 'vitest'
import { mapNames } from '#features/places/map-names.ts'
import { drawMap } from './draw-map.ts'
import { groupPins } from './group-pins.ts'

const size = { width: 700, height: 800, center: [52.14, 6.2] as const, names: mapNames }
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

test.each([
  ['Groningen', [53.219, 6.568]],
  ['Middelburg', [51.499, 3.61]],
  ['Maastricht', [50.848, 5.689]],
  ['Ede', [52.033, 5.658]],
] as const)('a map of %s names the towns around it, and more of them the closer one looks', (town, center) => {
  const namesAt = (zoom: number) => {
    // What lies within this distance of the middle is seen at every one of these levels.
    const { labels } = drawMap([], { ...size, center, zoom })
    const reach = 0.06
    const near = new Set(mapNames.filter(([, a, b]) => Math.abs(a - center[0]) < reach && Math.abs(b - center[1]) < reach * 1.6).map(([name]) => name))
    return labels.map(({ name }) => name).filter((name) => near.has(name))
  }
  expect(namesAt(9)).toContain(town)
  expect(namesAt(12).length).toBeGreaterThan(namesAt(9).length)
})

test('the sketch and its names lie under the streets, for where these do not come', () => {
  const { labels, streets } = drawMap([], { ...size, credit: '© Kadaster' })
  expect(streets.length).toBeGreaterThan(0)
  expect(labels.map(({ name }) => name)).toContain('Zutphen')
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
