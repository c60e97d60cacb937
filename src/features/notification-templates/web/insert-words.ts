/**
 * Buttons that put a name where somebody writes: `<insert-words>` around a form, its buttons with `data-insert`. The field that had
 * the focus last gets it; without script the names stand there to be typed.
 */
export class InsertWords extends HTMLElement {
  #field: HTMLInputElement | HTMLTextAreaElement | null = null

  connectedCallback(): void {
    this.addEventListener('focusin', this.#note)
    this.addEventListener('click', this.#insert)
  }

  disconnectedCallback(): void {
    this.removeEventListener('focusin', this.#note)
    this.removeEventListener('click', this.#insert)
  }

  readonly #note = ({ target }: FocusEvent) => {
    if ((target as Element).matches('textarea, input[type=text]')) this.#field = target as HTMLTextAreaElement
  }

  readonly #insert = ({ target }: MouseEvent) => {
    const name = (target as Element).closest<HTMLElement>('[data-insert]')?.dataset['insert']
    const field = this.#field?.isConnected ? this.#field : this.querySelector<HTMLTextAreaElement>('textarea')
    if (!name || !field) return
    field.focus()
    field.setRangeText(`{{${name}}}`, field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length, 'end')
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
}
