/**
 * Whether a field is left because the button of its form is being pressed. Judging it then would move the button away
 * from under the finger, and the press would be lost; sending the form judges every field anyway.
 */
export function isLeavingForSubmit(field: Element, next: EventTarget | null): boolean {
  const pressed = next instanceof Element ? next : field.ownerDocument.querySelector('button:active')
  const button = pressed?.closest('button')
  return button?.type === 'submit' && button.form !== null && button.form === field.closest('form')
}
