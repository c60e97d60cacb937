import { control, latLngBounds, map as createMap } from 'leaflet'
import { drawLand } from './map-land.ts'
import type { Pin } from './map-cards.ts'
import { type MarkerWords, pinsOn, tuple } from './map-markers.ts'
import 'leaflet/dist/leaflet.css'
import './live-map.css'

export type MapWords = MarkerWords & { zoomIn: string; zoomOut: string }
/** Where a map lies. */
export type MapView = { center: readonly [latitude: number, longitude: number]; zoom: number }
/** What of the land is seen: its middle, and how far the corners are from there. */
export type MapArea = MapView & { km: number }

type Options = MapView & {
  words: MapWords
  hasStreets: boolean
  onLight(id: string | null): void
  onOpen(href: string): void
  showsCard(id: string): boolean
  /** Somebody moved it. */
  onMoved(area: MapArea): void
}

const farthest = 7

/** The picture of the map comes alive: it can be moved and made larger, and every pin has its card. Asks nothing of anybody else. */
export function mountMap(element: HTMLElement, { center, zoom, words, hasStreets, onMoved, ...acts }: Options) {
  const nearest = hasStreets ? 18 : 14
  const map = createMap(element, {
    center: tuple(center),
    zoom: Math.floor(zoom),
    minZoom: farthest,
    maxZoom: nearest,
    zoomControl: false,
    attributionControl: false,
    zoomSnap: hasStreets ? 1 : 0.5,
  })
  control.zoom({ position: map.getSize().x < 500 ? 'bottomright' : 'topright', zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map)
  drawLand(map, { hasStreets })
  const pins = pinsOn(map, { words, nearest, ...acts })
  /** The map's own moves ask nobody whether to search there. */
  let isOwnMove = false
  const area = (): MapArea => {
    const { lat, lng } = map.getCenter()
    return { center: [lat, lng], zoom: map.getZoom(), km: map.distance([lat, lng], map.getBounds().getNorthEast()) / 1000 }
  }
  map.on('moveend', () => {
    pins.draw()
    if (!isOwnMove) onMoved(area())
  })
  const move = (to: () => void) => {
    isOwnMove = true
    to()
    isOwnMove = false
  }
  return {
    /** Shows these; all of them in the picture, or the view that is given. */
    show(given: readonly Pin[], view?: MapView) {
      pins.show(given)
      move(() => {
        if (view) map.setView(tuple(view.center), view.zoom, { animate: false })
        else if (given.length > 0) map.fitBounds(latLngBounds(given.map(({ at }) => tuple(at))).pad(0.15), { maxZoom: hasStreets ? 15 : 13, animate: false })
      })
      pins.draw()
    },
    light: pins.light,
    /** Brings a place into the picture, above what lies over its lower part. */
    reveal(at: readonly [number, number], hidden: number) {
      const padding = { paddingTopLeft: [40, 150], paddingBottomRight: [60, hidden + 40] } satisfies {
        paddingTopLeft: [number, number]
        paddingBottomRight: [number, number]
      }
      move(() => map.panInside(tuple(at), { ...padding, animate: false }))
    },
    isSeen: (at: readonly [number, number]) => map.getBounds().contains(tuple(at)),
  }
}
