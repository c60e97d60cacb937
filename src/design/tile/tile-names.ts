/** The pictures of the tile set; `leeg` is a blank tile. */
export const tileNames = [
  'koffie',
  'soep',
  'fiets',
  'hond',
  'tuin',
  'boek',
  'schaak',
  'gereedschap',
  'telefoon',
  'muziek',
  'bal',
  'huis',
  'hart',
  'laptop',
  'naaien',
  'boom',
  'boodschappen',
  'rolstoel',
  'boot',
  'molen',
  'vogel',
  'vlieger',
  'schrijven',
  'megafoon',
  'brood',
  'bus',
  'zon',
  'taart',
  'vergadering',
  'slot',
  'zoek',
  'brief',
  'stoel',
  'roos',
  'leeg',
] as const
/** Scenes of two by two tiles. */
export const sceneNames = ['tafel', 'wandelen', 'tuinen', 'lezen'] as const

export type TileName = (typeof tileNames)[number] | (typeof sceneNames)[number]

export const isScene = (name: TileName): boolean => (sceneNames as readonly string[]).includes(name)
