/** `<error-summary>`: takes the focus when it comes, so that readers hear it; its links lead into the fields. */
export class ErrorSummaryElement extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', this)
    if (this.hasAttribute('quiet')) return
    // After the browser has gone to the part of the page that the address names, for that takes the focus away.
    // Not before React has drawn all: it gives the focus back to where it was when it began.
    if (document.readyState === 'complete') queueMicrotask(() => this.focus())
    else addEventListener('load', () => setTimeout(() => document.activeElement === document.body && this.focus()), { once: true })
  }

  handleEvent(event: Event): void {
    const id = event.target instanceof Element && event.target.closest('a')?.hash.slice(1)
    const field = id && (document.getElementById(id) ?? document.getElementsByName(id)[0])
    if (!field) return
    event.preventDefault()
    field.scrollIntoView({ block: 'center' })
    field.focus()
  }
}
