import { control, divIcon, latLngBounds, type LatLngTuple, layerGroup, map as createMap, type Marker, marker, polygon, polyline, popup } from 'leaflet'
import Supercluster from 'supercluster'
import type { TileName } from '#design/tile/tile-names.ts'
import sprite from '#design/tile/tiles.svg?url'
import { mapPlaces } from '#features/places/web/map-places.ts'
import { lakes, rivers, roads, woods } from '#features/places/web/map-shapes.ts'
import { rankShown, riverWidth, smooth } from '#features/places/web/project.ts'
import 'leaflet/dist/leaflet.css'
import './live-map.css'

/** One pin: what its card says. */
export type Pin = { id: string; href: string; title: string; by: string | null; note: string; tile: TileName; at: readonly [number, number] }
export type MapWords = { zoomIn: string; zoomOut: string; close: string; places: (n: number) => string }
export type LiveMap = { show(pins: readonly Pin[]): void; light(id: string | null): void; remove(): void }

type View = { center: readonly [number, number]; zoom: number; words: MapWords; onLight: (id: string | null) => void; onOpen: (href: string) => void }

const farthest = 7
const nearest = 14
/** Cards of one address. */
const max = 20

/** The picture of the map comes alive: it can be moved and made larger, and every pin has its card. Asks nothing of anybody else. */
export function mountMap(element: HTMLElement, { center, zoom, words, onLight, onOpen }: View): LiveMap {
  const map = createMap(element, {
    center: tuple(center),
    zoom: Math.floor(zoom),
    minZoom: farthest,
    maxZoom: nearest,
    zoomControl: false,
    attributionControl: false,
    zoomSnap: 0.5,
  })
  control.zoom({ position: map.getSize().x < 500 ? 'bottomright' : 'topright', zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map)
  const land = layerGroup().addTo(map)
  const clusters = new Supercluster<{ pin: Pin }>({ radius: 72, maxZoom: nearest })
  const markers = new Map<string, Marker>()
  let lit: string | null = null

  const drawLand = () => {
    land.clearLayers()
    const at = map.getZoom()
    const still = { interactive: false } as const
    for (const line of woods) polygon(smooth(line, true), { ...still, stroke: false, className: 'map-wood', fillOpacity: 1 }).addTo(land)
    for (const line of roads) polyline(smooth(line), { ...still, className: 'map-road', weight: 4 }).addTo(land)
    for (const { line } of lakes) polygon(smooth(line, true), { ...still, stroke: false, className: 'map-water', fillOpacity: 1 }).addTo(land)
    for (const { line, metres } of rivers) polyline(smooth(line), { ...still, className: 'map-river-line', weight: riverWidth(metres, at) }).addTo(land)
    for (const [name, latitude, longitude, rank] of mapPlaces) {
      if (rank > rankShown(at)) continue
      marker([latitude, longitude], {
        ...still,
        keyboard: false,
        icon: divIcon({ className: `live-name live-name-${rank}`, html: textOf(name), iconSize: [0, 0] }),
      }).addTo(land)
    }
  }
  const drawPins = () => {
    const box = map.getBounds().pad(0.2)
    const now = new Map<string, () => Marker>()
    for (const { geometry, properties, id } of clusters.getClusters(
      [box.getWest(), box.getSouth(), box.getEast(), box.getNorth()],
      Math.round(map.getZoom()),
    )) {
      const [longitude, latitude] = geometry.coordinates as [number, number]
      if ('cluster' in properties && properties.cluster) now.set(`cluster ${id}`, () => addCluster([latitude, longitude], properties.point_count, Number(id)))
      else now.set((properties as { pin: Pin }).pin.id, () => addPin((properties as { pin: Pin }).pin))
    }
    // Those that stay are left alone: a card that hangs on one must not close because the map made room for it.
    for (const [key, one] of markers) {
      if (now.has(key)) continue
      one.remove()
      markers.delete(key)
    }
    for (const [key, add] of now) if (!markers.has(key)) markers.set(key, add())
    light(lit)
  }
  const addCluster = (at: LatLngTuple, count: number, id: number) => {
    const one = marker(at, { icon: divIcon({ className: 'live-cluster', html: `<span class="cluster">${count}</span>`, iconSize: [48, 48] }) })
    // Those at one address never come apart: they share a card.
    if (clusters.getClusterExpansionZoom(id) > nearest)
      one.bindPopup(
        popup({ offset: [0, -16], className: 'live-card', minWidth: 280, maxWidth: 320, maxHeight: 320 }).setContent(
          cardsOf(
            clusters.getLeaves(id, max).map(({ properties }) => properties.pin),
            onOpen,
          ),
        ),
      )
    else one.on('click', () => map.setView(at, Math.max(clusters.getClusterExpansionZoom(id), map.getZoom() + 1)))
    one.addTo(map)
    one.getElement()?.setAttribute('aria-label', words.places(count))
    return one
  }
  const addPin = (pin: Pin) => {
    const one = marker(tuple(pin.at), {
      riseOnHover: true,
      icon: divIcon({
        className: 'live-pin',
        html: `<span class="pin"><svg class="tile tile-s" aria-hidden="true"><use href="${sprite}#${pin.tile}"/></svg></span>`,
        iconSize: [44, 52],
        iconAnchor: [22, 52],
      }),
    })
    one.bindPopup(popup({ offset: [0, -40], className: 'live-card', minWidth: 280, maxWidth: 320 }).setContent(cardOf(pin, onOpen)))
    one
      .on('mouseover', () => onLight(pin.id))
      .on('mouseout', () => onLight(null))
      .addTo(map)
    one.getElement()?.setAttribute('aria-label', pin.title)
    return one
  }
  const light = (id: string | null) => {
    lit = id
    for (const [of, one] of markers) one.getElement()?.firstElementChild?.classList.toggle('is-on', of === id)
  }

  map.on('zoomend', drawLand).on('moveend', drawPins)
  map.on('popupopen', ({ popup: opened }) => opened.getElement()?.querySelector('.leaflet-popup-close-button')?.setAttribute('aria-label', words.close))
  drawLand()
  return {
    show(given) {
      map.closePopup()
      for (const one of markers.values()) one.remove()
      markers.clear()
      clusters.load(given.map((pin) => ({ type: 'Feature', properties: { pin }, geometry: { type: 'Point', coordinates: [pin.at[1], pin.at[0]] } })))
      if (given.length > 0) map.fitBounds(latLngBounds(given.map(({ at }) => tuple(at))).pad(0.15), { maxZoom: 13, animate: false })
      drawPins()
    },
    light,
    remove: () => void map.remove(),
  }
}

/** Leaflet wants lists it may change. */
const tuple = ([latitude, longitude]: readonly [number, number]): LatLngTuple => [latitude, longitude]

function textOf(name: string): HTMLElement {
  const span = document.createElement('span')
  span.textContent = name
  return span
}

function cardsOf(pins: readonly Pin[], onOpen: View['onOpen']): HTMLElement {
  const cards = document.createElement('div')
  cards.className = 'live-card-list'
  cards.append(...pins.map((pin) => cardOf(pin, onOpen)))
  return cards
}

/** The card of a pin. Made of nodes, not of text: titles are written by people. */
function cardOf({ href, title, by, note, tile }: Pin, onOpen: (href: string) => void): HTMLElement {
  const card = document.createElement('div')
  card.className = 'live-card-row'
  card.innerHTML = `<svg class="tile tile-solid tile-rs" aria-hidden="true"><use href="${sprite}#${tile}"/></svg><div><a></a><p class="by"></p><p class="note"></p></div>`
  const link = card.querySelector('a')!
  link.href = href
  link.textContent = title
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onOpen(href)
  })
  card.querySelector('.by')!.textContent = by ?? ''
  card.querySelector('.note')!.textContent = note
  return card
}
