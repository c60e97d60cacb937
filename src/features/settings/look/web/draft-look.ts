import type { Typed } from '#kernel/fields/form.ts'
import { shades } from '#features/settings/colors/contrast.ts'
import { lookNames, type StoredLook } from '#features/settings/model/stored-look.ts'
import { parseShades, type ShadesProblem, type Theme } from '#features/settings/colors/theme.ts'

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

/** Choosing a preset clears custom shades; custom shades start from the current colour, and win as soon as somebody types them. */
export function followChoice(form: HTMLFormElement, target: EventTarget, theme: Theme): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
  const which = target.name.startsWith('primary') ? 'primary' : target.name.startsWith('secondary') ? 'secondary' : null
  const text = which && form.elements.namedItem(`${which}ColorShades`)
  if (!(text instanceof HTMLTextAreaElement)) return
  const own = form.querySelector<HTMLInputElement>(`input[name="${which}ColorPreset"][value=""]`)
  if (target === text) {
    if (own && !own.checked && text.value.trim()) put(own, () => (own.checked = true))
  } else if (target.value !== '') {
    if (text.value) put(text, () => (text.value = ''))
  } else {
    text.closest('details')?.setAttribute('open', '')
    if (!text.value.trim()) put(text, () => (text.value = JSON.stringify(Object.fromEntries(shades.map((shade) => [shade, theme[which!][shade]])))))
  }
}

/** Fires the events that drafts listen to. */
function put(control: Element, change: () => unknown): void {
  change()
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
