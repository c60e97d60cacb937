type Field = HTMLInputElement | HTMLTextAreaElement

/** Input before hydration is known to the browser but not to React: fires the events again, so that it counts. */
export function replayEarlyInput(): void {
  for (const field of document.querySelectorAll<Field>('main input, main textarea')) {
    if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) tellTick(field)
    else if (field.type !== 'file' && field.type !== 'hidden') tellText(field)
  }
}

function tellTick(box: HTMLInputElement): void {
  if (box.checked === box.defaultChecked || (box.type === 'radio' && !box.checked)) return
  // Resets the box first, because React compares with what the server rendered.
  box.checked = box.defaultChecked
  box.click()
}

function tellText(field: Field): void {
  const typed = field.value
  if (typed === field.defaultValue) return
  field.value = field.defaultValue
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!
  set!.call(field, typed)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
