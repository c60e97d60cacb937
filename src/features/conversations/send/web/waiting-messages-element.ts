import { isAnySent, isAnyWaiting } from './any-waiting.ts'

/** `<waiting-messages>` is on every page of somebody who is signed in: sends what they wrote while there was no connection. */
export class WaitingMessagesElement extends HTMLElement {
  connectedCallback(): void {
    if (isAnySent()) void import('./sent-elsewhere.ts').then(({ forgetSentElsewhere }) => forgetSentElsewhere())
    if (isAnyWaiting()) void import('./send-waiting.ts').then(({ sendWaiting }) => sendWaiting())
  }
}
