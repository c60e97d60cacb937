/** `<error-summary>`: takes the focus when it appears, so that screen readers announce it; its links go to the fields. */
export class ErrorSummaryElement extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', this)
    if (this.hasAttribute('quiet')) return
    // After the browser has scrolled to the address's fragment, which moves the focus,
    // and after React has committed, because React restores the focus that was there before.
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
