import type { TileTone } from '#design/tile/tile.tsx'
import type { TileName } from '#design/tile/tile-names.ts'
import type { Theme } from './themes.ts'

/** Which picture each theme has, everywhere. Tones follow design §7: mostly glaze, some solid, a little second. */
export const themeTiles: Record<Theme, { tile: TileName; tone: TileTone }> = {
  care: { tile: 'hart', tone: 'glaze' },
  elderly: { tile: 'koffie', tone: 'second' },
  youth_education: { tile: 'vlieger', tone: 'glaze' },
  language: { tile: 'boek', tone: 'solid' },
  sport: { tile: 'bal', tone: 'solid' },
  nature: { tile: 'boom', tone: 'glaze' },
  animals: { tile: 'hond', tone: 'second' },
  arts: { tile: 'muziek', tone: 'glaze' },
  heritage: { tile: 'molen', tone: 'glaze' },
  neighbourhood: { tile: 'huis', tone: 'solid' },
  poverty: { tile: 'brood', tone: 'second' },
  health: { tile: 'fiets', tone: 'glaze' },
  mental_health: { tile: 'telefoon', tone: 'glaze' },
  disability: { tile: 'rolstoel', tone: 'solid' },
  family: { tile: 'boodschappen', tone: 'glaze' },
  housing: { tile: 'gereedschap', tone: 'glaze' },
  religion: { tile: 'zon', tone: 'second' },
  events: { tile: 'taart', tone: 'solid' },
}
