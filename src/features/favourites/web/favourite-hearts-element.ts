/**
 * `<favourite-hearts>` around the one form that all hearts of a page belong to. Until its script has loaded, and without script, a heart
 * submits that form.
 */
export class FavouriteHeartsElement extends HTMLElement {
  #gone = new AbortController()

  connectedCallback(): void {
    const { signal } = (this.#gone = new AbortController())
    void import('./enable-hearts.ts').then(({ enableHearts: watchHearts }) => signal.aborted || watchHearts(this, signal))
  }

  disconnectedCallback(): void {
    this.#gone.abort()
  }
}
