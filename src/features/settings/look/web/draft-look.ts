import type { Typed } from '#kernel/fields/form.ts'
import { shades } from '#features/settings/colors/contrast.ts'
import { lookNames, type StoredLook } from '#features/settings/model/stored-look.ts'
import { ownColorField, ownColorIn, ownColors, workedOut } from '#features/settings/look/own-color.ts'
import { parseColor, parseShades, type ShadesProblem, type Theme } from '#features/settings/colors/theme.ts'

export type DraftLook = {
  look: StoredLook
  /** The id of the uploaded logo in its field; undefined while nobody has changed it. */
  logo?: string | undefined
  /** The problems of custom shades as they are now. */
  problems: Readonly<Record<string, ShadesProblem>>
}

/** The look of the current fields; ignores incomplete custom shades. */
export function draftOf(values: Typed, logo?: FormDataEntryValue | null): DraftLook {
  const typed = Object.fromEntries(lookNames.map((name) => [name, values[name]?.[0] || null]))
  const problems: Record<string, ShadesProblem> = {}
  for (const name of ['primaryColorShades', 'secondaryColorShades'] as const) {
    const parsed = typed[name] ? parseShades(typed[name]) : null
    if (parsed && 'problem' in parsed) {
      problems[name] = parsed.problem
      typed[name] = null
    }
  }
  return { look: typed as StoredLook, ...(typeof logo === 'string' && { logo }), problems }
}

/**
 * Follows a choice in the other fields of its colour. A preset clears those of an own colour, which otherwise begins as the colour that stands
 * there; a hex code becomes its shades, and shades written by hand show their hex code.
 */
export function followChoice(form: HTMLFormElement, target: EventTarget, theme: Theme): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
  const which = ownColors.find((one) => target.name.startsWith(one))
  const text = which && form.elements.namedItem(`${which}ColorShades`)
  const code = which && form.elements.namedItem(ownColorField(which))
  if (!(text instanceof HTMLTextAreaElement && code instanceof HTMLInputElement)) return
  if (target === text || target === code) {
    const own = form.querySelector<HTMLInputElement>(`input[name="${which}ColorPreset"][value=""]`)
    if (own && !own.checked && target.value.trim()) put(own, () => (own.checked = true))
    const made = target === code ? workedOut(code.value, text.value) : null
    if (made) put(text, () => (text.value = made))
    const color = target === text ? ownColorIn(text.value) : null
    if (color && parseColor(code.value) !== color) put(code, () => (code.value = color))
  } else if (target.value !== '') {
    if (text.value) put(text, () => (text.value = ''))
    if (code.value) put(code, () => (code.value = ''))
  } else if (!text.value.trim()) {
    put(text, () => (text.value = JSON.stringify(Object.fromEntries(shades.map((shade) => [shade, theme[which!][shade]])))))
  }
}

/** Fires the events that drafts listen to. */
function put(control: Element, change: () => unknown): void {
  change()
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
