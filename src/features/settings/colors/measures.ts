import { type Ramp, contrast, shades, white } from './contrast.ts'
import { type Tokens, deriveTokens } from './derive.ts'
import type { Theme } from './theme.ts'

/** The pairs that must have contrast, with the required ratio: text 4.5, edges and icons 3 (WCAG 2.2, 1.4.3 and 1.4.11). */
export const contrastPairs: readonly (readonly [front: string, back: string, least: number])[] = [
  ...(
    [
      ['text', 'page'],
      ['text', 'surface'],
      ['text-soft', 'page'],
      ['text-soft', 'sunken'],
      ['text-soft', 'fill'],
      ['text-faint', 'sunken'],
      ['text-faint', 'tint'],
      ['link', 'page'],
      ['link', 'surface'],
      ['link', 'tint'],
      ['on-accent', 'accent'],
      ['on-accent', 'accent-hover'],
      ['on-accent', 'accent-press'],
      ['on-accent-soft', 'accent-soft'],
      ['on-second', 'second'],
      ['on-second-soft', 'second-soft'],
      ['on-band', 'band'],
      ['on-band-soft', 'band'],
      ['band-link', 'band'],
      ['on-footer', 'footer'],
      ['on-brand', 'brand'],
      ['success', 'surface'],
      ['on-success-soft', 'success-soft'],
      ['warn', 'surface'],
      ['on-warn-soft', 'warn-soft'],
      ['danger', 'surface'],
      ['danger', 'page'],
      ['on-danger-soft', 'danger-soft'],
      ['on-danger-solid', 'danger-solid'],
      ['info', 'surface'],
      ['on-info-soft', 'info-soft'],
    ] as const
  ).map(([front, back]) => [front, back, 4.5] as const),
  ...(
    [
      ['line-strong', 'surface'],
      ['line-strong', 'page'],
      ['accent-edge', 'surface'],
      ['accent-edge', 'page'],
      ['accent-line', 'surface'],
      ['accent-line', 'tint'],
      ['focus', 'surface'],
      ['focus', 'page'],
      ['focus', 'tint'],
      ['chart-1', 'surface'],
      ['chart-2', 'surface'],
      ['chart-4', 'surface'],
      ['danger-line', 'surface'],
    ] as const
  ).map(([front, back]) => [front, back, 3] as const),
]

export type Measure = { front: string; back: string; least: number; day: number; night: number }

/** The contrast of every pair, in both colour schemes (domain §5.13). */
export function measure(theme: Theme): Measure[] {
  const [day, night] = [deriveTokens(theme, 'light'), deriveTokens(theme, 'dark')]
  const ratio = (tokens: Tokens, front: string, back: string) => contrast(tokens[front]!, tokens[back]!)
  return contrastPairs.map(([front, back, least]) => ({ front, back, least, day: ratio(day, front, back), night: ratio(night, front, back) }))
}

/** The shade that the main colour would use but that lacks contrast, and the one that is used instead; or a colour so light that its letters are dark. */
export type Taken = { wanted: number; ratio: number; shade: string } | 'dark letters'

/** For links and for buttons in the light scheme: null where the first shade is readable. */
export function takenFor(theme: Theme, use: 'link' | 'accent'): Taken | null {
  const tokens = deriveTokens(theme, 'light')
  const wanted = theme.primary[600]
  if (tokens[use] === wanted) return null
  if (use === 'accent' && tokens['on-accent'] !== white) return 'dark letters'
  const ratio = use === 'link' ? Math.min(...['page', 'surface', 'sunken', 'tint'].map((back) => contrast(wanted, tokens[back]!))) : contrast(white, wanted)
  return { wanted: 600, ratio, shade: nameOf(tokens[use]!, theme) }
}

function nameOf(color: string, { primary, muted }: Theme): string {
  const at = (ramp: Ramp) => shades.find((shade) => ramp[shade] === color)
  return `${at(primary) ?? (at(muted) ? `muted-${at(muted)}` : color)}`
}
