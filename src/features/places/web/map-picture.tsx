import clsx from 'clsx'
import type { ReactNode } from 'react'
import { tileSize } from '#features/places/project.ts'
import type { MapDrawing } from './draw-map.ts'
import { PinShapes } from './map-pin.tsx'

/** The map as a picture; its children are drawn on it, in its coordinates. With `label` it is an image with that text alternative. */
export function MapPicture({ map, label, className, children }: { map: MapDrawing; label?: string; className?: string; children?: ReactNode }) {
  return (
    <svg viewBox={`0 0 ${map.width} ${map.height}`} className={clsx('map-picture', className)} {...(label ? { role: 'img', 'aria-label': label } : {})}>
      <path className="map-wood" d={map.woods} />
      <path className="map-road" d={map.roads} />
      <path className="map-water" d={map.lakes} />
      {map.rivers.map(({ d, width }) => (
        <path key={d} className="map-river-line" strokeWidth={width} d={d} />
      ))}
      {map.labels.map(({ name, x, y, rank }) => (
        <text key={name} x={x} y={y} className={`map-name map-name-${rank}`}>
          {name}
        </text>
      ))}
      {map.streets.map(({ href, x, y }) => (
        <image key={href} className="map-street" href={href} x={x} y={y} width={tileSize} height={tileSize} />
      ))}
      <PinShapes />
      {children}
    </svg>
  )
}
