/**
 * `<live-search>` around a search form: submits it on every change. Fetches the page of the new address, morphs it into the
 * current one, and keeps the scroll position of the list. Without script, or on failure, the submit button does it.
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
