/**
 * `<form-conditions>`: shows and hides questions that depend on an answer of the same page. The server checks the conditions again; without
 * script every question is shown with its condition.
 */
export class FormConditions extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('input', this.#settle)
    // The browser's autofill and a restored draft fill in the fields after this callback.
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
      box.hidden = !asked.some((input) => input.checked && input.value === is && !input.closest('[data-when][hidden]'))
    }
  }
}
