import type { TileName } from '#design/tile/tile-names.ts'
import { distanceKm } from '#features/places/place.ts'
import { nearestPlace } from '#features/places/web/nearest-place.ts'
import { mapWords } from '#features/vacancies/map/map-messages.ts'
import { say } from '#kernel/i18n/messages.ts'
import { type MapArea, type MapView, mountMap } from './live-map.ts'
import type { Pin } from './map-markers.ts'
import { hrefOf, idOf } from './result-id.ts'

/** Screens on which the map fills the screen (`map-screen.css`). */
const phone = '(max-width: 47.99rem) and (min-height: 30rem)'

/** On a phone, the results as a strip of cards over the map. Scrolling or stepping to a card highlights its pin. */
class CardStrip {
  readonly #box: HTMLElement
  readonly #onCard: (id: string) => void
  readonly #media = matchMedia(phone)
  #at = -1

  constructor(box: HTMLElement, { onCard }: { onCard: (id: string) => void }) {
    this.#box = box
    this.#onCard = onCard
    this.#pager.addEventListener('click', ({ target }) => {
      const step = target instanceof Element && target.closest<HTMLElement>('[data-step]')?.dataset['step']
      if (step) this.#scrollTo(this.#at + Number(step))
    })
  }

  get isUsed(): boolean {
    return this.#media.matches && this.#list !== null
  }

  /** The height of the map that it covers, in pixels. */
  get height(): number {
    return this.isUsed ? window.innerHeight - this.#list!.getBoundingClientRect().top : 0
  }

  /** Scrolls to the card of a place; false on wide screens, where the map opens popups instead. */
  show(id: string): boolean {
    const at = this.#cards.findIndex((card) => idOf(card) === id)
    if (!this.isUsed || at < 0) return false
    this.#scrollTo(at)
    this.#cards[at]!.querySelector<HTMLElement>('a[href]')!.focus({ preventScroll: true })
    return true
  }

  /** After the list has changed. */
  refresh(): void {
    this.#at = -1
    this.#pager.hidden = this.#cards.length < 2
    // The list element may have been replaced by a new one.
    this.#list?.addEventListener('scroll', this.#settle, { passive: true })
    this.#read(false)
  }

  /** Says how many results are in view. */
  tell(seen: number): void {
    const status = this.#box.querySelector<HTMLElement>('[data-seen]')!
    status.textContent = (seen === 1 ? status.dataset['one']! : status.dataset['other']!).replace('{n}', String(seen))
  }

  get #list(): HTMLElement | null {
    return document.querySelector('.map-screen .results')
  }

  get #cards(): HTMLElement[] {
    return this.#list ? [...this.#list.children].filter((card) => card instanceof HTMLElement) : []
  }

  get #pager(): HTMLElement {
    return this.#box.querySelector('[data-pager]')!
  }

  #scrollTo(at: number): void {
    const card = this.#cards[Math.min(Math.max(at, 0), this.#cards.length - 1)]
    card?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }

  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #settle = () => {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#read(true), 80)
  }

  /** Finds the card in the middle. */
  #read(tells: boolean): void {
    const list = this.#list
    if (!this.isUsed || !list) return
    const middle = list.getBoundingClientRect().left + list.clientWidth / 2
    const away = this.#cards.map((card) => {
      const { left, width } = card.getBoundingClientRect()
      return Math.abs(left + width / 2 - middle)
    })
    // The first and last card cannot scroll to the middle.
    const end = list.scrollWidth - list.clientWidth
    const at = list.scrollLeft <= 2 ? 0 : list.scrollLeft >= end - 2 ? away.length - 1 : away.indexOf(Math.min(...away))
    if (at === this.#at || at < 0) return
    this.#at = at
    const label = this.#pager.querySelector<HTMLElement>('[data-at]')!
    label.textContent = label.dataset['words']!.replace('{n}', String(at + 1)).replace('{total}', String(away.length))
    for (const button of this.#pager.querySelectorAll<HTMLButtonElement>('[data-step]')) {
      button.toggleAttribute('disabled', at + Number(button.dataset['step']) < 0 || at + Number(button.dataset['step']) >= away.length)
    }
    for (const [index, card] of this.#cards.entries()) card.classList.toggle('is-current', index === at)
    if (tells) this.#onCard(idOf(this.#cards[at]!))
  }
}

