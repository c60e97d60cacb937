import { onFirstUse } from '#design/map/on-first-use.ts'

/** `<highlight-pairs>` around a list and its map: highlights a result and its pin together, matched by the page they link to. */
export class HighlightPairs extends HTMLElement {
  #lit: Element[] = []

  connectedCallback(): void {
    this.addEventListener('pointerover', this, { passive: true })
    this.addEventListener('pointerleave', this, { passive: true })
  }

  handleEvent({ type, target }: Event): void {
    for (const one of this.#lit) one.classList.remove('is-on')
    this.#lit = type === 'pointerover' && target instanceof Element ? this.#pairOf(target) : []
    for (const one of this.#lit) one.classList.add('is-on')
  }

  #pairOf(target: Element): Element[] {
    const link = target.closest('.result')?.querySelector('a[href]') ?? target.closest('a.map-pin')
    const href = link?.getAttribute('href')
    if (!href) return []
    return [...this.querySelectorAll(`a[href="${CSS.escape(href)}"]`)].flatMap((one) => (one.matches('.map-pin') ? [one] : (one.closest('.result') ?? [])))
  }
}

/**
 * `<vacancy-map>`: a picture with links that becomes an interactive map on first use, or at once if the reader opened the map.
 * It reads what it shows from the list beside it.
 */
export class VacancyMapElement extends HTMLElement {
  connectedCallback(): void {
    if ('mounted' in this.dataset) return
    if (this.hasAttribute('live')) this.#mount()
    else onFirstUse(this, () => this.#mount())
  }

  #mount(): void {
    void import('./page-map.ts').then(({ mountPageMap }) => mountPageMap(this))
  }
}
