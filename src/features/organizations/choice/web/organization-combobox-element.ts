/** `<organization-combobox>` around the field for an organization. Its code loads on the first focus. */
export class OrganizationComboboxElement extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('focusin', this)
    // Only a choice submits the form; typing in the search field must not.
    if ('submits' in this.dataset) for (const type of ['input', 'change']) this.addEventListener(type, this)
  }

  handleEvent(event: Event): void {
    const { type, target } = event
    if (type !== 'focusin') return event.stopPropagation()
    if (!(target instanceof HTMLInputElement)) return
    void import('./organization-combobox.ts').then(({ organizationCombobox }) => organizationCombobox(target, this))
  }
}
