import { hasUnsaved } from './has-unsaved.ts'

/**
 * `<organization-switcher>` around the menu in which one chooses for whom one acts: the field finds a name, the arrows go through
 * the names, Enter takes the first. Before it leaves a page on which something was typed it asks.
 */
export class OrganizationSwitcher extends HTMLElement {
  #isSure = false
  #chosen: HTMLElement | null = null

  connectedCallback(): void {
    for (const type of ['input', 'keydown', 'submit', 'click']) this.addEventListener(type, this)
    // It does not bubble.
    this.addEventListener('toggle', this, true)
    this.#field?.closest<HTMLElement>('[hidden]')?.removeAttribute('hidden')
  }

  handleEvent(event: Event): void {
    if (event.type === 'input' && event.target === this.#field) this.#find()
    else if (event.type === 'keydown') this.#move(event as KeyboardEvent)
    else if (event.type === 'submit') this.#ask(event as SubmitEvent)
    else if (event.type === 'click') this.#answer(event.target as Element)
    // A finger would be shown a keyboard over the names.
    else if (event.type === 'toggle' && (event.target as HTMLDetailsElement).open && matchMedia('(pointer: fine)').matches)
      this.#field?.focus({ preventScroll: true })
  }

  get #field(): HTMLInputElement | null {
    return this.querySelector<HTMLInputElement>('input[type=search]')
  }

  get #names(): HTMLButtonElement[] {
    return [...this.querySelectorAll<HTMLButtonElement>('button[name=organization]')]
  }

  #find(): void {
    const wanted = plain(this.#field!.value)
    let found = 0
    for (const name of this.#names) {
      name.hidden = !plain(name.textContent).includes(wanted)
      if (!name.hidden) found += 1
    }
    // Under the headings of "chosen lately" and "others" a name would have to be looked for twice.
    for (const heading of this.querySelectorAll<HTMLElement>('[data-heading]')) heading.hidden = wanted !== ''
    const { dataset, textContent } = this.querySelector<HTMLElement>('[data-found]')!
    const said = wanted === '' ? '' : ((found === 0 ? dataset['none'] : found === 1 ? dataset['one'] : dataset['found']?.replace('0', String(found))) ?? '')
    if (said !== textContent) this.querySelector('[data-found]')!.textContent = said
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
    this.querySelector('dialog')?.showModal()
  }

  #answer(target: Element): void {
    const answer = target.closest<HTMLElement>('[data-answer]')
    if (!answer) return
    this.querySelector('dialog')?.close()
    if (answer.dataset['answer'] !== 'leave' || !this.#chosen) return
    this.#isSure = true
    this.#chosen.closest('form')?.requestSubmit(this.#chosen)
  }
}

/** Without accents and capitals, as people type. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
