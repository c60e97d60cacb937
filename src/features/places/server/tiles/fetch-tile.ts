import { detectFileType } from '#kernel/http/bodies/server/detect-file-type.ts'
import type { TileAt } from './tile-at.ts'

/** No honest tile is larger. */
const largest = 512 * 1024

/**
 * Asks the tile server of `MAP_TILES` for one square; null when it has none there.
 * `patience`: milliseconds.
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

/** A picture as tiles are; null for anything else. */
export function typeOfTile(bytes: Buffer): string | null {
  const kind = detectFileType(bytes)
  return kind === 'png' || kind === 'jpeg' || kind === 'webp' ? `image/${kind}` : null
}
