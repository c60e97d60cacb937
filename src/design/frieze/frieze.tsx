import clsx from 'clsx'
import type { TileTone } from '#design/tile/tile.tsx'
import sprite from '#design/tile/tiles.svg?url'

/** The decorative edge above a band, 32 px high: rosettes, or lozenges when the corners are straight. */
export function Frieze({ tone = 'solid', className }: { tone?: TileTone; className?: string }) {
  return (
    <svg className={clsx('tile frieze', tone !== 'glaze' && `tile-${tone}`, className)} aria-hidden="true">
      <use href={`${sprite}#rand`} />
    </svg>
  )
}
