import { type Mark, marked } from './marked.ts'

const isSeen = (one: HTMLElement) => one.isConnected && one.offsetParent !== null

/**
 * Buttons that put a name where somebody writes (`data-insert`), or make what is chosen there bold or a list (`data-mark`):
 * `<insert-words>` around a form. The field that had the focus last gets it, as long as it is seen; without script one types it.
 */
export class InsertWords extends HTMLElement {
  #field: HTMLInputElement | HTMLTextAreaElement | null = null

  connectedCallback(): void {
    this.addEventListener('focusin', this.#note)
    this.addEventListener('click', this.#insert)
    this.addEventListener('click', this.#mark)
    this.addEventListener('keydown', this.#boldByKey)
    this.addEventListener('click', this.#unfold, true)
  }

  disconnectedCallback(): void {
    this.removeEventListener('focusin', this.#note)
    this.removeEventListener('click', this.#insert)
    this.removeEventListener('click', this.#mark)
    this.removeEventListener('keydown', this.#boldByKey)
    this.removeEventListener('click', this.#unfold, true)
  }

  readonly #note = ({ target }: FocusEvent) => {
    if ((target as Element).matches('textarea, input[type=text]')) this.#field = target as HTMLTextAreaElement
  }

  readonly #insert = ({ target }: MouseEvent) => {
    const name = (target as Element).closest<HTMLElement>('[data-insert]')?.dataset['insert']
    const field = this.#field && isSeen(this.#field) ? this.#field : this.#text()
    if (!name || !field) return
    field.focus()
    field.setRangeText(`{{${name}}}`, field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length, 'end')
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }

  readonly #mark = ({ target }: Event) => {
    const mark = (target as Element).closest<HTMLElement>('[data-mark]')?.dataset['mark'] as Mark | undefined
    const field = mark && this.#text()
    if (field) change(field, mark)
  }

  readonly #boldByKey = (event: KeyboardEvent) => {
    const field = event.target as HTMLTextAreaElement
    if (event.key.toLowerCase() !== 'b' || event.altKey || !(event.ctrlKey || event.metaKey) || !this.#marks(field)) return
    event.preventDefault()
    change(field, 'bold')
  }

  /** The text of the language that is shown; no other field knows marks. */
  #text(): HTMLTextAreaElement | undefined {
    return [...this.querySelectorAll('textarea')].find(isSeen)
  }

  #marks(field: Element): boolean {
    return field instanceof HTMLTextAreaElement && this.querySelector('[data-mark]') !== null
  }

  /** A link to a field of the language that is not shown shows it first. */
  readonly #unfold = ({ target }: MouseEvent) => {
    const hash = (target as Element).closest<HTMLAnchorElement>('a[href^="#"]')?.hash.slice(1)
    const language = hash && document.getElementById(hash)?.closest<HTMLElement>('[data-words]')?.dataset['words']
    const tab = language && this.querySelector<HTMLInputElement>(`[name=in][value=${language}]`)
    if (tab) tab.checked = true
  }
}

function change(field: HTMLTextAreaElement, mark: Mark): void {
  const { text, from, to } = marked({ text: field.value, from: field.selectionStart, to: field.selectionEnd }, mark)
  field.focus()
  field.value = text
  field.setSelectionRange(from, to)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
