import type { TileTone } from '#design/tile/tile.tsx'
import type { TileName } from '#design/tile/tile-names.ts'
import { themeTiles } from '#features/organizations/model/theme-tiles.ts'
import type { Theme } from '#features/organizations/model/themes.ts'

/** A tile of the grid, in its tone. */
export type ArticleTile = readonly [name: TileName, tone: TileTone]

/** The tiles between the motifs, each in a tone that suits it. */
const others: readonly TileName[] = [
  'boom',
  'tuin',
  'vogel',
  'koffie',
  'hond',
  'roos',
  'zon',
  'boodschappen',
  'taart',
  'soep',
  'huis',
  'fiets',
  'boek',
  'muziek',
  'brood',
  'vlieger',
  'bal',
  'naaien',
  'schaak',
  'boot',
]
/** The motifs that take two by two cells. */
export const scenes: readonly TileName[] = ['tuinen', 'wandelen', 'tafel', 'lezen']
/** Mostly glaze, some solid, a little second (design §7). */
const tones: readonly TileTone[] = ['glaze', 'second', 'solid', 'soft', 'glaze', 'second', 'soft', 'glaze', 'solid', 'glaze', 'glaze', 'second']

/** The tile grid of an article without a photo: two motifs and twelve tiles in ten columns and two rows, always the same for one article. */
export function articleTiles(id: string, theme: Theme | null): readonly ArticleTile[] {
  const number = numberOf(id)
  const own = theme ? themeTiles[theme].tile : 'roos'
  const rest = others.filter((tile) => tile !== own)
  const small: ArticleTile[] = tones.map((tone, at) => [at === 0 ? own : rest[(number + at * 7) % rest.length]!, at === 0 ? 'glaze' : tone])
  const [first, second] = [scenes[number % 4]!, scenes[(number + 1 + (number % 3)) % 4]!]
  return [[first, 'solid'], ...small.slice(0, 2), [second, 'glaze'], ...small.slice(2)]
}

/** Two tiles for a card: that of its theme and another one. */
export function cardTiles(id: string, theme: Theme | null): readonly ArticleTile[] {
  const { tile, tone } = theme ? themeTiles[theme] : ({ tile: 'roos', tone: 'solid' } as const)
  const rest = others.filter((other) => other !== tile)
  return [
    [tile, tone],
    [rest[numberOf(id) % rest.length]!, tone === 'glaze' ? 'soft' : 'glaze'],
  ]
}

const numberOf = (id: string) => Array.from(id.slice(-12)).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)
