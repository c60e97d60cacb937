/** `<open-now>`: says that it is open, when it is. Its page is cached for many visitors, so the browser compares the times. */
export class OpenNow extends HTMLElement {
  connectedCallback(): void {
    const { spans, words } = this.dataset
    const now = Date.now()
    const isOpen = spans!.split(' ').some((span) => {
      const [from, until] = span.split('/').map((moment) => Date.parse(moment))
      return from! <= now && now < until!
    })
    if (isOpen) this.textContent = words!
  }
}
