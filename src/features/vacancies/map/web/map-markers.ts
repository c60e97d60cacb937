import { type LatLngTuple, type Map as LeafletMap, type Marker, type PopupOptions, divIcon, marker, popup } from 'leaflet'
import Supercluster from 'supercluster'
import type { TileName } from '#design/tile/tile-names.ts'
import sprite from '#design/tile/tiles.svg?url'

export type MarkerWords = { close: string; places: (n: number) => string }
type Acts = {
  words: MarkerWords
  nearest: number
  onLight(id: string | null): void
  onOpen(href: string): void
  /** Shows the card of this place elsewhere, if there is one; the marker then opens no popup. */
  showsCard(id: string): boolean
}

/** How many vacancies the card of one address lists. */
const most = 20
/**
 * Pixels at the top and bottom where no card may open, because other controls lie there: the search button, and on a phone also
 * the search form and the results.
 */
const free = { narrow: { top: 132, bottom: 240 }, wide: { top: 72, bottom: 12 } }

/** Pins, and clusters of those that would overlap. They work the same by pointer, keyboard and screen reader. */
export function pinsOn(map: LeafletMap, { words, nearest, onLight, onOpen, showsCard }: Acts) {
  const clusters = new Supercluster<{ pin: Pin }>({ radius: 72, maxZoom: nearest })
  const markers = new Map<string, Marker>()
  let lit: string | null = null

  const draw = () => {
    const box = map.getBounds().pad(0.2)
    const now = new Map<string, () => Marker>()
    const around: [number, number, number, number] = [box.getWest(), box.getSouth(), box.getEast(), box.getNorth()]
    for (const { geometry, properties, id } of clusters.getClusters(around, Math.round(map.getZoom()))) {
      const [longitude, latitude] = geometry.coordinates as [number, number]
      if ('cluster' in properties && properties.cluster) now.set(`cluster ${id}`, () => addCluster([latitude, longitude], properties.point_count, Number(id)))
      else now.set((properties as { pin: Pin }).pin.id, () => addPin((properties as { pin: Pin }).pin))
    }
    // Markers that stay are not drawn again: an open popup belongs to its marker, and would close when opening it pans the map.
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
    const leaves = () => clusters.getLeaves(id, most).map(({ properties }) => properties.pin)
    // Vacancies at one address never separate by zooming, so their cluster opens one card.
    const isOneAddress = clusters.getClusterExpansionZoom(id) > nearest
    if (isOneAddress) one.bindPopup(popup({ ...cardOptions(map), offset: [0, -16], maxHeight: 320 }).setContent(cardsOf(leaves(), onOpen)))
    const comeApart = () => map.setView(at, Math.max(clusters.getClusterExpansionZoom(id), map.getZoom() + 1))
    if (!isOneAddress) one.on('click', comeApart)
    one.addTo(map)
    pressed(one, () => {
      if (isOneAddress) return openCard(one)
      const inside = leaves().map((pin) => pin.id)
      map.once('moveend', () => nearestTo(at, inside)?.getElement()?.focus())
      comeApart()
    })
    one.getElement()?.setAttribute('aria-label', words.places(count))
    return one
  }

  const addPin = (pin: Pin) => {
    const html = `<span class="pin"><svg class="tile tile-s" aria-hidden="true"><use href="${sprite}#${pin.tile}"/></svg></span>`
    const one = marker(tuple(pin.at), { riseOnHover: true, icon: divIcon({ className: 'live-pin', html, iconSize: [44, 52], iconAnchor: [22, 52] }) })
    one
      .on('click', () => {
        if (!showsCard(pin.id)) openCard(one, cardOf(pin, onOpen))
      })
      .on('mouseover', () => onLight(pin.id))
      .on('mouseout', () => onLight(null))
      .addTo(map)
    pressed(one, () => {
      if (!showsCard(pin.id)) openCard(one, cardOf(pin, onOpen))?.querySelector('a')?.focus()
    })
    one.getElement()?.setAttribute('aria-label', pin.title)
    return one
  }

  const openCard = (one: Marker, content?: HTMLElement): HTMLElement | undefined => {
    if (content) one.unbindPopup().bindPopup(popup({ ...cardOptions(map), offset: [0, -40] }).setContent(content))
    one.openPopup()
    const card = one.getPopup()?.getElement()
    card?.querySelector('.leaflet-popup-close-button')?.setAttribute('aria-label', words.close)
    if (!content) card?.querySelector('a')?.focus()
    card?.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return
      one.closePopup()
      one.getElement()?.focus()
    })
    return card
  }

  /** Where the focus goes after a cluster has split. */
  const nearestTo = (at: LatLngTuple, inside: readonly string[]) => {
    const own = inside.map((id) => markers.get(id)).find((one) => one !== undefined)
    return own ?? [...markers.values()].toSorted((a, b) => map.distance(a.getLatLng(), at) - map.distance(b.getLatLng(), at))[0]
  }

  const light = (id: string | null) => {
    lit = id
    for (const [of, one] of markers) one.getElement()?.firstElementChild?.classList.toggle('is-on', of === id)
  }

  return {
    draw,
    light,
    show(pins: readonly Pin[]) {
      map.closePopup()
      for (const one of markers.values()) one.remove()
      markers.clear()
      clusters.load(pins.map((pin) => ({ type: 'Feature', properties: { pin }, geometry: { type: 'Point', coordinates: [pin.at[1], pin.at[0]] } })))
    },
  }
}

/** Options that open a card where nothing covers it. */
function cardOptions(map: LeafletMap) {
  const { top, bottom } = map.getSize().x < 500 ? free.narrow : free.wide
  return {
    className: 'live-card',
    minWidth: 280,
    maxWidth: 320,
    autoPanPaddingTopLeft: [12, top],
    autoPanPaddingBottomRight: [12, bottom],
  } satisfies PopupOptions
}

/** Enter and Space do the same as a click. */
function pressed(one: Marker, act: () => void): void {
  one.getElement()?.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    event.stopPropagation()
    act()
  })
}

/** A mutable copy, because Leaflet's types ask for one. */
export const tuple = ([latitude, longitude]: readonly [number, number]): LatLngTuple => [latitude, longitude]

/** One pin and the content of its card. */
export type Pin = { id: string; href: string; title: string; by: string | null; note: string; tile: TileName; at: readonly [number, number] }

/** The combined card of one address. */
function cardsOf(pins: readonly Pin[], onOpen: (href: string) => void): HTMLElement {
  const cards = document.createElement('div')
  cards.className = 'live-card-list'
  cards.append(...pins.map((pin) => cardOf(pin, onOpen)))
  return cards
}

/** The card of a pin. Built from DOM nodes, not HTML, because users write the titles. */
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
