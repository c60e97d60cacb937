import sprite from '#design/icon/icons.svg?url'
import type { Control } from './judge-field.ts'

type Fault = { message: string | null }

/**
 * `<field-check>`: validates its field when the focus leaves it (specification §5), by the field's declaration, and shows the
 * server's fault. The validation code is loaded when the field is first entered.
 */
export class FieldCheck extends HTMLElement {
  #fault: Fault | undefined
  /** What was filled in when the server answered. */
  #sent = ''

  connectedCallback(): void {
    // On a document the fault is in the page that the server sent. A field that is only moved keeps what it knows.
    const message = this.querySelector('.error')?.textContent
    if (message && !this.#fault) {
      this.#fault = { message }
      this.#sent = this.#typed
    }
    this.addEventListener('focusin', this)
    this.addEventListener('focusout', this)
  }

  /** The server's fault; a new object means a new answer. */
  get fault(): Fault | undefined {
    return this.#fault
  }

  set fault(fault: Fault | undefined) {
    const isNews = this.#fault !== undefined || Boolean(fault?.message)
    this.#fault = fault
    this.#sent = this.#typed
    if (isNews && this.isConnected) this.#show(fault?.message ?? null)
  }

  handleEvent({ type, target, relatedTarget }: FocusEvent): void {
    const declaration = this.getAttribute('declaration')
    if (!declaration || !isControl(target)) return
    const judging = import('./judge-field.ts')
    if (type !== 'focusout' || isLeavingForSubmit(this, relatedTarget) || this.#isStillThere(relatedTarget)) return
    const answer = this.#fault
    void judging.then(async ({ judgeField, pressIsOver }) => {
      await pressIsOver()
      // The server knows more: its answer stands for what it was sent, and may be here before the code.
      if (answer !== this.#fault) return
      this.#show(answer?.message && this.#typed === this.#sent ? answer.message : judgeField(this, target, declaration))
    })
  }

  /** Whether the focus moves between choices of one group, also while the pointer is still down on the next. */
  #isStillThere(next: EventTarget | null): boolean {
    return this.querySelector('fieldset') !== null && ((next instanceof Node && this.contains(next)) || this.matches(':active'))
  }

  get #typed(): string {
    return String([...this.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(({ value, checked }) => [value, checked]))
  }

  #show(message: string | null): void {
    const box = this.querySelector('.error-box')
    const control = this.querySelector('fieldset') ?? this.querySelector<Control>('input, textarea, select')
    if (!box || !control) return
    box.replaceChildren(...(message ? [errorOf(message)] : []))
    this.classList.toggle('has-error', message !== null)
    // A group is described by its fault, but cannot be `aria-invalid`, because it is no control.
    if (isControl(control)) setOrRemove(control, 'aria-invalid', message && 'true')
    setOrRemove(control, 'aria-describedby', [this.querySelector('.hint')?.id, message && box.id].filter(Boolean).join(' '))
  }
}

const isControl = (target: EventTarget | null): target is Control => target instanceof Element && target.matches('input, textarea, select')

function errorOf(message: string): HTMLElement {
  const error = Object.assign(document.createElement('p'), { className: 'error' })
  error.innerHTML = `<svg class="icon" aria-hidden="true"><use href="${sprite}#warning-circle-fill"></use></svg><span></span>`
  error.lastElementChild!.textContent = message
  return error
}

function setOrRemove(element: Element, name: string, value: string | null): void {
  if (value) element.setAttribute(name, value)
  else element.removeAttribute(name)
}

/**
 * Whether the focus leaves because the form's button is being pressed. Showing a fault now would move the button away from
 * under the pointer, and the press would be lost; submitting validates every field anyway.
 */
function isLeavingForSubmit(field: Element, next: EventTarget | null): boolean {
  const pressed = next instanceof Element ? next : field.ownerDocument.querySelector('button:active')
  const button = pressed?.closest('button')
  return button?.type === 'submit' && button.form !== null && button.form === field.closest('form')
}
