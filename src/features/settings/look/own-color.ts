import { shadesFrom } from '#features/settings/colors/shades-from.ts'
import { parseColor, parseShades } from '#features/settings/colors/theme.ts'
import { designWords as words } from '#features/settings/look/design-messages.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'

export const ownColors = ['primary', 'secondary'] as const
export type OwnColor = (typeof ownColors)[number]
/** The field of an own colour: one hex code, from which its shades are worked out. It is no attribute: what is stored are the shades. */
export const ownColorField = (which: OwnColor) => `${which}OwnColor` as const

/** A hex code with or without `#`; the words that `RRR GGG BBB` needs are the expert's. */
export const hexPattern = /^\s*#?(?:[0-9a-f]{6}|[0-9a-f]{3})\s*$/i

/** The shades of a hex code as the text of their field; null where it is no hex code, or is shade 500 of the set that stands there already. */
export function workedOut(typed: string, standing: string): string | null {
  const color = hexPattern.test(typed) ? parseColor(typed) : null
  return color && ownColorIn(standing) !== color ? JSON.stringify(shadesFrom(color)) : null
}

/** The colour of a set of shades, as its one hex code; null where it cannot be read. */
export function ownColorIn(text: string): string | null {
  const parsed = text.trim() ? parseShades(text) : null
  return parsed && 'shades' in parsed ? parsed.shades[500] : null
}

/**
 * Settles the colours of a sent form: a preset drops what stands in the fields of an own colour, and a hex code becomes its shades. Returns
 * the faults by field.
 */
export function settleOwnColors(data: FormData, locale: Locale): Record<string, string> {
  const faults: Record<string, string> = {}
  const textOf = (name: string) => String(data.get(name) ?? '')
  for (const which of ownColors) {
    const shades = `${which}ColorShades`
    if (!data.has(`${which}ColorPreset`)) continue
    if (textOf(`${which}ColorPreset`) !== '') {
      data.set(shades, '')
      continue
    }
    const typed = textOf(ownColorField(which))
    const made = workedOut(typed, textOf(shades))
    if (made) data.set(shades, made)
    else if (typed.trim() ? !hexPattern.test(typed) : !textOf(shades).trim()) faults[ownColorField(which)] = say(locale, words.noHex)
  }
  return faults
}
