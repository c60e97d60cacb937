import { type FormValues, isChanged, isSame, readBaseValues, readValues, writeValues } from './form-values.ts'
import { isPosting, postingCookie } from './posting-cookie.ts'

/** `drawn`: what stood in the form before anybody typed; `values`: what stands there since. */
type Draft = { values: FormValues; drawn: FormValues; isSent: boolean }

/**
 * `<keep-draft>`: what somebody types into its form stays until the server has it, through a reload, a lost connection or a
 * session that ended. While a form is under way a cookie says so; the server takes it away with its answer
 * (`src/app/respond.ts`) once it has taken it, so where it still stands nobody has what was sent. `refused`: the server said no.
 *
 * In an empty form what the server wrote meanwhile counts for more. A form that changes a record (`record`) says again all that
 * was typed, with the version it was typed upon, so that saving it still finds what others changed. It says so (`restored`), with
 * a button that throws it away, and warns before one leaves (`warns`).
 */
export class KeepDraft extends HTMLElement {
  static readonly observedAttributes = ['busy', 'refused']
  #drawn: FormValues = {}

  connectedCallback(): void {
    for (const type of ['input', 'submit', 'click']) this.addEventListener(type, this)
    if (this.hasAttribute('warns')) addEventListener('beforeunload', this)
    this.#drawn = readBaseValues(this)
    this.#settle()
    const draft = this.#read()
    if (draft) this.#restore(draft)
    else if (isChanged(this, readValues(this), this.#drawn)) this.#write({ values: readValues(this), drawn: this.#drawn, isSent: false })
  }

  disconnectedCallback(): void {
    removeEventListener('beforeunload', this)
  }

  /** In React's zone the form is still there when the answer comes. */
  attributeChangedCallback(): void {
    // React sets one attribute after the other; the answer is whole when all of them stand.
    queueMicrotask(() => this.isConnected && !this.hasAttribute('busy') && this.#settle())
  }

  handleEvent(event: Event): void {
    if (event.type === 'beforeunload') return this.hasChanges ? event.preventDefault() : undefined
    if (event.type === 'click') return event.target instanceof Element && event.target.closest('[data-throw-away]') ? this.#throwAway() : undefined
    // One that is saved while it is typed is never posted (`taken`).
    const isSent = event.type === 'submit'
    if (isSent && this.hasAttribute('live')) return
    if (isSent) document.cookie = postingCookie(location.pathname)
    this.#write({ values: readValues(this), drawn: this.#read()?.drawn ?? this.#drawn, isSent })
  }

  /** Whether there is something here that the server has not got. */
  get hasChanges(): boolean {
    const draft = this.#read()
    return draft !== null && !draft.isSent && isChanged(this, draft.values, draft.drawn)
  }

  /** A form that is saved while it is typed: the server has what stood in it at that moment (`readValues`). */
  taken(values: FormValues): void {
    this.#drawn = values
    const now = readValues(this)
    if (isChanged(this, now, values)) this.#write({ values: now, drawn: values, isSent: false })
    else this.#forget()
  }

  /** It is no longer under way: what the server took is forgotten, what it refused or never answered is kept, whatever else is sent from this page. */
  #settle(): void {
    const draft = this.#read()
    if (!draft?.isSent) return
    if (this.hasAttribute('refused') || isPosting(location.pathname)) this.#write({ ...draft, isSent: false })
    else this.#forget()
  }

  #restore({ values, drawn }: Draft): void {
    const isRecord = this.hasAttribute('record')
    if (isRecord && !isChanged(this, values, drawn)) return this.#forget()
    const before = this.#drawn
    for (const [name, one] of Object.entries(values)) if (isRecord || isSame(this.#drawn[name], drawn[name])) writeValues(this, name, one)
    if (!this.hasAttribute('refused')) this.toggleAttribute('restored', isChanged(this, readValues(this), before))
  }

  #throwAway(): void {
    for (const [name, values] of Object.entries(this.#drawn)) writeValues(this, name, values)
    this.removeAttribute('restored')
    this.#forget()
    this.querySelector<HTMLElement>('input:not([type=hidden], [data-kept]), textarea, select')?.focus()
  }

  get #key(): string {
    return `draft ${location.pathname} ${this.getAttribute('name') ?? ''}`
  }

  #read(): Draft | null {
    return JSON.parse(sessionStorage.getItem(this.#key) ?? 'null') as Draft | null
  }

  #write(draft: Draft): void {
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(draft))
    } catch {
      // Full, or not allowed: then it lives as long as the page.
    }
  }

  #forget(): void {
    sessionStorage.removeItem(this.#key)
  }
}
