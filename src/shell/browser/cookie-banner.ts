import { consentUpdate, decide, type Choice } from '#shell/consent.ts'
import { pushToDataLayer } from './analytics.ts'

/**
 * `<cookie-banner>`: sends every choice as a consent update (specification §4) before the form posts it. Its height is `--floor`, on
 * which the bars at the bottom of a page stand meanwhile (decisions 67).
 */
export class CookieBannerElement extends HTMLElement {
  readonly #size = new ResizeObserver(() => document.documentElement.style.setProperty('--floor', `${this.offsetHeight}px`))

  connectedCallback(): void {
    this.addEventListener('submit', this)
    this.#size.observe(this)
  }

  disconnectedCallback(): void {
    this.#size.disconnect()
    document.documentElement.style.removeProperty('--floor')
  }

  handleEvent(event: Event): void {
    const form = new FormData(event.target as HTMLFormElement, (event as SubmitEvent).submitter)
    const ticked = (name: string) => form.get(name) === 'on'
    pushToDataLayer(
      'consent',
      'update',
      consentUpdate(decide({ choice: form.get('choice') as Choice['choice'], analytical: ticked('analytical'), thirdParty: ticked('thirdParty') })),
    )
  }
}
