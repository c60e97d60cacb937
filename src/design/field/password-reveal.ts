/** `<password-reveal>`: a button beside a password that shows and hides it. Both labels come from its attributes. */
export class PasswordReveal extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', this)
  }

  handleEvent({ target }: Event): void {
    if (!(target instanceof Element) || !target.closest('button')) return
    const isShown = this.toggleAttribute('shown')
    this.querySelector('input')!.type = isShown ? 'text' : 'password'
  }
}
