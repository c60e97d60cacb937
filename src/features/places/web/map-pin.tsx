import type { TileName } from '#design/tile/tile-names.ts'
import sprite from '#design/tile/tiles.svg?url'

/** A square tile on a point of the picture, and its link. */
export function MapPin({ x, y, tile, href, label }: { x: number; y: number; tile: TileName; href?: string; label?: string }) {
  const shape = (
    <g transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
      <g className="map-pin-size">
        <rect className="map-pin-box" x="-21" y="-50" width="42" height="42" rx="8" />
        <path className="map-pin-box" d="M-7-9 0-1 7-9" />
        <use href={`${sprite}#${tile}`} x="-15" y="-44" width="30" height="30" />
      </g>
    </g>
  )
  return href ? (
    <a href={href} aria-label={label} className="map-pin">
      {shape}
    </a>
  ) : (
    <g className="map-pin">{shape}</g>
  )
}

/** Several at one place. */
export function MapCluster({ x, y, count }: { x: number; y: number; count: number }) {
  return (
    <g className="map-cluster" transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
      <g className="map-pin-size">
        <rect x="-24" y="-24" width="48" height="48" rx="12" />
        <text y="6">{count}</text>
      </g>
    </g>
  )
}
