/**
 * On a document the button that sends a form says so at once, until the next page is there or this one is shown again. In React's zone
 * `usePressedButton` does it, and `submit-once` in both for the forms it holds.
 */
export function markPressedButtons(): void {
  let pressed: HTMLElement | null = null
  document.addEventListener('submit', (event) => {
    const { submitter, target } = event as SubmitEvent
    // By then a script that answers the form itself has stopped the event. A form for another window leaves this page as it is.
    setTimeout(() => {
      if (event.defaultPrevented || (target as HTMLFormElement).target) return
      pressed = submitter
      pressed?.setAttribute('aria-busy', 'true')
    })
  })
  addEventListener('pageshow', () => pressed?.removeAttribute('aria-busy'))
}
