import sprite from '#design/icon/icons.svg?url'
import { latestOnly } from './latest-only.ts'

/** An option: `label` is what the field will show, `name` and `note` how the list shows it. `value` goes into a hidden field beside it. */
export type ComboboxOption = { label: string; name: string; note: string; value?: string }

type Source = {
  /** Null when the request failed. */
  find: (typed: string, signal: AbortSignal) => Promise<ComboboxOption[] | null>
  nothing: string
  offered: (n: number) => string
  /** Called when the text no longer matches the chosen option. */
  onType?: () => void
  onChoose?: (option: ComboboxOption) => void
  /** The first option is active as soon as there is one, so that Enter takes it. */
  startsAtFirst?: boolean
}

/** Long enough to type the next letter. */
const pauseMilliseconds = 150
const fewestLetters = 2
const known = new WeakSet<HTMLInputElement>()

/**
 * Makes the field a combobox (WAI-ARIA: editable, with a list of suggestions) that searches for options while somebody types.
 * Its list and its status line are added to `box`.
 */
export function combobox(input: HTMLInputElement, box: HTMLElement, { find, nothing, offered, onType, onChoose, startsAtFirst: always = false }: Source): void {
  const list = box.querySelector<HTMLElement>('[role=listbox]')!
  const status = box.querySelector<HTMLElement>('[role=status]')!
  // Set again each time, because replacing the results restores the server's attributes (`live-search`).
  dress(input, list)
  if (known.has(input)) return
  known.add(input)
  let options: ComboboxOption[] = []
  let active = -1
  let startsAtFirst = false

  const show = (found: ComboboxOption[], typed: string) => {
    options = found
    list.replaceChildren(...found.map((option, index) => optionOf(option, index, typed)))
    list.hidden = found.length === 0
    input.setAttribute('aria-expanded', String(!list.hidden))
    activate(-1)
  }
  const activate = (index: number) => {
    active = index
    for (const [at, option] of [...list.children].entries()) option.setAttribute('aria-selected', String(at === index))
    const option = list.children[index]
    if (option) input.setAttribute('aria-activedescendant', option.id)
    else input.removeAttribute('aria-activedescendant')
    option?.scrollIntoView({ block: 'nearest' })
  }
  const announce = (text: string, isShown = false) => {
    status.className = isShown ? 'combobox-none' : 'sr-only'
    status.textContent = text
  }
  const questions = latestOnly(find, (found, typed) => {
    show(found ?? [], typed)
    if (found === null) announce('')
    else if (found.length === 0) announce(nothing, true)
    else {
      announce(offered(found.length))
      list.scrollIntoView({ block: 'nearest' })
      if (startsAtFirst || always) activate(0)
    }
  })
  const suggest = (pause: number, atFirst = false) => {
    startsAtFirst = atFirst
    const typed = input.value.trim()
    if (typed.length >= fewestLetters) questions.ask(typed, pause)
    else close()
  }
  const close = () => {
    questions.drop()
    show([], '')
    announce('')
  }
  const choose = (option: ComboboxOption) => {
    input.value = option.label
    onChoose?.(option)
    close()
  }

  input.addEventListener('input', () => {
    onType?.()
    suggest(pauseMilliseconds)
  })
  input.addEventListener('keydown', (event) => {
    const { key, altKey, isComposing } = event
    if (isComposing) return
    const isOpen = !list.hidden
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      if (!isOpen) suggest(0, true)
      else if (altKey && key === 'ArrowUp') close()
      else activate(key === 'ArrowDown' ? (active + 1) % options.length : (active <= 0 ? options.length : active) - 1)
    } else if (key === 'Enter') {
      const option = options[active]
      // Without a chosen option Enter submits the form with what was typed.
      if (!option) return close()
      event.preventDefault()
      choose(option)
    } else if (key === 'Escape' && (isOpen || status.textContent)) {
      // Keeps Escape from closing the sheet that holds the form on a phone.
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  })
  input.addEventListener('blur', close)
  // Keeps the focus in the field; otherwise the list would close before the click chooses from it.
  list.addEventListener('mousedown', (event) => event.preventDefault())
  list.addEventListener('click', ({ target }) => {
    const option = options[[...list.children].indexOf((target as Element).closest('[role=option]')!)]
    if (option) choose(option)
  })
  // Suggests for what was typed while this script was loading.
  if (input.value !== input.defaultValue) suggest(0)

  function optionOf({ label, name, note }: ComboboxOption, index: number, typed: string): HTMLElement {
    const option = Object.assign(document.createElement('div'), { id: `${list.id}-${index}` })
    option.setAttribute('role', 'option')
    const [start, rest] = splitTyped(name, typed)
    const text = document.createElement('span')
    text.append(element('strong', start), rest, ...(note ? [' ', element('span', note)] : []))
    option.append(text)
    if (label === input.value.trim())
      option.insertAdjacentHTML('beforeend', `<svg class="icon" aria-hidden="true"><use href="${sprite}#check-bold"></use></svg>`)
    return option
  }
}

function dress(input: HTMLInputElement, list: HTMLElement): void {
  const isOpen = input.getAttribute('aria-expanded') ?? 'false'
  const attributes = { role: 'combobox', autocomplete: 'off', 'aria-autocomplete': 'list', 'aria-expanded': isOpen, 'aria-controls': list.id }
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value)
}

function element(tag: 'strong' | 'span', text: string): HTMLElement {
  return Object.assign(document.createElement(tag), { textContent: text })
}

/** Splits a name into the part that was typed and the rest; capitals, accents and apostrophes are ignored. */
export function splitTyped(name: string, typed: string): [typed: string, rest: string] {
  const letters = plain(typed.trim())
  const start = name.slice(0, letters.length + (plain(name).startsWith("'") && !letters.startsWith("'") ? 1 : 0))
  return letters !== '' && plain(start).endsWith(letters) ? [start, name.slice(start.length)] : ['', name]
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’‘`´]/g, "'")
    .toLowerCase()
}
