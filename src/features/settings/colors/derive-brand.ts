import { contrast, mix, white } from './contrast.ts'
import { inkOn } from './derive-pick.ts'
import type { Theme } from './theme.ts'

/** Solid tiles, place signs and pins: the tenant's own colour at its clearest, the same by day and night. */
export function brandTokens({ primary: P, secondary: S }: Theme, mode: 'light' | 'dark'): Record<string, string> {
  if (contrast(P[500], white) < 2.2) {
    return { brand: P[400], 'on-brand': inkOn(P[400], [P[950]]), 'brand-mid': P[600], 'brand-pop': S[600] }
  }
  return { brand: P[700], 'on-brand': inkOn(P[700], [white]), 'brand-mid': mode === 'light' ? P[300] : P[400], 'brand-pop': S[400] }
}

/** Footer primary-500, specification §9, or the tenant's own. */
export function footerTokens({ primary: P, footer }: Theme): Record<string, string> {
  const color = footer ?? P[500]
  const ink = inkOn(color, [white, P[950]])
  return { footer: color, 'on-footer': ink, 'footer-line': mix(color, ink, 0.35) }
}
