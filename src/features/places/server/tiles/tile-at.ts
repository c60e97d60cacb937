import { project, streetZooms, tileSize } from '#features/places/project.ts'

/** A square of the map: how near, which column, which row, as web maps number them. */
export type TileAt = { z: number; x: number; y: number }

/** The Netherlands with the sea and the border beside them. */
const land = { west: 2.9, east: 7.6, south: 50.5, north: 53.9 } as const

/** The square at these places of an address; null where the product has no map, so that nobody can use it to fetch the world. */
export function readTile({ z, x, y }: Record<'z' | 'x' | 'y', string>): TileAt | null {
  if (![z, x, y].every((part) => /^\d{1,6}$/.test(part))) return null
  const at = { z: Number(z), x: Number(x), y: Number(y) }
  if (at.z < streetZooms.farthest || at.z > streetZooms.nearest) return null
  const [west, north] = squareOf([land.north, land.west], at.z)
  const [east, south] = squareOf([land.south, land.east], at.z)
  return at.x >= west && at.x <= east && at.y >= north && at.y <= south ? at : null
}

function squareOf(point: readonly [latitude: number, longitude: number], zoom: number): [column: number, row: number] {
  const [x, y] = project(point, zoom)
  return [Math.floor(x / tileSize), Math.floor(y / tileSize)]
}
