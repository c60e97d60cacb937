import type { TileTone } from '#design/tile/tile.tsx'
import type { TileName } from '#design/tile/tile-names.ts'
import { themeTiles } from '#features/organizations/theme-tiles.ts'
import type { Theme } from '#features/organizations/themes.ts'

/** A thing with several themes has the picture of its first; without any, the rose. */
export function tileOf(themes: readonly Theme[]): { tile: TileName; tone: TileTone } {
  return (themes[0] && themeTiles[themes[0]]) ?? { tile: 'roos', tone: 'soft' }
}
