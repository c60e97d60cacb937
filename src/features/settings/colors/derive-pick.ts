import { type Ramp, type Shade, black, blackOrWhite, contrast, luminance, mix, shades, white } from './contrast.ts'
import { statusRamps } from './presets.ts'

/** The shade `steps` darker (or lighter, if negative), clamped to the ends. */
export const rampStep = (shade: Shade, steps: number): Shade => shades[Math.min(shades.length - 1, Math.max(0, shades.indexOf(shade) + steps))]!

const holds = (color: string, backgrounds: readonly string[], least: number) => backgrounds.every((background) => contrast(color, background) >= least)

/**
 * The first shade in order that reaches the ratio on every background. A shade set without enough range falls back to the muted set, and
 * then to black or white.
 */
export const picker =
  (muted: Ramp, fallback: readonly Shade[]) =>
  (ramp: Ramp, order: readonly Shade[], backgrounds: readonly string[], least: number): string => {
    const choices = [...order.map((shade) => ramp[shade]), ...fallback.map((shade) => muted[shade])]
    return choices.find((color) => holds(color, backgrounds, least)) ?? strongest(backgrounds)
  }

function strongest(backgrounds: readonly string[]): string {
  const worst = (color: string) => Math.min(...backgrounds.map((background) => contrast(color, background)))
  return worst(white) > worst(black) ? white : black
}

/** The first text colour that is readable on the colour; black or white when none is. */
export const inkOn = (color: string, inks: readonly string[]): string => inks.find((ink) => contrast(ink, color) >= 4.5) ?? blackOrWhite(color)

/** A fill with its text colour: the first shade that carries a text colour and has 3:1 contrast with its surroundings. */
export function pickSolid(
  ramp: Ramp,
  order: readonly Shade[],
  around: readonly string[],
  inks: readonly string[],
  spare?: Ramp,
): {
  ramp: Ramp
  shade: Shade
  color: string
  ink: string
} {
  for (const shade of order) {
    const ink = inks.find((candidate) => contrast(candidate, ramp[shade]) >= 4.5)
    if (ink && holds(ramp[shade], around, 3)) return { ramp, shade, color: ramp[shade], ink }
  }
  if (spare) return pickSolid(spare, order, around, [...inks, spare[950]])
  const shade = order[0]!
  return { ramp, shade, color: ramp[shade], ink: blackOrWhite(ramp[shade]) }
}

/** The shades for hover and press: one and two away from the text colour, as far as the text stays readable. */
export function pressed(ramp: Ramp, shade: Shade, ink: string): [string, string] {
  const direction = luminance(ink) > luminance(ramp[shade]) ? 1 : -1
  const step = (steps: number, otherwise: string) => {
    const color = ramp[rampStep(shade, steps * direction)]
    return contrast(ink, color) >= 4.5 ? color : otherwise
  }
  const hover = step(1, ramp[shade])
  return [hover, step(2, hover)]
}

/** The colour itself when it is pale enough for a background, else mixed with white until it is. */
export function lighter(color: string, max: number): string {
  for (let share = 0; share < 1; share += 0.05) {
    const paler = mix(color, white, share)
    if (contrast(paler, white) <= max) return paler
  }
  return white
}

/** The colour itself when white text is readable on it, else mixed with black until it is. */
export function darker(color: string, least: number): string {
  for (let share = 0; share < 1; share += 0.05) {
    const deeper = mix(color, black, share)
    if (contrast(deeper, white) >= least) return deeper
  }
  return black
}

type Around = { surfaces: string[]; muted: Ramp; surface: string; page: string }

const { green, amber, red, sky } = statusRamps
const hues: [string, Ramp][] = [
  ['success', green],
  ['warn', amber],
  ['danger', red],
  ['info', sky],
]

/** Success, warn, danger and info: fixed hues, matched to the surfaces of the theme. */
export function statusTokens(mode: 'light' | 'dark', around: Around): Record<string, string> {
  const tokens = Object.assign({}, ...hues.map(([name, ramp]) => (mode === 'light' ? light : dark)(name, ramp, around)))
  const solid = mode === 'light' ? red[700] : red[400]
  return { ...tokens, 'danger-solid': solid, 'on-danger-solid': mode === 'light' ? white : inkOn(solid, [red[950]]) }
}

function light(name: string, ramp: Ramp, { surfaces, muted, surface, page }: Around): Record<string, string> {
  const pick = picker(muted, [700, 800, 900, 950])
  const soft = ramp[name === 'warn' ? 100 : 50]
  return {
    [name]: pick(ramp, [700, 800, 900], [...surfaces, ramp[50]], 4.5),
    [`${name}-soft`]: soft,
    [`on-${name}-soft`]: pick(ramp, [800, 900, 950], [soft], 4.5),
    [`${name}-line`]: pick(ramp, [500, 600, 700], [surface, page, soft], 3),
  }
}

function dark(name: string, ramp: Ramp, { surfaces, muted, surface, page }: Around): Record<string, string> {
  const pick = picker(muted, [300, 200, 100, 50])
  const soft = mix(ramp[950], muted[900], 0.3)
  return {
    [name]: pick(ramp, [400, 300, 200], [...surfaces, soft], 4.5),
    [`${name}-soft`]: soft,
    [`on-${name}-soft`]: pick(ramp, [300, 200, 100], [soft], 4.5),
    [`${name}-line`]: pick(ramp, [500, 400, 300], [surface, page, soft], 3),
  }
}
