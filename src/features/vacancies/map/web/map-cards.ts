import type { TileName } from '#design/tile/tile-names.ts'
import sprite from '#design/tile/tiles.svg?url'

/** One pin: what its card says. */
export type Pin = { id: string; href: string; title: string; by: string | null; note: string; tile: TileName; at: readonly [number, number] }

/** The cards of one address. */
export function cardsOf(pins: readonly Pin[], onOpen: (href: string) => void): HTMLElement {
  const cards = document.createElement('div')
  cards.className = 'live-card-list'
  cards.append(...pins.map((pin) => cardOf(pin, onOpen)))
  return cards
}

/** The card of a pin. Made of nodes, not of text: titles are written by people. */
export function cardOf({ href, title, by, note, tile }: Pin, onOpen: (href: string) => void): HTMLElement {
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
