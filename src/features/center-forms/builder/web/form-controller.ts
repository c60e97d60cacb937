import { whenOnline } from '#kernel/http/pages/web/when-online.ts'
import { type Spot, watchDrag } from '#design/drag/watch-drag.ts'
import type { KeepDraft } from '#design/form/keep-draft.ts'
import { readValues } from '#design/form/form-values.ts'

/** A key of session storage; `forget-drafts.ts` clears it when somebody signs out. */
const leftBehind = () => `draft ${location.pathname}${location.search} desk`
/** Milliseconds before a failed save is tried again. */
const pause = 5000

/**
 * `<form-controller>`: the builder with a script. A form `data-autosave` is saved while it is typed, and the parts beside it (`data-part`)
 * are updated without scrolling; questions can be dragged. A failed save is tried again before any later one; where the session has ended,
 * after signing in again. Without script each button saves.
 */
export class FormController extends HTMLElement {
  #timer: ReturnType<typeof setTimeout> | undefined
  #form: HTMLFormElement | null = null
  #letGo = () => {}
  /** Saves run one after the other, so that the last one typed is the last one written. */
  #line: Promise<void> = Promise.resolve()

  connectedCallback(): void {
    this.addEventListener('input', this.#typed)
    this.addEventListener('change', this.#chosen)
    this.#letGo = watchDrag(this, { thing: '[data-field]', grip: '.form-grip', drop: this.#drop })
    addEventListener('online', this.#save)
    addEventListener('submit', this.#leave, { capture: true })
    addEventListener('click', this.#leave, { capture: true })
    const left = sessionStorage.getItem(leftBehind())
    if (left) {
      sessionStorage.removeItem(leftBehind())
      this.#queue(new URLSearchParams(left))
    }
    // `keep-draft` may have restored unsent input before this element listened.
    void customElements.whenDefined('keep-draft').then(() => {
      const form = [...this.querySelectorAll<HTMLFormElement>('form[data-autosave]')].find((one) => one.closest<KeepDraft>('keep-draft')?.hasChanges)
      if (form) this.#typed({ target: form } as never)
    })
  }

  disconnectedCallback(): void {
    clearTimeout(this.#timer)
    this.#letGo()
    removeEventListener('online', this.#save)
    removeEventListener('submit', this.#leave, { capture: true })
    removeEventListener('click', this.#leave, { capture: true })
  }

  readonly #typed = ({ target }: Event) => {
    const form = (target as Element).closest<HTMLFormElement>('form[data-autosave]')
    if (!form) return
    this.#form = form
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.#save, 800)
  }

  /** Another type of question needs another form, so the page is loaded again. */
  readonly #chosen = ({ target }: Event) => {
    const select = target as HTMLSelectElement
    if (select.name !== 'type' || !select.form?.hasAttribute('data-autosave')) return
    clearTimeout(this.#timer)
    select.form.requestSubmit(select.form.querySelector<HTMLButtonElement>('button[value=save]'))
  }

  readonly #save = () => {
    const form = this.#form
    if (!form?.isConnected) return
    this.#form = null
    clearTimeout(this.#timer)
    const body = new FormData(form)
    const kept = form.closest<KeepDraft>('keep-draft')
    const values = kept && readValues(kept)
    if (!body.has('intent')) body.set('intent', 'save')
    this.#queue(new URLSearchParams([...body].map(([name, value]) => [name, String(value)])), () => kept?.taken(values!))
  }

  /** Delays leaving the page until pending changes are sent, since no other page would send them. */
  readonly #leave = (event: Event) => {
    const { target } = event
    const link = event.type === 'click' && (target as Element).closest<HTMLAnchorElement>('a[href]:not([target], [download])')
    const { ctrlKey = false, metaKey = false, shiftKey = false } = event as MouseEvent
    if (!this.#form || target === this.#form || !(link || event.type === 'submit') || ctrlKey || metaKey || shiftKey) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const { submitter } = event as SubmitEvent
    this.#save()
    void this.#line.then(() => (link ? link.click() : (target as HTMLFormElement).requestSubmit(submitter)))
  }

  #queue(body: URLSearchParams, taken?: () => void): void {
    this.#line = this.#line.then(async () => await this.#send(body, taken))
  }

  async #send(body: URLSearchParams, taken = () => {}): Promise<void> {
    this.#say(this.dataset['saving'] ?? '')
    const answer = await fetch(location.href, { method: 'POST', body }).catch(() => null)
    if (!answer || answer.status >= 500 || answer.status === 429) {
      this.#say(this.dataset['later'] ?? '')
      await whenOnline(pause)
      return this.isConnected ? await this.#send(body, taken) : undefined
    }
    if (new URL(answer.url).pathname !== location.pathname) {
      // The form itself keeps what was typed.
      if (body.get('intent') === 'place') sessionStorage.setItem(leftBehind(), String(body))
      return this.#askIn()
    }
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    if (!answer.ok) return this.#say(page.querySelector('.error-summary li, .alert p')?.textContent ?? this.dataset['later'] ?? '')
    taken()
    this.#follow(page)
  }

  /** Updates the parts beside the fields; leaves alone the part that has the focus. */
  #follow(page: Document): void {
    for (const part of this.querySelectorAll<HTMLElement>('[data-part]')) {
      const drawn = page.querySelector(`[data-part="${part.dataset['part']}"]`)
      if (drawn && !part.contains(document.activeElement) && !part.querySelector('form[data-autosave]')) part.replaceChildren(...drawn.childNodes)
    }
    this.#say(page.querySelector('[data-saved]')?.textContent ?? '')
  }

  /** Shows a link to sign in, which returns to this page. */
  #askIn(): void {
    const link = Object.assign(document.createElement('a'), {
      className: 'link',
      href: `/auth/login-1?redirect=${encodeURIComponent(location.pathname + location.search)}`,
      textContent: this.dataset['in'] ?? '',
    })
    this.#say(`${this.dataset['out'] ?? ''} `)
    document.querySelector('[data-saved]')?.append(link)
  }

  #say(text: string): void {
    const place = document.querySelector('[data-saved]')
    if (place) place.textContent = text
  }

  readonly #drop = ({ dataset }: HTMLElement, { over, side }: Spot) => {
    const list = over.closest<HTMLElement>('[data-step]')
    const field = dataset['field']
    if (!list || !field) return
    const others = [...list.querySelectorAll<HTMLElement>('[data-field]')].filter((card) => card.dataset['field'] !== field)
    const at = others.indexOf(over) + (side === 'before' ? 0 : 1)
    this.#queue(new URLSearchParams({ intent: 'place', field, step: list.dataset['step']!, at: String(at) }))
  }
}
