import { showToast } from '#design/feedback/show-toast.ts'
import { favouritesIn } from '#features/favourites/favourite-cookie.ts'

/**
 * `<favourite-hearts>` around the one form that all hearts of a page belong to: a press counts at once and the page stays. What
 * a stranger has kept stands in a cookie, and pages for strangers are the same for all of them: so their hearts are filled here.
 */
export class FavouriteHearts extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('submit', this)
    document.addEventListener('narrowed', this)
    addEventListener('pageshow', this)
    this.#fill()
  }

  disconnectedCallback(): void {
    document.removeEventListener('narrowed', this)
    removeEventListener('pageshow', this)
  }

  handleEvent(event: Event): void {
    if (event.type !== 'submit') return this.#fill()
    const { submitter } = event as SubmitEvent
    if (!(submitter instanceof HTMLButtonElement)) return
    event.preventDefault()
    void this.#press(submitter)
  }

  #hearts(id?: string): HTMLButtonElement[] {
    const all = [...document.querySelectorAll<HTMLButtonElement>('button[form=hearts]')]
    return id === undefined ? all : all.filter(({ value }) => value === id)
  }

  #fill(): void {
    if (this.hasAttribute('own')) return
    const kept = new Set(favouritesIn(document.cookie))
    for (const heart of this.#hearts()) beat(heart, kept.has(heart.value))
  }

  async #press(pressed: HTMLButtonElement): Promise<void> {
    const form = this.querySelector('form')!
    const keeps = pressed.name === 'keep'
    const fields = new URLSearchParams([...new FormData(form), [pressed.name, pressed.value], ['quiet', '1']] as [string, string][])
    for (const heart of this.#hearts(pressed.value)) beat(heart, keeps)
    const answer = await fetch(form.action, { method: 'POST', body: fields, headers: { accept: 'text/plain' } }).catch(() => null)
    if (answer?.ok) return
    for (const heart of this.#hearts(pressed.value)) beat(heart, !keeps)
    showToast((answer?.status === 409 && (await answer.text())) || this.dataset['failed']!, 'danger')
  }
}

function beat(heart: HTMLButtonElement, isKept: boolean): void {
  heart.name = isKept ? 'drop' : 'keep'
  heart.ariaPressed = String(isKept)
}
