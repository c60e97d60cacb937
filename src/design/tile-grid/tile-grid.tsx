import clsx from 'clsx'
import { GridTile } from '#design/tile/tile.tsx'
import type { TileTone } from '#design/tile/tile.tsx'
import type { TileName } from '#design/tile/tile-names.ts'

export type TileGridCell = TileName | 'gat' | readonly [TileName, TileTone]

/** Decorative tiles with grout between them, hidden from screen readers; set the number of columns with a grid-cols class. */
export function TileGrid({ tiles, className }: { tiles: readonly TileGridCell[]; className?: string }) {
  return (
    <div className={clsx('tile-grid', className)} aria-hidden="true">
      {tiles.map((spot, i) => (typeof spot === 'string' ? <GridTile key={i} name={spot} /> : <GridTile key={i} name={spot[0]} tone={spot[1]} />))}
    </div>
  )
}
