import type { TileName } from '#design/tile/tile-names.ts'
import { CardStrip } from './card-strip.ts'
import { type MapArea, mountMap } from './live-map.ts'
import type { Pin } from './map-cards.ts'
import { hrefOf, idOf } from './result-id.ts'
import { searchArea, viewOf } from './search-area.ts'

/** Brings the map to life: what it shows stands in the list beside it, on a phone in the cards over it. */
export function mountPageMap(box: HTMLElement): void {
  const frame = box.querySelector<HTMLElement>(':scope > .map-frame')
  if (!frame || frame.clientWidth === 0) return
  const { map = '', zoomIn = '', zoomOut = '', close = '', places = '' } = box.dataset
  const [latitude = 0, longitude = 0, zoom = 7] = map.split(' ').map(Number)
  const searchHere = box.querySelector<HTMLButtonElement>('[data-search-area]')
  // The list beside it: on a page with other lists its own part of it.
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
