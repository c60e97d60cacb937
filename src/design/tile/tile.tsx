import clsx from 'clsx'
import { isScene } from './tile-names.ts'
import type { TileName } from './tile-names.ts'
import sprite from './tiles.svg?url'

export type TileTone = 'glaze' | 'solid' | 'second' | 'soft' | 'line'
export type TileProps = {
  name: TileName
  tone?: TileTone
  /** Corner radius: none in a tile grid, else 8, 12 or 16 px. */
  round?: 'none' | 'small' | 'medium' | 'large'
  /** Below 40 px: without corner ornaments. */
  small?: boolean
  className?: string
}

const corners = { none: '', small: 'tile-rs', medium: 'tile-r', large: 'tile-rl' }

/** A picture in the tenant's colours, as wide as its container. Always beside words that say the same, so hidden from screen readers. */
export function Tile({ name, tone = 'glaze', round = 'none', small, className }: TileProps) {
  return (
    <svg className={clsx('tile', tone !== 'glaze' && `tile-${tone}`, corners[round], small && 'tile-s', className)} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}

/** A tile in a tile grid; scenes span two by two. `gat` is the missing tile of an error page. */
export function GridTile({ name, tone }: { name: TileName | 'gat'; tone?: TileTone }) {
  if (name === 'gat') return <span className="tile tile-gap" />
  return <Tile name={name} {...(tone ? { tone } : {})} {...(isScene(name) ? { className: 'big' } : {})} />
}
