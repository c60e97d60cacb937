/** `<organization-combobox>` around the field for an organization: what is offered to choose from comes with the first focus. */
export class OrganizationComboboxElement extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('focusin', this)
    // A choice sends the form; what is typed on the way to it is nobody's business but its own.
    if ('submits' in this.dataset) for (const type of ['input', 'change']) this.addEventListener(type, this)
  }

  handleEvent(event: Event): void {
    const { type, target } = event
    if (type !== 'focusin') return event.stopPropagation()
    if (!(target instanceof HTMLInputElement)) return
    void import('./organization-combobox.ts').then(({ organizationCombobox }) => organizationCombobox(target, this))
  }
}
