import type { Typed } from '#kernel/fields/form.ts'
import { shades } from '#features/settings/colors/contrast.ts'
import { lookNames, type StoredLook } from '#features/settings/model/stored-look.ts'
import { parseShades, type ShadesProblem, type Theme } from '#features/settings/colors/theme.ts'

export type DraftLook = {
  look: StoredLook
  /** The upload that stands in the field of the logo; undefined where nobody touched it. */
  logo?: string | undefined
  /** What is wrong with own shades, as they stand. */
  problems: Readonly<Record<string, ShadesProblem>>
}

/** The look as it stands in the fields; own shades that are not whole yet do not count. */
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

/** A preset takes own shades away; own shades begin as the colour that there is, and are what counts as soon as somebody types them. */
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

/** What keeps drafts hears of it too. */
function put(control: Element, change: () => unknown): void {
  change()
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
