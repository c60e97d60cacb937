import { channels, contrast, shades, white, type Ramp } from './contrast.ts'
import { deriveTokens } from './derive.ts'
import type { Theme } from './theme.ts'

/** A shade of the theme by name, with its colour. */
export type NamedShade = { name: string; color: string }

/** A chosen colour that lacks contrast, its ratio, and the nearest shade that has enough (domain §5.13). */
export type Proposal = { field: 'textColor' | 'backgroundColor'; wanted: string; ratio: number; least: number; shade: NamedShade | null }

/** Body text on every background it appears on. */
const leastForText = 4.5
/** A background darker than this leaves no readable shade for secondary text (`derive.ts`). */
const palestBackground = 1.12

/** The chosen text and background colours that lack contrast, each with the nearest shade of the theme that has enough. */
export function proposalsFor(theme: Theme): Proposal[] {
  const background = proposalForBackground(theme)
  return [...(background ? [background] : []), ...(proposalForText(theme) ?? [])]
}

function proposalForText(theme: Theme): [Proposal] | null {
  if (!theme.text) return null
  const { page, surface, sunken, tint } = deriveTokens(theme, 'light') as Record<'page' | 'surface' | 'sunken' | 'tint', string>
  const ratioOf = (color: string) => Math.min(...[page, surface, sunken, tint].map((back) => contrast(color, back)))
  const ratio = ratioOf(theme.text)
  if (ratio >= leastForText) return null
  const shade = nearest(theme.text, shadesOf(theme), ({ color }) => ratioOf(color) >= leastForText)
  return [{ field: 'textColor', wanted: theme.text, ratio, least: leastForText, shade }]
}

function proposalForBackground(theme: Theme): Proposal | null {
  const { background } = theme
  if (!background || contrast(background, white) <= palestBackground) return null
  const shade = nearest(background, shadesOf(theme), ({ color }) => contrast(color, white) <= palestBackground)
  const { text } = deriveTokens({ ...theme, background: null, text: null }, 'light') as { text: string }
  return { field: 'backgroundColor', wanted: background, ratio: contrast(text, background), least: leastForText, shade }
}

function shadesOf({ primary, secondary, muted }: Theme): NamedShade[] {
  const named = (name: string, ramp: Ramp) => shades.map((shade) => ({ name: `${name}-${shade}`, color: ramp[shade] }))
  return [...named('primary', primary), ...named('muted', muted), ...named('secondary', secondary)]
}

function nearest(wanted: string, choices: readonly NamedShade[], holds: (shade: NamedShade) => boolean): NamedShade | null {
  const passing = choices.filter(holds).map((shade) => ({ shade, far: distance(wanted, shade.color) }))
  return passing.toSorted((a, b) => a.far - b.far)[0]?.shade ?? null
}

/** An approximate perceptual distance: green has the largest weight. */
function distance(one: string, other: string): number {
  const [a, b] = [channels(one), channels(other)]
  return 2 * (a[0] - b[0]) ** 2 + 4 * (a[1] - b[1]) ** 2 + 3 * (a[2] - b[2]) ** 2
}
