/**
 * `<live-search>` around a form that searches by its address: every tick counts at once. The same page is fetched with the new
 * address and put in the place of the old one, with the list where it stood. Without script, or when that fails, its button does it.
 */
export class LiveSearch extends HTMLElement {
  #last: AbortController | undefined

  connectedCallback(): void {
    this.addEventListener('change', this)
    this.addEventListener('keydown', this)
  }

  handleEvent(event: Event): void {
    const { target } = event
    if (event.type === 'keydown') {
      const toggle = (event as KeyboardEvent).key === 'Escape' && this.querySelector<HTMLInputElement>('.search-open')
      if (toggle) toggle.checked = false
      return
    }
    if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox' || !target.name || !target.form) return
    this.#last?.abort()
    this.#last = new AbortController()
    const [form, { signal }] = [target.form, this.#last]
    void import('./replace-results.ts').then(
      ({ replaceResults: narrow }) => narrow(form, signal),
      () => form.submit(),
    )
  }
}
