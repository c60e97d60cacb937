import { checkField } from '#kernel/fields/check.ts'
import type { Field } from '#kernel/fields/field.ts'

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The sentence about what is wrong with a field's value by its declaration (`use-fault.ts`), or null; loaded when a field is first entered. */
export function judgeField(box: Element, control: Control, declaration: string): string | null {
  const { field, words } = JSON.parse(declaration, asPattern) as { field: Field; words: Record<string, string> }
  const { fault } = checkField(field, valueOf(box, field, control), document.documentElement.lang === 'en' ? 'en' : 'nl')
  return fault ? (words[fault.code] ?? fault.message) : null
}

/** A pattern is serialized as its source. */
const asPattern = (key: string, value: unknown) =>
  key === 'pattern' && value !== null && typeof value === 'object' ? new RegExp((value as RegExp).source, (value as RegExp).flags) : value

/** The ticked values of a group, or the typed text. */
function valueOf(box: Element, { kind }: Field, { value }: Control): unknown {
  const ticked = [...box.querySelectorAll<HTMLInputElement>('input:checked')].map((one) => one.value)
  if (kind === 'codes') return ticked
  if (kind === 'boolean') return ticked.length > 0
  if (kind === 'lines') return value.split('\n')
  return box.querySelector('fieldset') ? (ticked[0] ?? '') : value
}

/** A fault moves what stands below it: a press that has begun there would end beside what it was meant for, and be lost. */
export async function pressIsOver(): Promise<void> {
  if (!document.querySelector('html:active')) return
  await new Promise((over) => {
    // A task later, when the click has been handled too. A touch has sent its `pointerup` before the focus moves.
    for (const type of ['mouseup', 'dragend']) addEventListener(type, () => setTimeout(over), { once: true, capture: true })
  })
}
