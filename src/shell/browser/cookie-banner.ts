import { consentUpdate, decide, type Choice } from '#shell/consent.ts'
import { pushToDataLayer } from './analytics.ts'

/** `<cookie-banner>`: sends every choice as a consent update (specification §4) before the form posts it. */
export class CookieBannerElement extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('submit', this)
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
