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
  /** The place has a card elsewhere, which is shown instead. */
  showsCard(id: string): boolean
}

/** Cards of one address. */
const most = 20
/** What lies over the map where a card may open: the button that searches there, and on a phone the question and the found places too. */
const free = { narrow: { top: 132, bottom: 240 }, wide: { top: 72, bottom: 12 } }

/** Pins, and groups of those that would lie over one another. Pointer, keyboard and screen reader get the same of them. */
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
    const leaves = () => clusters.getLeaves(id, most).map(({ properties }) => properties.pin)
    // Those at one address never come apart: they share a card.
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

  /** Where the keyboard goes on after a group came apart. */
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

/** A card lies where nothing covers it. */
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

/** Enter and Space do what a press does. */
function pressed(one: Marker, act: () => void): void {
  one.getElement()?.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    event.stopPropagation()
    act()
  })
}

/** Leaflet wants lists it may change. */
export const tuple = ([latitude, longitude]: readonly [number, number]): LatLngTuple => [latitude, longitude]

/** One pin: what its card says. */
export type Pin = { id: string; href: string; title: string; by: string | null; note: string; tile: TileName; at: readonly [number, number] }

/** The cards of one address. */
function cardsOf(pins: readonly Pin[], onOpen: (href: string) => void): HTMLElement {
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
