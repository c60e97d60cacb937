import { drawnOption, isTick } from '#design/form/form-values.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Watches what is typed before React has hydrated, which React does not know of and of which it throws a part away: hydration
 * writes the server's text into a textarea again.
 *
 * @returns a function to call once after hydration: it puts back what was typed and fires its events again, so that it counts.
 */
export function watchEarlyInput(): () => void {
  const typed = new Map<Field, string>()
  const note = (field: Field) => void (isText(field) && typed.set(field, field.value))
  const hear = ({ target }: Event) => void (isField(target) && note(target))
  fields().forEach(note)
  // On window, because React's own listeners hydrate the field before anything below them hears of the event.
  addEventListener('input', hear, { capture: true })
  return () => {
    removeEventListener('input', hear, { capture: true })
    for (const field of fields()) {
      if (isTick(field)) replayTick(field)
      else if (field instanceof HTMLSelectElement) replayChoice(field)
      else if (isText(field)) replayText(field, typed.get(field) ?? field.value)
    }
  }
}

const fields = () => document.querySelectorAll<Field>('main :is(input, textarea, select)')
const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
const isText = (field: Field): field is HTMLInputElement | HTMLTextAreaElement =>
  !isTick(field) && !(field instanceof HTMLSelectElement) && field.type !== 'file' && field.type !== 'hidden'

function replayTick(box: HTMLInputElement): void {
  if (box.checked === box.defaultChecked || (box.type === 'radio' && !box.checked)) return
  // Resets the box first, because React compares with what the server rendered.
  box.checked = box.defaultChecked
  box.click()
}

function replayChoice(select: HTMLSelectElement): void {
  if (select.value === drawnOption(select)) return
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }))
}

function replayText(field: HTMLInputElement | HTMLTextAreaElement, typed: string): void {
  if (typed === field.defaultValue) return
  field.value = field.defaultValue
  // Past the setter with which React notes a field's value, so that it sees a change.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!
  set!.call(field, typed)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
