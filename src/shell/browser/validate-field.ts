import sprite from '#design/icon/icons.svg?url'
import { type Check, checkEmail, checkFirstName, checkGivenPassword, checkLastName, checkNewPassword } from '#features/auth/web/checks.ts'

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The checks of public forms by the names in `data-check`: the same code as in React and on the server. */
const checks: Readonly<Record<string, Check>> = {
  email: checkEmail,
  firstName: checkFirstName,
  givenPassword: checkGivenPassword,
  lastName: checkLastName,
  newPassword: checkNewPassword,
}

/** Checks one field and says what is wrong, as `design/field/field.tsx` does. */
export function validateField(field: HTMLElement, control: Control): void {
  const { check = '', empty } = field.dataset
  const locale = document.documentElement.lang === 'en' ? 'en' : 'nl'
  const problem = check === 'filled' ? (control.value.trim() === '' ? (empty ?? null) : null) : (checks[check]?.(control.value, locale) ?? null)
  const hint = field.querySelector('.hint')
  field.querySelector('.error')?.remove()
  if (problem) (hint ?? field.querySelector('.label'))?.after(errorOf(`${control.id}-error`, problem))
  field.classList.toggle('has-error', problem !== null)
  setOrRemove(control, 'aria-invalid', problem && 'true')
  setOrRemove(control, 'aria-describedby', [hint?.id, problem && `${control.id}-error`].filter(Boolean).join(' '))
}

function errorOf(id: string, problem: string): HTMLElement {
  const error = Object.assign(document.createElement('p'), { id, className: 'error' })
  error.innerHTML = `<svg class="icon" aria-hidden="true"><use href="${sprite}#warning-circle-fill"></use></svg><span></span>`
  error.querySelector('span')!.textContent = problem
  return error
}

function setOrRemove(element: Element, name: string, value: string | null): void {
  if (value) element.setAttribute(name, value)
  else element.removeAttribute(name)
}
