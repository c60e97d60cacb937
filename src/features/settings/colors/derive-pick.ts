import { black, blackOrWhite, contrast, luminance, mix, shades, white } from './contrast.ts'
import type { Ramp, Shade } from './contrast.ts'

/** The shade so many steps darker (or lighter, below zero), never past the ends. */
export const rampStep = (shade: Shade, steps: number): Shade => shades[Math.min(shades.length - 1, Math.max(0, shades.indexOf(shade) + steps))]!

const holds = (color: string, backgrounds: readonly string[], least: number) => backgrounds.every((background) => contrast(color, background) >= least)

/**
 * The first shade in order that reaches the ratio on every background. A set without range falls back
 * to the muted set, and then to black or white.
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

/** The first ink that can be read on the colour; black or white when none can. */
export const inkOn = (color: string, inks: readonly string[]): string => inks.find((ink) => contrast(ink, color) >= 4.5) ?? blackOrWhite(color)

/** A filled colour with its ink: the first shade that carries an ink and stands out 3:1 from what is around it. */
export function solid(
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
  if (spare) return solid(spare, order, around, [...inks, spare[950]])
  const shade = order[0]!
  return { ramp, shade, color: ramp[shade], ink: blackOrWhite(ramp[shade]) }
}

/** Hover and press: one and two shades away from the ink, or as far as the words stay readable. */
export function pressed(ramp: Ramp, shade: Shade, ink: string): [string, string] {
  const direction = luminance(ink) > luminance(ramp[shade]) ? 1 : -1
  const step = (steps: number, otherwise: string) => {
    const color = ramp[rampStep(shade, steps * direction)]
    return contrast(ink, color) >= 4.5 ? color : otherwise
  }
  const hover = step(1, ramp[shade])
  return [hover, step(2, hover)]
}

/** The colour itself when it is pale enough to be a background, else mixed with white until it is. */
export function lighter(color: string, max: number): string {
  for (let share = 0; share < 1; share += 0.05) {
    const paler = mix(color, white, share)
    if (contrast(paler, white) <= max) return paler
  }
  return white
}

/** The colour itself when white words stand out on it, else mixed with black until they do. */
export function darker(color: string, least: number): string {
  for (let share = 0; share < 1; share += 0.05) {
    const deeper = mix(color, black, share)
    if (contrast(deeper, white) >= least) return deeper
  }
  return black
}
