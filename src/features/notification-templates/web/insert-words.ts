import { type Mark, marked } from './marked.ts'

/** Asks the editor of a field, if it has one (`chip-editing.ts`), to insert a placeholder or to mark the selection: it prevents the default. */
export const insertEvent = 'insert-chip'
export const markEvent = 'mark-words'
const isLeft = (field: Element, type: string, detail: string) => field.dispatchEvent(new CustomEvent(type, { detail, cancelable: true }))

const isSeen = (one: HTMLElement) => one.isConnected && one.offsetParent !== null

/**
 * `<insert-words>` around a form: buttons that insert a placeholder at the cursor (`data-insert`), or make the selection bold or a list
 * (`data-mark`). They act on the visible field that had the focus last, through its editor with chips where it has one; without script
 * people type the markup.
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
    const field = (target as Element).closest('.chip-box')?.previousElementSibling ?? (target as Element)
    if (field.matches('textarea, input[type=text]')) this.#field = field as HTMLTextAreaElement
  }

  readonly #insert = ({ target }: MouseEvent) => {
    const name = (target as Element).closest<HTMLElement>('[data-insert]')?.dataset['insert']
    const field = this.#field && isSeen(this.#field) ? this.#field : this.#text()
    if (!name || !field || !isLeft(field, insertEvent, name)) return
    field.focus()
    field.setRangeText(`{{${name}}}`, field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length, 'end')
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }

  readonly #mark = ({ target }: Event) => {
    const mark = (target as Element).closest<HTMLElement>('[data-mark]')?.dataset['mark'] as Mark | undefined
    const field = mark && this.#text()
    if (field && isLeft(field, markEvent, mark)) change(field, mark)
  }

  readonly #boldByKey = (event: KeyboardEvent) => {
    const field = event.target as HTMLTextAreaElement
    if (event.key.toLowerCase() !== 'b' || event.altKey || !(event.ctrlKey || event.metaKey) || !this.#marks(field)) return
    event.preventDefault()
    change(field, 'bold')
  }

  /** The text of the visible language; no other field has markup. */
  #text(): HTMLTextAreaElement | undefined {
    return [...this.querySelectorAll('textarea')].find(isSeen)
  }

  #marks(field: Element): boolean {
    return field instanceof HTMLTextAreaElement && this.querySelector('[data-mark]') !== null
  }

  /** A link to a field of the hidden language shows that language first. */
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
