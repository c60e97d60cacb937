import { project, streetZooms, tileSize } from '#features/places/project.ts'
import { detectFileType } from '#kernel/http/bodies/server/read-form.ts'

/** A map tile: zoom level, column and row, as web maps number them. */
export type TileAt = { z: number; x: number; y: number }

/** The bounds of the Netherlands, with the sea and the border region. */
const land = { west: 2.9, east: 7.6, south: 50.5, north: 53.9 } as const

/** The tile at these path segments; null outside the bounds, so that nobody can use the proxy to fetch the whole world. */
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

/** Bytes; no valid tile is larger. */
const largest = 512 * 1024

/**
 * Fetches one tile from the tile server of `MAP_TILES`; null when it has none there. `patience`: milliseconds.
 * @throws when it is slow, unreachable, or sends anything but a picture
 */
export async function fetchTile(template: string, { z, x, y }: TileAt, patience: number): Promise<Buffer | null> {
  const address = template.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y))
  const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(patience), headers: { 'user-agent': 'volunteer-platform (map tiles)' } })
  if (answer.status === 404 || answer.status === 204) return null
  if (!answer.ok || !answer.body) throw new Error(`the tile server answered ${answer.status}`)
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of answer.body) {
    size += part.length
    if (size > largest) throw new Error(`a tile of more than ${largest} bytes`)
    parts.push(part)
  }
  const bytes = Buffer.concat(parts)
  if (!typeOfTile(bytes)) throw new Error('the tile server sent no picture')
  return bytes
}

/** The media type of a tile; null for anything that is not a picture. */
export function typeOfTile(bytes: Buffer): string | null {
  const kind = detectFileType(bytes)
  return kind === 'png' || kind === 'jpeg' || kind === 'webp' ? `image/${kind}` : null
}
