import type { TileName } from '#design/tile/tile-names.ts'
import sprite from '#design/tile/tiles.svg?url'

/** The shapes of pins and clusters, defined once in each picture, since a list has dozens of them. */
export function PinShapes() {
  return (
    <defs>
      <g id="pin" className="map-pin-box">
        <rect x="-21" y="-50" width="42" height="42" rx="8" />
        <path d="M-7-9 0-1 7-9" />
      </g>
      <rect id="pins" className="map-cluster-box" x="-24" y="-24" width="48" height="48" rx="12" />
    </defs>
  )
}

/** A square tile at a point of the map, with its link. */
export function MapPin({ x, y, tile, href, label }: { x: number; y: number; tile: TileName; href?: string; label?: string }) {
  // React's types know `href` on HTML links only.
  const at = { transform: `translate(${Math.round(x)} ${Math.round(y)})` }
  const shape = (
    <>
      <use href="#pin" />
      <use href={`${sprite}#${tile}`} x="-15" y="-44" width="30" height="30" />
    </>
  )
  return href ? (
    <a href={href} aria-label={label} className="map-pin" {...at}>
      {shape}
    </a>
  ) : (
    <g className="map-pin" {...at}>
      {shape}
    </g>
  )
}

/** Several pins at one place. */
export function MapCluster({ x, y, count }: { x: number; y: number; count: number }) {
  return (
    <g className="map-cluster" transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
      <use href="#pins" />
      <text y="6">{count}</text>
    </g>
  )
}
