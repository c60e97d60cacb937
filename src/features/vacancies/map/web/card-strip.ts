import { idOf } from './result-id.ts'

/** Where the map is the screen (`map-screen.css`). */
const phone = '(max-width: 47.99rem) and (min-height: 30rem)'

/** The results as cards over the map of a phone: swiped, or stepped through; the one in the middle is lit on the map. */
export class CardStrip {
  readonly #box: HTMLElement
  readonly #onCard: (id: string) => void
  readonly #media = matchMedia(phone)
  #at = -1

  constructor(box: HTMLElement, { onCard }: { onCard: (id: string) => void }) {
    this.#box = box
    this.#onCard = onCard
    this.#pager.addEventListener('click', ({ target }) => {
      const step = target instanceof Element && target.closest<HTMLElement>('[data-step]')?.dataset['step']
      if (step) this.#scrollTo(this.#at + Number(step))
    })
  }

  get isUsed(): boolean {
    return this.#media.matches && this.#list !== null
  }

  /** How much of the map it covers, in pixels. */
  get height(): number {
    return this.isUsed ? window.innerHeight - this.#list!.getBoundingClientRect().top : 0
  }

  /** Shows the card of a place; false where cards hang on the map instead. */
  show(id: string): boolean {
    const at = this.#cards.findIndex((card) => idOf(card) === id)
    if (!this.isUsed || at < 0) return false
    this.#scrollTo(at)
    this.#cards[at]!.querySelector<HTMLElement>('a[href]')!.focus({ preventScroll: true })
    return true
  }

  /** After the list has changed. */
  refresh(): void {
    this.#at = -1
    this.#pager.hidden = this.#cards.length < 2
    // The list may be another one: it is put in the place of the old.
    this.#list?.addEventListener('scroll', this.#settle, { passive: true })
    this.#read(false)
  }

  /** How many places are in the picture. */
  tell(seen: number): void {
    const status = this.#box.querySelector<HTMLElement>('[data-seen]')!
    status.textContent = (seen === 1 ? status.dataset['one']! : status.dataset['other']!).replace('{n}', String(seen))
  }

  get #list(): HTMLElement | null {
    return document.querySelector('.map-screen .results')
  }

  get #cards(): HTMLElement[] {
    return this.#list ? [...this.#list.children].filter((card) => card instanceof HTMLElement) : []
  }

  get #pager(): HTMLElement {
    return this.#box.querySelector('[data-pager]')!
  }

  #scrollTo(at: number): void {
    const card = this.#cards[Math.min(Math.max(at, 0), this.#cards.length - 1)]
    card?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }

  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #settle = () => {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#read(true), 80)
  }

  /** Which card lies in the middle. */
  #read(tells: boolean): void {
    const list = this.#list
    if (!this.isUsed || !list) return
    const middle = list.getBoundingClientRect().left + list.clientWidth / 2
    const away = this.#cards.map((card) => {
      const { left, width } = card.getBoundingClientRect()
      return Math.abs(left + width / 2 - middle)
    })
    // At its ends the list cannot bring a card into the middle.
    const end = list.scrollWidth - list.clientWidth
    const at = list.scrollLeft <= 2 ? 0 : list.scrollLeft >= end - 2 ? away.length - 1 : away.indexOf(Math.min(...away))
    if (at === this.#at || at < 0) return
    this.#at = at
    const label = this.#pager.querySelector<HTMLElement>('[data-at]')!
    label.textContent = label.dataset['words']!.replace('{n}', String(at + 1)).replace('{total}', String(away.length))
    for (const button of this.#pager.querySelectorAll<HTMLButtonElement>('[data-step]')) {
      button.toggleAttribute('disabled', at + Number(button.dataset['step']) < 0 || at + Number(button.dataset['step']) >= away.length)
    }
    for (const [index, card] of this.#cards.entries()) card.classList.toggle('is-current', index === at)
    if (tells) this.#onCard(idOf(this.#cards[at]!))
  }
}
