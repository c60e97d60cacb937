import type { TileName } from '#design/tile/tile-names.ts'
import { mountMap, type Pin } from './live-map.ts'

/** Brings the map to life: what it shows stands in the list beside it. */
export function mountPageMap(box: HTMLElement): void {
  const frame = box.querySelector<HTMLElement>(':scope > .map-frame')
  if (!frame || frame.clientWidth === 0) return
  const { map = '', zoomIn = '', zoomOut = '', close = '', places = '' } = box.dataset
  const [latitude = 0, longitude = 0, zoom = 7] = map.split(' ').map(Number)
  const live = mountMap(frame, {
    center: [latitude, longitude],
    zoom,
    words: { zoomIn, zoomOut, close, places: (n) => places.replace('2', String(n)) },
    onLight: (id) => {
      for (const row of document.querySelectorAll('.result[data-at]')) row.classList.toggle('is-on', idOf(row) === id)
    },
    onOpen: (href) => location.assign(href),
  })
  live.show(pinsOfList())
  box.dataset['mounted'] = ''
  box.querySelector('.map-picture')?.remove()
  frame.removeAttribute('aria-hidden')
  document.addEventListener('narrowed', () => live.show(pinsOfList()))
  document.addEventListener('pointerover', ({ target }) => {
    const row = target instanceof Element ? target.closest('.result[data-at]') : null
    if (row || (target instanceof Element && !box.contains(target))) live.light(row && idOf(row))
  })
}

const hrefOf = (row: Element) => row.querySelector('a[href]')?.getAttribute('href') ?? ''
const idOf = (row: Element) => hrefOf(row).split(/[/?]/)[2] ?? ''

function pinsOfList(): Pin[] {
  return [...document.querySelectorAll<HTMLElement>('.result[data-at]')].map((row) => {
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
