/** How many metres a pixel is, at the latitude of the map. */
export function metresPerPixel(zoom: number, latitude = 52.1): number {
  return (40_075_016 * Math.cos((latitude * Math.PI) / 180)) / (256 * 2 ** zoom)
}

/** How thick a river is drawn. */
export const riverWidth = (metres: number, zoom: number): number => Math.min(40, Math.max(metres > 100 ? 2.5 : 1.5, metres / metresPerPixel(zoom)))

/** Names that are shown at a zoom: the near ones only from close by. */
export const rankShown = (zoom: number): number => (zoom < 9.5 ? 1 : zoom < 11.2 ? 2 : 3)

/** Rounds the corners of a line by cutting them, twice. */
export function smooth(line: readonly (readonly [number, number])[], closed = false, times = 2): [number, number][] {
  if (times === 0) return line.map(([a, b]) => [a, b])
  const ends = closed ? [...line, line[0]!] : line
  const cut = ends.slice(0, -1).flatMap(([a, b], i): [number, number][] => {
    const [c, d] = ends[i + 1]!
    return [
      [a * 0.75 + c * 0.25, b * 0.75 + d * 0.25],
      [a * 0.25 + c * 0.75, b * 0.25 + d * 0.75],
    ]
  })
  return smooth(closed ? cut : [line[0]!, ...cut, line.at(-1)!], closed, times - 1)
}
