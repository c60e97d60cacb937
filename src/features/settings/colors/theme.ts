import { shades, toHex } from './contrast.ts'
import type { Ramp, Shade } from './contrast.ts'
import { colorPresets, mutedPresets, usualPresets } from './presets.ts'

/** What a center stores, specification §3. Colours are `R G B` triplets, `#rrggbb` or a shade (`muted-50`); shade sets are JSON objects or their text. */
export type ThemeSettings = {
  primaryColorPreset?: string | null
  primaryColorShades?: unknown
  secondaryColorPreset?: string | null
  secondaryColorShades?: unknown
  mutedColorPreset?: string | null
  backgroundColor?: string | null
  textColor?: string | null
  footerColor?: string | null
  rounded?: boolean
}

/** A theme ready to derive colours from; null: the rule decides. */
export type Theme = {
  primary: Ramp
  secondary: Ramp
  muted: Ramp
  background: string | null
  text: string | null
  footer: string | null
  rounded: boolean
}

/** Called when a setting is ignored; the reason is one of the messages of specification §5. */
export type ThemeLog = (reason: string, detail: { field: string; value?: string }) => void

export type ShadesProblem = { message: string; shade?: number }

/** Specification §9. */
export const defaultTriplet = '0 0 0'

export const defaultTheme: Theme = {
  primary: colorPresets[usualPresets.primary].shades,
  secondary: colorPresets[usualPresets.secondary].shades,
  muted: mutedPresets[usualPresets.muted].shades,
  background: null,
  text: null,
  footer: null,
  rounded: true,
}

const longestColor = 40
/** The longest shade set as text; eleven colours need a tenth of it. */
const longestSet = 4000

/** `1 2 3`, `1, 2, 3`, `#123` or `#112233` to `#rrggbb`; null for anything else. */
export function parseColor(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > longestColor) return null
  const triplet = /^\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*$/.exec(value)
  if (triplet) {
    const rgb = triplet.slice(1).map(Number)
    return rgb.every((part) => part <= 255) ? toHex(rgb) : null
  }
  const hex = /^\s*#?([0-9a-f]{6}|[0-9a-f]{3})\s*$/i.exec(value)?.[1]?.toLowerCase()
  if (!hex) return null
  return `#${hex.length === 3 ? hex.replace(/./g, '$&$&') : hex}`
}

/** `#rrggbb` to `R G B`; the default triplet for an invalid colour. */
export function toTriplet(color: unknown): string {
  const hex = parseColor(color)
  return hex ? [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16)).join(' ') : defaultTriplet
}

/** Parses a shade set from JSON text or an object; returns the first problem if it is invalid. Ignores unknown shades. */
export function parseShades(value: unknown): { shades: Ramp } | { problem: ShadesProblem } {
  const set = typeof value === 'string' ? fromJson(value) : value
  if (typeof set !== 'object' || set === null || Array.isArray(set)) return { problem: { message: 'Could not parse color shades' } }
  const ramp: Record<number, string> = {}
  for (const shade of shades) {
    const color = parseColor((set as Record<string, unknown>)[shade])
    if (!color) return { problem: { message: `Missing color for shade: ${shade}`, shade } }
    ramp[shade] = color
  }
  return { shades: ramp as Ramp }
}

/** The theme of a center. An invalid setting is logged and ignored, specification §5: the previous value stays. */
export function readTheme(settings: ThemeSettings, log: ThemeLog, previous: Theme = defaultTheme): Theme {
  const ramps = {
    primary: readRamp(settings, 'primary', log) ?? previous.primary,
    secondary: readRamp(settings, 'secondary', log) ?? previous.secondary,
    muted: presetNamed(mutedPresets, settings.mutedColorPreset, 'mutedColorPreset', log) ?? previous.muted,
  }
  return {
    ...ramps,
    background: readColor(settings, 'backgroundColor', ramps, log),
    text: readColor(settings, 'textColor', ramps, log),
    footer: readColor(settings, 'footerColor', ramps, log),
    rounded: settings.rounded ?? previous.rounded,
  }
}

/** A custom set wins over a preset name; an invalid one leaves the preset in place. */
function readRamp(settings: ThemeSettings, which: 'primary' | 'secondary', log: ThemeLog): Ramp | null {
  const custom = settings[`${which}ColorShades`]
  if (custom !== undefined && custom !== null && custom !== '') {
    const parsed = parseShades(custom)
    if ('shades' in parsed) return parsed.shades
    log(parsed.problem.message, { field: `${which}ColorShades` })
  }
  return presetNamed(colorPresets, settings[`${which}ColorPreset`], `${which}ColorPreset`, log)
}

function presetNamed(presets: Record<string, { shades: Ramp }>, name: string | null | undefined, field: string, log: ThemeLog): Ramp | null {
  if (!name) return null
  if (Object.hasOwn(presets, name)) return presets[name]!.shades
  log('Color preset not found', { field, value: name })
  return null
}

type Ramps = Record<'primary' | 'secondary' | 'muted', Ramp>

function readColor(settings: ThemeSettings, field: 'backgroundColor' | 'textColor' | 'footerColor', ramps: Ramps, log: ThemeLog): string | null {
  const value = settings[field]
  if (!value) return null
  const color = shadeNamed(value, ramps) ?? parseColor(value)
  if (!color) log('Could not parse color', { field, value })
  return color
}

/** `muted-50`: a shade of the theme itself, by its name. */
export const isShadeName = (value: string): boolean => shadeNamed(value, defaultTheme) !== undefined

function shadeNamed(value: string, ramps: Ramps): string | undefined {
  if (value.length > longestColor) return undefined
  const [, ramp, shade] = /^(primary|secondary|muted)-(\d{2,3})$/.exec(value) ?? []
  return ramp ? ramps[ramp as keyof Ramps][Number(shade) as Shade] : undefined
}

function fromJson(text: string): unknown {
  if (text.length > longestSet) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined // the caller reports a set that could not be parsed
  }
}
