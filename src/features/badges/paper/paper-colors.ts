import { deriveTokens } from '#features/settings/colors/derive.ts'
import type { Theme } from '#features/settings/colors/theme.ts'

/** The colours of a center on white paper. */
export type PaperColors = { band: string; mid: string; pop: string; strong: string; text: string; soft: string; line: string; isRounded: boolean }

export function paperColorsOf(theme: Theme): PaperColors {
  const token = deriveTokens(theme, 'light')
  return {
    band: token['brand']!,
    mid: token['brand-mid']!,
    pop: token['brand-pop']!,
    strong: theme.primary[950],
    text: token['text']!,
    soft: token['text-soft']!,
    line: token['line']!,
    isRounded: theme.rounded,
  }
}
