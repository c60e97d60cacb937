import { type FormValues, isChanged, isSame, readBaseValues, readValues, writeValues } from './form-values.ts'
import { isPosting, postingCookie } from './posting-cookie.ts'

/** `drawn`: the values before anybody typed; `values`: the values now. */
type Draft = { values: FormValues; drawn: FormValues; isSent: boolean }

/**
 * `<keep-draft>`: keeps what somebody types until the server has it, through a reload, a lost connection or an expired session.
 * A cookie marks that a form is being posted; the server clears it with its answer (`src/app/respond.ts`) once it has accepted
 * the form, so a cookie that is still set means that the server did not get it. `refused`: the server refused it.
 *
 * In an empty form the server's newer values win over the draft. A form that changes a record (`record`) restores everything
 * that was typed, with its base version, so that saving still finds what others changed. It shows that a draft was restored
 * (`restored`), with a button to discard it, and warns before leaving (`warns`).
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

  /** In React's zone the form is still there when the answer arrives. */
  attributeChangedCallback(): void {
    // React sets attributes one after the other; the microtask runs when all of them are set.
    queueMicrotask(() => this.isConnected && !this.hasAttribute('busy') && this.#settle())
  }

  handleEvent(event: Event): void {
    if (event.type === 'beforeunload') return this.hasChanges ? event.preventDefault() : undefined
    if (event.type === 'click') return event.target instanceof Element && event.target.closest('[data-throw-away]') ? this.#throwAway() : undefined
    // A saved form is never posted: it calls `taken`.
    const isSent = event.type === 'submit'
    if (isSent && this.hasAttribute('live')) return
    if (isSent) document.cookie = postingCookie(location.pathname)
    this.#write({ values: readValues(this), drawn: this.#read()?.drawn ?? this.#drawn, isSent })
  }

  /** Whether the form has changes that the server does not have. */
  get hasChanges(): boolean {
    const draft = this.#read()
    return draft !== null && !draft.isSent && isChanged(this, draft.values, draft.drawn)
  }

  /** Called by a saved form: the server has stored these values (`readValues`). */
  taken(values: FormValues): void {
    this.#drawn = values
    const now = readValues(this)
    if (isChanged(this, now, values)) this.#write({ values: now, drawn: values, isSent: false })
    else this.#forget()
  }

  /** Somebody leaves the page without saving, and said so: what they gave up does not come back. */
  giveUp(): void {
    this.#forget()
  }

  /**
   * The form is no longer submitting. Forgets what the server accepted and keeps what it refused or never answered, so that it
   * survives whatever else is posted from this page.
   */
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
      // The storage is full or blocked: the draft lives as long as the page.
    }
  }

  #forget(): void {
    sessionStorage.removeItem(this.#key)
  }
}
