import { tileSize } from '#features/places/project.ts'

/** A square of streets and where it lies on a drawing. */
export type Street = { href: string; x: number; y: number }

type Drawing = { width: number; height: number; /** Its corner on the whole map. */ origin: readonly [x: number, y: number]; zoom: number }

/** The squares under a drawing; somewhat more, for a box of another form than the drawing shows what is beside it. */
export function streetsOn({ width, height, origin: [left, top], zoom }: Drawing): Street[] {
  const [besides, above] = [Math.max(width * 0.2, 460 - width / 2), height * 0.1]
  const columns = range(left - besides, left + width + besides)
  const rows = range(top - above, top + height + above)
  return rows.flatMap((row) =>
    columns.map((column) => ({
      href: `/map-tiles/${zoom}/${column}/${row}`,
      x: Math.round(column * tileSize - left),
      y: Math.round(row * tileSize - top),
    })),
  )
}

function range(from: number, to: number): number[] {
  const first = Math.floor(from / tileSize)
  return Array.from({ length: Math.floor(to / tileSize) - first + 1 }, (_, index) => first + index)
}
