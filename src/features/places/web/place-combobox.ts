import { type Locale, say } from '#kernel/i18n/messages.ts'
import sprite from '#design/icon/icons.svg?url'
import { placeWords as words } from '#features/places/messages.ts'
import { latestOnly } from './latest-only.ts'
import { type PlaceOption, placeOptions, splitTyped } from './place-options.ts'

/** Long enough to type the next letter in. */
const pauseMilliseconds = 150
const fewestLetters = 2
const known = new WeakSet<HTMLInputElement>()

/** Makes the field a combobox (WAI-ARIA: editable, with a list of suggestions): places that begin as what is typed. */
export function placeCombobox(input: HTMLInputElement): void {
  // Each time: who ticks a filter gets the server's attributes back (`live-search`).
  dress(input)
  if (known.has(input)) return
  known.add(input)
  const box = input.closest('place-combobox')!
  const list = box.querySelector<HTMLElement>('[role=listbox]')!
  const status = box.querySelector<HTMLElement>('[role=status]')!
  const locale: Locale = document.documentElement.lang === 'en' ? 'en' : 'nl'
  let options: PlaceOption[] = []
  let active = -1
  let startsAtFirst = false

  const show = (places: PlaceOption[], typed: string) => {
    options = places
    list.replaceChildren(...places.map((place, index) => optionOf(place, index, typed)))
    list.hidden = places.length === 0
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
    status.className = isShown ? 'place-none' : 'sr-only'
    status.textContent = text
  }
  const questions = latestOnly(fetchPlaces, (places, typed) => {
    show(places ?? [], typed)
    if (places === null) announce('')
    else if (places.length === 0) announce(say(locale, words.nothing), true)
    else {
      announce(say(locale, words.offered, { n: places.length }))
      list.scrollIntoView({ block: 'nearest' })
      if (startsAtFirst) activate(0)
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
  const choose = ({ label }: PlaceOption) => {
    input.value = label
    close()
  }

  input.addEventListener('input', () => {
    input.form?.querySelector('[data-place-note]')?.replaceChildren()
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
      // Without a choice the form goes out with what was typed.
      if (!option) return close()
      event.preventDefault()
      choose(option)
    } else if (key === 'Escape' && (isOpen || status.textContent)) {
      // The sheet that the form is in on a phone stays.
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  })
  input.addEventListener('blur', close)
  // The focus stays in the field, or the list would be gone before it is chosen from.
  list.addEventListener('mousedown', (event) => event.preventDefault())
  list.addEventListener('click', ({ target }) => {
    const option = options[[...list.children].indexOf((target as Element).closest('[role=option]')!)]
    if (option) choose(option)
  })
  // What was typed while this was loading.
  if (input.value !== input.defaultValue) suggest(0)

  function optionOf({ label, name, note }: PlaceOption, index: number, typed: string): HTMLElement {
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

function dress(input: HTMLInputElement): void {
  const isOpen = input.getAttribute('aria-expanded') ?? 'false'
  const attributes = { role: 'combobox', autocomplete: 'off', 'aria-autocomplete': 'list', 'aria-expanded': isOpen, 'aria-controls': 'place-list' }
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value)
}

async function fetchPlaces(typed: string, signal: AbortSignal): Promise<PlaceOption[] | null> {
  const answer = await fetch(`/api/v1/places?${new URLSearchParams({ 'filter[search]': typed })}`, { signal })
  return answer.ok ? placeOptions(await answer.json()) : null
}

function element(tag: 'strong' | 'span', text: string): HTMLElement {
  return Object.assign(document.createElement(tag), { textContent: text })
}
