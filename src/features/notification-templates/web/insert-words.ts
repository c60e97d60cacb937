/**
 * Buttons that put a name where somebody writes: `<insert-words>` around a form, its buttons with `data-insert`. The field that had
 * the focus last gets it, as long as it is seen; without script the names stand there to be typed.
 */
export class InsertWords extends HTMLElement {
  #field: HTMLInputElement | HTMLTextAreaElement | null = null

  connectedCallback(): void {
    this.addEventListener('focusin', this.#note)
    this.addEventListener('click', this.#insert)
    this.addEventListener('click', this.#unfold, true)
  }

  disconnectedCallback(): void {
    this.removeEventListener('focusin', this.#note)
    this.removeEventListener('click', this.#insert)
    this.removeEventListener('click', this.#unfold, true)
  }

  readonly #note = ({ target }: FocusEvent) => {
    if ((target as Element).matches('textarea, input[type=text]')) this.#field = target as HTMLTextAreaElement
  }

  readonly #insert = ({ target }: MouseEvent) => {
    const name = (target as Element).closest<HTMLElement>('[data-insert]')?.dataset['insert']
    const isSeen = (one: HTMLElement) => one.isConnected && one.offsetParent !== null
    const field = this.#field && isSeen(this.#field) ? this.#field : [...this.querySelectorAll('textarea')].find(isSeen)
    if (!name || !field) return
    field.focus()
    field.setRangeText(`{{${name}}}`, field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length, 'end')
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }

  /** A link to a field of the language that is not shown shows it first. */
  readonly #unfold = ({ target }: MouseEvent) => {
    const hash = (target as Element).closest<HTMLAnchorElement>('a[href^="#"]')?.hash.slice(1)
    const language = hash && document.getElementById(hash)?.closest<HTMLElement>('[data-words]')?.dataset['words']
    const tab = language && this.querySelector<HTMLInputElement>(`[name=in][value=${language}]`)
    if (tab) tab.checked = true
  }
}
