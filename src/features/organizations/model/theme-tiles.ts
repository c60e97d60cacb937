import type { TileTone } from '#design/tile/tile.tsx'
import type { TileName } from '#design/tile/tile-names.ts'
import { type Theme, themes } from './themes.ts'

/** The picture of each theme, everywhere. Tones follow design §7: mostly glaze, some solid, a little second. */
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

/** Pictures of activities, by their codes, for a vacancy whose theme's picture says too little. */
export const taskTiles = {
  company: { tile: 'schaak', tone: 'glaze' },
  hosting: { tile: 'stoel', tone: 'glaze' },
  catering: { tile: 'soep', tone: 'second' },
  driving: { tile: 'bus', tone: 'glaze' },
  gardening: { tile: 'tuin', tone: 'glaze' },
  digital_help: { tile: 'laptop', tone: 'solid' },
  administration: { tile: 'schrijven', tone: 'glaze' },
  board: { tile: 'vergadering', tone: 'solid' },
  media: { tile: 'megafoon', tone: 'second' },
} as const satisfies Record<string, { tile: TileName; tone: TileTone }>

export type TaskTile = keyof typeof taskTiles
/** A tile that a vacancy can have. */
export type TileCode = Theme | TaskTile
export const tileCodes = [...themes, ...(Object.keys(taskTiles) as TaskTile[])] as const
