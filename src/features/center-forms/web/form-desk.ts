import type { KeepDraft } from '#design/form/keep-draft.ts'
import { readValues } from '#design/form/form-values.ts'

/**
 * `<form-desk>`: the builder with a script. A form `data-autosave` is saved while it is typed, and what stands beside it (`data-part`)
 * follows without the page moving; questions can be dragged. Without script each of its buttons saves.
 */
export class FormDesk extends HTMLElement {
  #timer: ReturnType<typeof setTimeout> | undefined
  #form: HTMLFormElement | null = null
  #dragged: string | null = null
  /** One after the other: what was typed last is written last. */
  #line: Promise<void> = Promise.resolve()

  connectedCallback(): void {
    this.addEventListener('input', this.#typed)
    this.addEventListener('change', this.#chosen)
    this.addEventListener('dragstart', this.#lift)
    this.addEventListener('dragover', this.#over)
    this.addEventListener('drop', this.#drop)
    addEventListener('online', this.#save)
  }

  disconnectedCallback(): void {
    clearTimeout(this.#timer)
    removeEventListener('online', this.#save)
  }

  readonly #typed = ({ target }: Event) => {
    const form = (target as Element).closest<HTMLFormElement>('form[data-autosave]')
    if (!form) return
    this.#form = form
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.#save, 800)
  }

  /** Another kind of question is another form: the page comes anew. */
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
    this.#line = this.#line.then(async () => await this.#send(body, form, () => kept?.taken(values!)))
  }

  async #send(body: FormData, form: HTMLFormElement | null, taken = () => {}): Promise<void> {
    this.#say(this.dataset['saving'] ?? '')
    try {
      const answer = await fetch(location.href, { method: 'POST', body: new URLSearchParams([...body].map(([name, value]) => [name, String(value)])) })
      if (new URL(answer.url).pathname !== location.pathname) return this.#say(this.dataset['out'] ?? '')
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
      if (!answer.ok) return this.#say(page.querySelector('.error-summary li, .alert p')?.textContent ?? this.dataset['later'] ?? '')
      taken()
      this.#follow(page)
    } catch {
      this.#say(this.dataset['later'] ?? '')
      this.#form = form
      this.#timer = setTimeout(this.#save, 5000)
    }
  }

  /** What stands beside the fields is drawn anew; where somebody works nothing moves. */
  #follow(page: Document): void {
    for (const part of this.querySelectorAll<HTMLElement>('[data-part]')) {
      const drawn = page.querySelector(`[data-part="${part.dataset['part']}"]`)
      if (drawn && !part.contains(document.activeElement) && !part.querySelector('form[data-autosave]')) part.replaceChildren(...drawn.childNodes)
    }
    this.#say(page.querySelector('[data-saved]')?.textContent ?? '')
  }

  #say(text: string): void {
    const place = document.querySelector('[data-saved]')
    if (place) place.textContent = text
  }

  readonly #lift = (event: DragEvent) => {
    const card = (event.target as Element).closest<HTMLElement>('[data-field]')
    this.#dragged = card?.dataset['field'] ?? null
    if (card) event.dataTransfer?.setDragImage(card, 20, 20)
  }

  readonly #over = (event: DragEvent) => {
    if (this.#dragged && (event.target as Element).closest('[data-step]')) event.preventDefault()
  }

  readonly #drop = (event: DragEvent) => {
    const list = (event.target as Element).closest<HTMLElement>('[data-step]')
    const field = this.#dragged
    this.#dragged = null
    if (!list || !field) return
    event.preventDefault()
    const others = [...list.querySelectorAll<HTMLElement>('[data-field]')].filter((card) => card.dataset['field'] !== field)
    const at = others.filter((card) => card.getBoundingClientRect().top + card.offsetHeight / 2 < event.clientY).length
    const body = new FormData()
    for (const [name, value] of Object.entries({ intent: 'place', field, step: list.dataset['step']!, at: String(at) })) body.set(name, value)
    this.#line = this.#line.then(async () => await this.#send(body, null))
  }
}
