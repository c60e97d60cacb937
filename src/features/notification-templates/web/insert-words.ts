export type Mark = 'bold' | 'bullets'
/** A selection in a text, by the index of its first character and of the one after its last. */
type Chosen = { text: string; from: number; to: number }

/** Toggles bold or a list for the selection, which stays selected. */
export function marked({ text, from, to }: Chosen, mark: Mark): Chosen {
  return mark === 'bold' ? bold({ text, from, to }) : bullets({ text, from, to })
}

const sign = '**'

function bold({ text, from, to }: Chosen): Chosen {
  const [before, words, after] = [text.slice(0, from), text.slice(from, to), text.slice(to)]
  if (before.endsWith(sign) && after.startsWith(sign)) return { text: before.slice(0, -2) + words + after.slice(2), from: from - 2, to: to - 2 }
  // Asterisks next to a space are no markup.
  const start = words.length - words.trimStart().length
  const end = words.trimEnd().length
  if (end <= start && words !== '') return { text, from, to }
  const inner = words.slice(start, end)
  return { text: before + words.slice(0, start) + sign + inner + sign + words.slice(end) + after, from: from + start + 2, to: from + start + 2 + inner.length }
}

function bullets({ text, from, to }: Chosen): Chosen {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const close = text.indexOf('\n', to)
  const end = close === -1 ? text.length : close
  const lines = text.slice(start, end).split('\n')
  const isList = lines.every((line) => line.startsWith('- ') || line.trim() === '')
  const changed = lines.map((line) => (isList ? line.replace(/^- /, '') : line.trim() === '' && lines.length > 1 ? line : `- ${line}`)).join('\n')
  return { text: text.slice(0, start) + changed + text.slice(end), from: lines.length > 1 ? start : start + changed.length, to: start + changed.length }
}

const isSeen = (one: HTMLElement) => one.isConnected && one.offsetParent !== null

/**
 * `<insert-words>` around a form: buttons that insert a placeholder at the cursor (`data-insert`), or make the selection bold or a list
 * (`data-mark`). They act on the visible field that had the focus last; without script people type the markup.
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
