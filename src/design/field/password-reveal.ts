/** `<password-reveal>`: a button beside a password shows it and hides it again. The words for both stand in the page. */
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
