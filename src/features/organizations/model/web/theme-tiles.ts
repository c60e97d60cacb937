import type { TileTone } from '#design/tile/tile.tsx'
import type { TileName } from '#design/tile/tile-names.ts'
import { taskTiles, themeTiles, type TileCode } from '#features/organizations/model/theme-tiles.ts'

const tiles: Readonly<Record<TileCode, { tile: TileName; tone: TileTone }>> = { ...themeTiles, ...taskTiles }

/** The picture of the first theme; without any, the rose. */
export function tileOf([first]: readonly TileCode[]): { tile: TileName; tone: TileTone } {
  return (first && tiles[first]) ?? { tile: 'roos', tone: 'soft' }
}
