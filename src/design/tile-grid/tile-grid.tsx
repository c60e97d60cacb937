import clsx from 'clsx'
import type { TileName } from '#design/tile/tile-names.ts'
import { GridTile, type TileTone } from '#design/tile/tile.tsx'

export type TileGridCell = TileName | 'gat' | readonly [TileName, TileTone]

/** Decorative tiles with grout between them, hidden from screen readers; set the number of columns with a grid-cols class. */
export function TileGrid({ tiles, className }: { tiles: readonly TileGridCell[]; className?: string }) {
  return (
    <div className={clsx('tile-grid', className)} aria-hidden="true">
      {tiles.map((spot, i) => (typeof spot === 'string' ? <GridTile key={i} name={spot} /> : <GridTile key={i} name={spot[0]} tone={spot[1]} />))}
    </div>
  )
}

/** The tile grid of the home page: five columns. */
export const homeTiles: readonly TileGridCell[] = [
  'boek',
  'koffie',
  ['soep', 'solid'],
  ['leeg', 'soft'],
  'fiets',
  ['tafel', 'solid'],
  ['hond', 'second'],
  'naaien',
  ['huis', 'solid'],
  'tuin',
  ['roos', 'soft'],
  'bal',
  'telefoon',
  ['vlieger', 'solid'],
  'wandelen',
  ['boodschappen', 'second'],
  ['leeg', 'soft'],
  'gereedschap',
  ['muziek', 'solid'],
  ['bus', 'second'],
  'boot',
  ['taart', 'solid'],
  ['zon', 'soft'],
  'brood',
  ['schaak', 'solid'],
  'vogel',
  'rolstoel',
  ['schrijven', 'second'],
  'laptop',
]

/** Beside the sign-in and sign-up forms: four columns. */
export const authTiles: readonly TileGridCell[] = [
  ['lezen', 'solid'],
  'bal',
  ['koffie', 'second'],
  'fiets',
  ['roos', 'soft'],
  ['leeg', 'soft'],
  ['huis', 'solid'],
  'tuinen',
  'muziek',
  ['soep', 'second'],
  'hond',
  ['gereedschap', 'solid'],
  'telefoon',
  ['vlieger', 'solid'],
  'brood',
  ['naaien', 'second'],
  ['wandelen', 'solid'],
  'boom',
  ['zon', 'soft'],
  'bus',
  ['taart', 'second'],
  ['vergadering', 'solid'],
  'laptop',
]

/** An error page: one tile is missing. Four columns. */
export const errorTiles: readonly TileGridCell[] = [
  ['huis', 'solid'],
  'koffie',
  ['boom', 'soft'],
  ['bal', 'second'],
  'telefoon',
  ['vogel', 'solid'],
  'gat',
  'boek',
  ['zoek', 'solid'],
  ['fiets', 'soft'],
  'hond',
  ['brief', 'solid'],
  'tuin',
  ['muziek', 'second'],
  'bus',
  ['leeg', 'soft'],
]
