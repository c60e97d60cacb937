import type { TileName } from '#design/tile/tile-names.ts'
import { Sign } from '#design/sign/sign.tsx'
import type { MapDrawing } from './draw-map.ts'
import { MapPicture } from './map-picture.tsx'
import { MapPin } from './map-pin.tsx'

/** A map of one place with its pin. It is not interactive, so it needs no script. */
export function SmallMap({ map, tile, label, sign }: { map: MapDrawing; tile: TileName; label: string; sign: string }) {
  const [x, y] = map.points[0] ?? [map.width / 2, map.height / 2]
  return (
    <div className="relative h-72 rounded-lg overflow-hidden mt-4 border border-line">
      <MapPicture map={map} label={label} className="map-small">
        <MapPin x={x} y={y} tile={tile} />
      </MapPicture>
      <span className="absolute left-5 bottom-5 max-w-[80%]">
        <Sign large>{sign}</Sign>
      </span>
      {map.credit && <p className="absolute right-0 top-0 rounded-bl-sm bg-surface px-2 text-sm text-text-soft">{map.credit}</p>}
    </div>
  )
}
