import { divIcon, layerGroup, type Map as LeafletMap, marker, polygon, polyline, tileLayer } from 'leaflet'
import { streetZooms } from '#features/places/project.ts'
import { mapPlaces } from '#features/places/web/map-places.ts'
import { lakes, rivers, roads, woods } from '#features/places/web/map-shapes.ts'
import { rankShown, riverWidth, smooth } from '#features/places/web/shapes.ts'

/** The land under the pins: the sketch, and over it the streets where the site has them. */
export function drawLand(map: LeafletMap, { hasStreets }: { hasStreets: boolean }): void {
  const land = layerGroup().addTo(map)
  map.createPane('land').classList.add('map-land-pane')
  const still = { interactive: false, pane: 'land' } as const
  let isNamed = !hasStreets

  const draw = () => {
    land.clearLayers()
    const at = map.getZoom()
    for (const line of woods) polygon(smooth(line, true), { ...still, stroke: false, className: 'map-wood', fillOpacity: 1 }).addTo(land)
    for (const line of roads) polyline(smooth(line), { ...still, className: 'map-road', weight: 4 }).addTo(land)
    for (const { line } of lakes) polygon(smooth(line, true), { ...still, stroke: false, className: 'map-water', fillOpacity: 1 }).addTo(land)
    for (const { line, metres } of rivers) polyline(smooth(line), { ...still, className: 'map-river-line', weight: riverWidth(metres, at) }).addTo(land)
    if (!isNamed) return
    for (const [name, latitude, longitude, rank] of mapPlaces) {
      if (rank > rankShown(at)) continue
      const icon = divIcon({ className: `live-name live-name-${rank}`, html: textOf(name), iconSize: [0, 0] })
      marker([latitude, longitude], { ...still, keyboard: false, icon }).addTo(land)
    }
  }
  map.on('zoomend', draw)
  draw()
  if (!hasStreets) return
  const streets = tileLayer('/map-tiles/{z}/{x}/{y}', { className: 'map-street', maxNativeZoom: streetZooms.nearest }).addTo(map)
  // Streets bring their own names; without them the sketch says its own.
  streets.once('tileerror', () => {
    isNamed = true
    draw()
  })
}

function textOf(name: string): HTMLElement {
  const span = document.createElement('span')
  span.textContent = name
  return span
}
