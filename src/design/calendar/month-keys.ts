const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** `<month-keys>` around a month of links: arrow keys go to the day or week beside the focused one. */
export class MonthKeys extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('keydown', this)
  }

  handleEvent(event: Event): void {
    const { key, altKey, ctrlKey, metaKey, target } = event as KeyboardEvent
    const step = steps[key]
    if (step === undefined || altKey || ctrlKey || metaKey) return
    const days = [...this.querySelectorAll<HTMLAnchorElement>('a')]
    const next = days[days.indexOf(target as HTMLAnchorElement) + step]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
}
