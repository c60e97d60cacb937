import { isAnyWaiting } from './any-waiting.ts'

/** `<waiting-messages>` is on every page of somebody who is signed in: sends what they wrote while there was no connection. */
export class WaitingMessagesElement extends HTMLElement {
  connectedCallback(): void {
    if (isAnyWaiting()) void import('./send-waiting.ts').then(({ sendWaiting }) => sendWaiting())
  }
}
