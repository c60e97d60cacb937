import { type Map as LeafletMap, control, divIcon, latLngBounds, layerGroup, map as createMap, marker, polygon, polyline, tileLayer } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { streetZooms } from '#features/places/project.ts'
import { mapNamesAddress, type MapName, rankShown } from '#features/places/map-name.ts'
import { lakes, riverWidth, rivers, roads, smooth, woods } from '#features/places/web/map-shapes.ts'
import './live-map.css'
import { type MarkerWords, type Pin, pinsOn, tuple } from './map-markers.ts'

export type MapWords = MarkerWords & { zoomIn: string; zoomOut: string }
/** Where a map lies. */
export type MapView = { center: readonly [latitude: number, longitude: number]; zoom: number }
/** The visible part of the map: its center, and the distance from there to a corner in kilometres. */
export type MapArea = MapView & { km: number }

type Options = MapView & {
  words: MapWords
  hasStreets: boolean
  onLight(id: string | null): void
  onOpen(href: string): void
  showsCard(id: string): boolean
  /** The user moved the map. */
  onMoved(area: MapArea): void
}

const farthest = 7

/** Replaces the picture of the map with an interactive one: it pans and zooms, and each pin has a card. It makes no request to another host. */
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
  /** True while the code moves the map: only a move by the user offers to search there. */
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
    /** Shows these pins, in the given view or else in one that fits them all. */
    show(given: readonly Pin[], view?: MapView) {
      pins.show(given)
      move(() => {
        if (view) map.setView(tuple(view.center), view.zoom, { animate: false })
        else if (given.length > 0) map.fitBounds(latLngBounds(given.map(({ at }) => tuple(at))).pad(0.15), { maxZoom: hasStreets ? 15 : 13, animate: false })
      })
      pins.draw()
    },
    light: pins.light,
    /** Pans so that a place is visible above what covers the lower part of the map. */
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

/** The base map: the sketch, and on top of it the street tiles if the site has them. */
function drawLand(map: LeafletMap, { hasStreets }: { hasStreets: boolean }): void {
  const land = layerGroup().addTo(map)
  map.createPane('land').classList.add('map-land-pane')
  const still = { interactive: false, pane: 'land' } as const
  let names: readonly MapName[] = []

  const draw = () => {
    land.clearLayers()
    const at = map.getZoom()
    for (const line of woods) polygon(smooth(line, true), { ...still, stroke: false, className: 'map-wood', fillOpacity: 1 }).addTo(land)
    for (const line of roads) polyline(smooth(line), { ...still, className: 'map-road', weight: 4 }).addTo(land)
    for (const { line } of lakes) polygon(smooth(line, true), { ...still, stroke: false, className: 'map-water', fillOpacity: 1 }).addTo(land)
    for (const { line, metres } of rivers) polyline(smooth(line), { ...still, className: 'map-river-line', weight: riverWidth(metres, at) }).addTo(land)
    for (const [name, latitude, longitude, rank] of names) {
      if (rank > rankShown(at)) break
      const icon = divIcon({ className: `live-name live-name-${rank}`, html: textOf(name), iconSize: [0, 0] })
      marker([latitude, longitude], { ...still, keyboard: false, icon }).addTo(land)
    }
  }
  const fetchNames = async () => {
    const answer = await fetch(mapNamesAddress).catch(() => null)
    // Without them the map shows where things are all the same.
    if (!answer?.ok) return
    names = await answer.json()
    draw()
  }
  map.on('zoomend', draw)
  draw()
  if (!hasStreets) return void fetchNames()
  const streets = tileLayer('/map-tiles/{z}/{x}/{y}', { className: 'map-street', maxNativeZoom: streetZooms.nearest }).addTo(map)
  // Street tiles have names of their own; where they do not come, the sketch has its names. In the place of a missing one comes a picture of one pixel.
  const look = ({ tile }: { tile: HTMLElement }) => {
    if (tile instanceof HTMLImageElement && tile.naturalWidth > 1) return
    streets.off({ tileload: look, tileerror: look })
    void fetchNames()
  }
  streets.on({ tileload: look, tileerror: look })
}

function textOf(name: string): HTMLElement {
  const span = document.createElement('span')
  span.textContent = name
  return span
}
