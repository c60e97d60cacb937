import clsx from 'clsx'
import { WallTile } from '#design/tile/tile.tsx'
import type { TileTone } from '#design/tile/tile.tsx'
import type { TileName } from '#design/tile/tile-names.ts'

export type WallSpot = TileName | 'gat' | readonly [TileName, TileTone]

/** Tiles with grout between; say the number of columns with a grid-cols class. Decoration, so hidden from readers. */
export function Wall({ tiles, className }: { tiles: readonly WallSpot[]; className?: string }) {
  return (
    <div className={clsx('wall', className)} aria-hidden="true">
      {tiles.map((spot, i) => (typeof spot === 'string' ? <WallTile key={i} name={spot} /> : <WallTile key={i} name={spot[0]} tone={spot[1]} />))}
    </div>
  )
}
