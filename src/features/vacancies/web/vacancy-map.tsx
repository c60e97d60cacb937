import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { tileOf } from '#features/organizations/web/theme-tiles.ts'
import type { MapDrawing } from '#features/places/web/draw-map.ts'
import { groupPins } from '#features/places/web/group-pins.ts'
import { MapCluster, MapPin } from '#features/places/web/map-pin.tsx'
import { MapPicture } from '#features/places/web/map-picture.tsx'
import { mapWords as words } from '#features/vacancies/map-messages.ts'
import { vacancyWords } from '#features/vacancies/messages.ts'
import type { RowFacts } from '#features/vacancies/row-facts.ts'
import type { LiveMap, Pin } from './live-map.ts'

type Props = { map: MapDrawing; rows: readonly RowFacts[]; lit: string | null; onLight: (id: string | null) => void; hrefOf: (id: string) => string }

/**
 * The found places on the land. A picture with links at first, so that it is there without script; then a map that moves,
 * by React where it runs, else by `page-map.ts`, which reads what it needs from these attributes and the list beside it.
 */
export function VacancyMap({ map, rows, lit, onLight, hrefOf }: Props) {
  const t = useT()
  const navigate = useNavigate()
  const frame = useRef<HTMLDivElement>(null)
  const live = useRef<LiveMap>(undefined)
  const [isLive, setLive] = useState(false)
  const placed = rows.filter((row) => row.at)
  const pins = placed.map((row): Pin => ({
    id: row.id,
    href: hrefOf(row.id),
    title: row.title,
    by: row.by,
    note: [row.when, row.where].filter(Boolean).join('. '),
    tile: tileOf(row.theme ? [row.theme] : []).tile,
    at: row.at!,
  }))
  const shown = useRef(pins)
  shown.current = pins

  useEffect(() => {
    const element = frame.current
    // Not shown at this width: nothing is loaded for it.
    if (!element || element.clientWidth === 0) return
    let isGone = false
    const idle = (globalThis as { requestIdleCallback?: (work: () => void) => void }).requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200))
    idle(
      () =>
        void import('./live-map.ts').then(({ mountMap }) => {
          if (isGone) return
          live.current = mountMap(element, {
            center: map.center,
            zoom: map.zoom,
            onLight,
            onOpen: (href) => void navigate(href),
            words: { zoomIn: t(words.zoomIn), zoomOut: t(words.zoomOut), close: t(words.close), places: (n) => t(vacancyWords.places, { n }) },
          })
          live.current.show(shown.current)
          setLive(true)
        }),
    )
    return () => {
      isGone = true
      live.current?.remove()
      live.current = undefined
    }
    // Mounted once; what changes afterwards is told below.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const ids = placed.map(({ id }) => id).join(' ')
  useEffect(() => live.current?.show(shown.current), [ids])
  useEffect(() => live.current?.light(lit), [lit])

  return (
    <div
      className="absolute inset-0"
      data-map={`${map.center.join(' ')} ${map.zoom}`}
      data-zoom-in={t(words.zoomIn)}
      data-zoom-out={t(words.zoomOut)}
      data-close={t(words.close)}
      data-places={t(vacancyWords.places, { n: 2 })}
    >
      {!isLive && (
        <MapPicture map={map}>
          {groupPins(map.points).map(({ x, y, of }) => {
            const [first, ...more] = of.map((index) => pins[index]!)
            return more.length > 0 || !first ? (
              <MapCluster key={`${x} ${y}`} x={x} y={y} count={of.length} />
            ) : (
              <MapPin key={first.id} x={x} y={y} tile={first.tile} href={first.href} label={first.title} lit={first.id === lit} />
            )
          })}
        </MapPicture>
      )}
      <div ref={frame} className="absolute inset-0 pointer-events-none has-[.leaflet-pane]:pointer-events-auto" aria-hidden={isLive ? undefined : true} />
      <p className="absolute left-2 bottom-2 z-[500] rounded-sm bg-surface px-2 text-sm text-text-soft">
        {t(words.sketch)}{' '}
        <a className="link" href="https://www.geonames.org" rel="noreferrer">
          GeoNames
        </a>
      </p>
    </div>
  )
}
