/**
 * `<form-conditions>`: a question that hangs on an answer of the same page comes and goes with it. The server judges it again; without
 * script every question stands there and says when it is asked.
 */
export class FormConditions extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('input', this.#settle)
    // What a browser or a kept draft fills in comes later.
    queueMicrotask(this.#settle)
    addEventListener('pageshow', this.#settle)
  }

  disconnectedCallback(): void {
    removeEventListener('pageshow', this.#settle)
  }

  readonly #settle = () => {
    for (const box of this.querySelectorAll<HTMLElement>('[data-when]')) {
      const { when = '', is = '' } = box.dataset
      const asked = [...this.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(when)}"]`)]
      box.hidden = !asked.some((input) => input.checked && (is === 'yes' || input.value === is) && !input.closest('[data-when][hidden]'))
    }
  }
}
