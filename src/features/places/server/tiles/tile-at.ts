/** A square of the map: how near, which column, which row, as web maps number them. */
export type TileAt = { z: number; x: number; y: number }

/** The Netherlands with the sea and the border beside them. */
const land = { west: 2.9, east: 7.6, south: 50.5, north: 53.9 } as const
/** From a whole province to the single house; what is nearer is drawn from this. */
export const zooms = { farthest: 6, nearest: 17 } as const

/** The square at these places of an address; null where the product has no map, so that nobody can use it to fetch the world. */
export function readTile({ z, x, y }: Record<'z' | 'x' | 'y', string>): TileAt | null {
  if (![z, x, y].every((part) => /^\d{1,6}$/.test(part))) return null
  const at = { z: Number(z), x: Number(x), y: Number(y) }
  if (at.z < zooms.farthest || at.z > zooms.nearest) return null
  const [west, north] = squareOf(land.west, land.north, at.z)
  const [east, south] = squareOf(land.east, land.south, at.z)
  return at.x >= west && at.x <= east && at.y >= north && at.y <= south ? at : null
}

/** https://wiki.openstreetmap.org/wiki/Slippy_map_tilenames */
function squareOf(longitude: number, latitude: number, zoom: number): [x: number, y: number] {
  const radians = (latitude * Math.PI) / 180
  const side = 2 ** zoom
  return [Math.floor(((longitude + 180) / 360) * side), Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * side)]
}
