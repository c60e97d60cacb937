import { unaccented } from '#kernel/fields/unaccented.ts'
/** What `<organization-switcher>` does once its menu is opened: filters the names, moves the focus, and asks before unsaved input is lost. */
export class OrganizationChooser {
  readonly #menu: HTMLElement
  #isSure = false
  #chosen: HTMLElement | null = null

  constructor(menu: HTMLElement) {
    this.#menu = menu
    for (const type of ['input', 'keydown', 'submit', 'click']) menu.addEventListener(type, this)
    this.#field?.closest<HTMLElement>('[hidden]')?.removeAttribute('hidden')
  }

  /** Focuses the search field, but not on touch screens, where the keyboard would cover the names. */
  start(): void {
    if (matchMedia('(pointer: fine)').matches) this.#field?.focus({ preventScroll: true })
  }

  handleEvent(event: Event): void {
    if (event.type === 'input' && event.target === this.#field) this.#find()
    else if (event.type === 'keydown') this.#move(event as KeyboardEvent)
    else if (event.type === 'submit') this.#ask(event as SubmitEvent)
    else if (event.type === 'click') this.#answer(event.target as Element)
  }

  get #field(): HTMLInputElement | null {
    return this.#menu.querySelector<HTMLInputElement>('input[type=search]')
  }

  get #names(): HTMLButtonElement[] {
    return [...this.#menu.querySelectorAll<HTMLButtonElement>('button[name=organization]')]
  }

  #find(): void {
    const wanted = unaccented(this.#field!.value.trim())
    let found = 0
    for (const name of this.#names) {
      name.hidden = !unaccented(name.textContent).includes(wanted)
      if (!name.hidden) found += 1
    }
    // While filtering, the headings "chosen lately" and "others" are hidden, so that there is one list to scan.
    for (const heading of this.#menu.querySelectorAll<HTMLElement>('[data-heading]')) heading.hidden = wanted !== ''
    const { dataset, textContent } = this.#menu.querySelector<HTMLElement>('[data-found]')!
    const said = wanted === '' ? '' : ((found === 0 ? dataset['none'] : found === 1 ? dataset['one'] : dataset['found']?.replace('0', String(found))) ?? '')
    if (said !== textContent) this.#menu.querySelector('[data-found]')!.textContent = said
  }

  #move(event: KeyboardEvent): void {
    const shown = this.#names.filter(({ hidden }) => !hidden)
    const stops: HTMLElement[] = this.#field ? [this.#field, ...shown] : shown
    const at = stops.indexOf(event.target as HTMLElement)
    if (at === -1) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      stops[Math.max(0, Math.min(stops.length - 1, at + step))]?.focus()
    } else if (event.key === 'Enter' && event.target === this.#field) {
      event.preventDefault()
      shown[0]?.click()
    }
  }

  #ask(event: SubmitEvent): void {
    const page = document.getElementById('inhoud')
    if (this.#isSure || !page || !hasUnsaved(page)) return
    event.preventDefault()
    this.#chosen = event.submitter
    this.#menu.querySelector('dialog')?.showModal()
  }

  #answer(target: Element): void {
    const answer = target.closest<HTMLElement>('[data-answer]')
    if (!answer) return
    this.#menu.querySelector('dialog')?.close()
    if (answer.dataset['answer'] !== 'leave' || !this.#chosen) return
    this.#isSure = true
    this.#chosen.closest('form')?.requestSubmit(this.#chosen)
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Whether something on this page was typed or chosen that would be lost: search forms and forms with a draft do not count. */
function hasUnsaved(page: ParentNode): boolean {
  return [...page.querySelectorAll<Field>('form[method=post] :is(input, textarea, select)')].some((field) => !field.closest('keep-draft') && isChanged(field))
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return [...field.options].some((option) => option.selected !== option.defaultSelected && option.value !== '')
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
  if (field.type === 'hidden') return false
  return field.type === 'checkbox' || field.type === 'radio' ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}
