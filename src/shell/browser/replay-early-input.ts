type Field = HTMLInputElement | HTMLTextAreaElement

/** What was ticked or typed before the page was awake stands in the browser alone: it is told once more, so that it counts. */
export function replayEarlyInput(): void {
  for (const field of document.querySelectorAll<Field>('main input, main textarea')) {
    if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) tellTick(field)
    else if (field.type !== 'file' && field.type !== 'hidden') tellText(field)
  }
}

function tellTick(box: HTMLInputElement): void {
  if (box.checked === box.defaultChecked || (box.type === 'radio' && !box.checked)) return
  // React compares with what it last saw: it has to see the box as the server wrote it.
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
