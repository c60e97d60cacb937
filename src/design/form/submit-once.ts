import { showToast } from '#design/feedback/show-toast.ts'

/**
 * `<submit-once>`: submits a form once, however often its button is pressed. On a document that lasts until the page is
 * restored from the back-forward cache; in React's zone, as long as `busy` is set. With `data-offline` the form is not sent
 * while there is no connection, and a message says so.
 */
export class SubmitOnce extends HTMLElement {
  static readonly observedAttributes = ['busy']
  #isSent = false
  #pressed: Element | null = null

  connectedCallback(): void {
    this.addEventListener('submit', this)
    addEventListener('pageshow', this)
  }

  disconnectedCallback(): void {
    removeEventListener('pageshow', this)
  }

  attributeChangedCallback(_name: string, _old: string | null, now: string | null): void {
    if (now === null) this.#rest()
  }

  handleEvent(event: Event): void {
    if (event.type === 'pageshow') return this.#rest()
    if (this.#isSent) return hold(event)
    const { offline } = this.dataset
    if (offline && !navigator.onLine) {
      showToast(offline, 'danger')
      return hold(event)
    }
    this.#isSent = true
    this.#pressed = (event as SubmitEvent).submitter
    this.#pressed?.setAttribute('aria-busy', 'true')
  }

  #rest(): void {
    this.#isSent = false
    this.#pressed?.removeAttribute('aria-busy')
  }
}

/** Stops propagation too, because React listens further up. */
function hold(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}