/** Makes the map interactive. It shows what is in the list beside it, which on a phone is the strip of cards. */
export function mountPageMap(box: HTMLElement): void {
  const frame = box.querySelector<HTMLElement>(':scope > .map-frame')
  if (!frame || frame.clientWidth === 0) return
  const { map = '', zoomIn = '', zoomOut = '', close = '', places = '' } = box.dataset
  const [latitude = 0, longitude = 0, zoom = 7] = map.split(' ').map(Number)
  const searchHere = box.querySelector<HTMLButtonElement>('[data-search-area]')
  // The list of this map only: a page may have other lists.
  const list = box.closest<HTMLElement>('[data-map-list]') ?? document
  let area: MapArea | undefined
  let pins: Pin[] = []
  const strip = new CardStrip(box, { onCard: (id) => choose(id) })
  const live = mountMap(frame, {
    center: [latitude, longitude],
    zoom,
    hasStreets: 'streets' in box.dataset,
    words: { zoomIn, zoomOut, close, places: (n) => places.replace('2', String(n)) },
    onLight: (id) => {
      for (const row of rowsOf(list)) row.classList.toggle('is-on', idOf(row) === id)
    },
    onOpen: (href) => location.assign(href),
    showsCard: (id) => strip.show(id),
    onMoved: (moved) => {
      area = moved
      if (searchHere) searchHere.hidden = false
      tellSeen()
    },
  })
  const choose = (id: string) => {
    const pin = pins.find((one) => one.id === id)
    live.light(id)
    if (pin) live.reveal(pin.at, strip.height)
  }
  const tellSeen = () => strip.tell(pins.filter(({ at }) => live.isSeen(at)).length)
  const show = (view = viewOf('')) => {
    pins = pinsOf(list)
    live.show(pins, view)
    strip.refresh()
    tellSeen()
  }
  show(viewOf(location.hash))
  searchHere?.addEventListener('click', () => area && void searchArea(searchHere, area))
  box.dataset['mounted'] = ''
  box.querySelector('.map-picture')?.remove()
  frame.removeAttribute('aria-hidden')
  document.addEventListener('narrowed', () => show())
  document.addEventListener('pointerover', ({ target }) => {
    if (strip.isUsed) return
    const row = target instanceof Element ? target.closest('.result[data-at]') : null
    if (row || (target instanceof Element && !box.contains(target))) live.light(row && idOf(row))
  })
}

const rowsOf = (list: ParentNode) => list.querySelectorAll<HTMLElement>('.result[data-at]')

function pinsOf(list: ParentNode): Pin[] {
  return [...rowsOf(list)].map((row) => {
    const [when, , where] = [...row.querySelectorAll('.facts li')].map((fact) => fact.textContent)
    return {
      id: idOf(row),
      href: hrefOf(row),
      title: row.querySelector('a[href]')?.textContent ?? '',
      by: row.querySelector('.by')?.textContent ?? null,
      note: [when, where].filter(Boolean).join('. '),
      tile: (row.querySelector('.tile use')?.getAttribute('href')?.split('#')[1] ?? 'huis') as TileName,
      at: row.dataset['at']!.split(' ').map(Number) as [number, number],
    }
  })
}

/**
 * Searches the visible area: the nearest known place, with the distance to the corners as radius, so that the address and the
 * form can name where. The map keeps its view.
 */
async function searchArea(button: HTMLButtonElement, { center: [lat, lng], zoom, km }: MapArea): Promise<void> {
  if (button.hasAttribute('aria-busy')) return
  button.setAttribute('aria-busy', 'true')
  const place = await nearestPlace({ lat, lng }).catch(() => 'failed' as const)
  button.removeAttribute('aria-busy')
  if (place === null || place === 'failed') {
    const trouble = say(document.documentElement.lang === 'en' ? 'en' : 'nl', place === null ? mapWords.noPlaceHere : mapWords.areaFailed)
    return void (button.querySelector('[data-trouble]')!.textContent = trouble)
  }
  const far = Math.ceil(km + distanceKm({ lat, lng }, { lat: place.latitude, lng: place.longitude }))
  const to = new URL(location.href)
  to.searchParams.set('place', place.label)
  to.searchParams.set('km', String(Math.min(300, Math.max(1, far))))
  to.searchParams.set('view', 'map')
  to.searchParams.delete('page')
  to.hash = `map=${lat.toFixed(4)},${lng.toFixed(4)},${zoom}`
  location.assign(to)
}

/** The view in the hash of an address. */
function viewOf(hash: string): MapView | undefined {
  const [, lat, lng, zoom] = /^#map=(-?\d{1,2}\.\d{1,6}),(-?\d{1,3}\.\d{1,6}),(\d{1,2}(?:\.5)?)$/.exec(hash) ?? []
  return lat && lng && zoom ? { center: [Number(lat), Number(lng)], zoom: Number(zoom) } : undefined
}
