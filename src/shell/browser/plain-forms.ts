import { leavesForButton } from '#design/field/leaves-for-button.ts'
import type { Control } from './validate-field.ts'

/** What forms do beside being sent by the browser: check a field when it is left, show a password, go out only once. */
export function watchForms(signal: AbortSignal): void {
  const judge = () => import('./validate-field.ts')
  document.addEventListener('focusin', ({ target }) => fieldOf(target) && void judge(), { signal })
  document.addEventListener(
    'focusout',
    ({ target, relatedTarget }) => {
      const field = fieldOf(target)
      if (field && !leavesForButton(field, relatedTarget)) void judge().then(({ validateField }) => validateField(field, target as Control))
    },
    { signal },
  )
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest<HTMLButtonElement>('.password > button')
      if (button) showPassword(button)
    },
    { signal },
  )
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement
      if (form.method !== 'post' || event.defaultPrevented) return
      if (form.hasAttribute('data-sent')) event.preventDefault()
      form.setAttribute('data-sent', '')
      event.submitter?.setAttribute('aria-busy', 'true')
    },
    { signal },
  )
  addEventListener(
    'pageshow',
    () => {
      for (const form of document.querySelectorAll('form[data-sent]')) form.removeAttribute('data-sent')
      for (const button of document.querySelectorAll('button[aria-busy]')) button.removeAttribute('aria-busy')
    },
    { signal },
  )
  // Who sent something that is not right hears so first.
  addEventListener('load', () => setTimeout(focusFaults), { signal })
}

/** After the browser has gone to the part of the page that the address names, for that takes the focus away. */
function focusFaults(): void {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('.error-summary')?.focus()
}

function fieldOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element && target.matches('input, textarea, select') ? target.closest<HTMLElement>('.field[data-check]') : null
}

function showPassword(button: HTMLButtonElement): void {
  const input = button.parentElement!.querySelector('input')!
  const isShown = input.type === 'password'
  input.type = isShown ? 'text' : 'password'
  const sign = button.querySelector('use')
  sign?.setAttribute('href', sign.getAttribute('href')!.replace(/#.*/, isShown ? '#eye-slash' : '#eye'))
  button.lastChild!.textContent = (isShown ? button.dataset['hide'] : button.dataset['show']) ?? ''
}
