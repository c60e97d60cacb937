import { contrast, shades, type Ramp } from './contrast.ts'
import { contrastPairs } from './derive-pairs.ts'
import { deriveTokens, type Tokens } from './derive.ts'
import type { Theme } from './theme.ts'

export type Measure = { front: string; back: string; least: number; day: number; night: number }

/** Every pair that must be readable, measured by day and by night (domain §5.13). */
export function measure(theme: Theme): Measure[] {
  const [day, night] = [deriveTokens(theme, 'light'), deriveTokens(theme, 'dark')]
  const ratio = (tokens: Tokens, front: string, back: string) => contrast(tokens[front]!, tokens[back]!)
  return contrastPairs.map(([front, back, least]) => ({ front, back, least, day: ratio(day, front, back), night: ratio(night, front, back) }))
}

/** A shade that the main colour has first in line and that cannot be read, and the one that is taken in its place. */
export type Taken = { wanted: number; ratio: number; shade: string }

/** For links and for buttons by day: null where the first in line will do. */
export function takenFor(theme: Theme, use: 'link' | 'accent'): Taken | null {
  const tokens = deriveTokens(theme, 'light')
  const wanted = theme.primary[600]
  if (tokens[use] === wanted) return null
  const ratio = use === 'link' ? Math.min(...['page', 'surface', 'sunken', 'tint'].map((back) => contrast(wanted, tokens[back]!))) : contrast('#ffffff', wanted)
  return { wanted: 600, ratio, shade: nameOf(tokens[use]!, theme) }
}

function nameOf(color: string, { primary, muted }: Theme): string {
  const at = (ramp: Ramp) => shades.find((shade) => ramp[shade] === color)
  return `${at(primary) ?? (at(muted) ? `muted-${at(muted)}` : color)}`
}
