/** `<file-drop>`: shows the name of the chosen file in place of the invitation. */
export class FileDrop extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('change', this)
  }

  handleEvent(): void {
    const names = [...(this.querySelector('input')?.files ?? [])].map(({ name }) => name)
    this.toggleAttribute('chosen', names.length > 0)
    this.querySelector('.file-names')!.textContent = names.join(', ')
  }
}
