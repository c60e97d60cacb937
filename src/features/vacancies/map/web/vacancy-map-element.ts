import { onFirstUse } from '#design/map/on-first-use.ts'

/**
 * `<vacancy-map>`: a picture with links until somebody uses it; then a map that moves. What it shows stands in the list beside
 * it. Who asked for the map gets the one that moves at once.
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
