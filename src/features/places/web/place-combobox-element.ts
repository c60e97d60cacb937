/**
 * `<place-combobox>` around the field for a place: loads its suggestions at the first focus, and the code that asks for the position at the
 * click.
 */
export class PlaceComboboxElement extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('focusin', this)
    this.addEventListener('click', this)
  }

  handleEvent({ type, target }: Event): void {
    if (type === 'focusin' && target instanceof HTMLInputElement) void import('./place-combobox.ts').then(({ placeCombobox }) => placeCombobox(target))
    const button = type === 'click' && target instanceof Element && target.closest<HTMLButtonElement>('.place-here')
    if (button) void import('./search-here.ts').then(({ searchHere }) => searchHere(button))
  }
}
