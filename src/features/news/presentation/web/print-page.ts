/** `<print-page>` around a button that prints the page; without script both are hidden. */
export class PrintPage extends HTMLElement {
  connectedCallback(): void {
    this.hidden = false
    this.addEventListener('click', this)
  }

  handleEvent(event: Event): void {
    if ((event.target as Element).closest('button')) globalThis.print()
  }
}
