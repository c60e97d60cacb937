import sprite from '#design/icon/icons.svg?url'
import { type Toast, toastTime } from './toast.ts'

const signs = { success: 'check-circle-fill', danger: 'warning-circle-fill', info: 'info-fill' } as const

/**
 * `<toast-region>`: shows one toast for six seconds (specification §9), longer while the pointer or the focus is on it. The
 * first one is in the page's HTML; later ones are set as the property `toast`, or sent as a `toast` event anywhere in the
 * document.
 */
export class ToastRegionElement extends HTMLElement {
  #timer: ReturnType<typeof setTimeout> | undefined
  #shown: string | undefined

  connectedCallback(): void {
    for (const type of ['mouseenter', 'mouseleave', 'focusin', 'focusout', 'click', 'keydown']) this.addEventListener(type, this)
    document.addEventListener('toast', this)
    if (this.firstElementChild) this.#wait()
  }

  disconnectedCallback(): void {
    document.removeEventListener('toast', this)
    clearTimeout(this.#timer)
  }

  get toast(): Toast | null {
    return null
  }

  /** Setting the same toast again, as a revalidation does, does not restart it. */
  set toast(toast: Toast | null) {
    if (!toast || toast.id === this.#shown) return
    this.#shown = toast.id
    this.#show(toast)
  }

  handleEvent(event: Event): void {
    if (event.type === 'toast') this.toast = (event as CustomEvent<Toast>).detail
    else if (event.type === 'click') {
      if ((event.target as Element).closest('button')) this.#clear()
    } else if (event.type === 'keydown') {
      if ((event as KeyboardEvent).key === 'Escape') this.#clear()
    } else if (this.matches(':hover, :focus-within') && event.type !== 'focusout') clearTimeout(this.#timer)
    else this.#wait()
  }

  #show({ text, tone }: Toast): void {
    const card = Object.assign(document.createElement('div'), { className: `toast toast-${tone}` })
    card.innerHTML = `<svg class="icon" aria-hidden="true"><use href="${sprite}#${signs[tone]}"></use></svg><p></p><button type="button" class="icon-btn"><svg class="icon" aria-hidden="true"><use href="${sprite}#x"></use></svg></button>`
    card.querySelector('p')!.textContent = text
    card.querySelector('button')!.setAttribute('aria-label', this.dataset['close'] ?? '')
    this.replaceChildren(card)
    this.#wait()
  }

  #wait(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#clear(), toastTime)
  }

  #clear(): void {
    clearTimeout(this.#timer)
    this.replaceChildren()
  }
}
