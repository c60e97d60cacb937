/** `<character-counter>`: "nog 120 tekens" below a text field with a limit; singular and plural come from its attributes. */
export class CharacterCounter extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('input', this)
    this.handleEvent()
  }

  handleEvent(): void {
    const text = this.querySelector('textarea')
    const box = this.querySelector('.counter')
    if (!text || !box) return
    const left = text.maxLength - text.value.length
    box.textContent = left === 1 ? this.dataset['one']! : this.dataset['several']!.replace('2', String(left))
  }
}
