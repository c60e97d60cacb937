/** `<organization-combobox>` around the field for an organization: what is offered to choose from comes with the first focus. */
export class OrganizationComboboxElement extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('focusin', this)
  }

  handleEvent({ target }: Event): void {
    if (!(target instanceof HTMLInputElement)) return
    void import('./organization-combobox.ts').then(({ organizationCombobox }) => organizationCombobox(target, this))
  }
}
