import type { MailTheme } from '#kernel/mail/server/mail-theme.ts'
import { deriveTokens } from '#features/settings/colors/derive.ts'
import type { Theme } from '#features/settings/colors/theme.ts'

/** The colours of a center for its mails: the same derived tokens as its pages, by day (design §13). */
export function mailTheme(theme: Theme): MailTheme {
  const token = deriveTokens(theme, 'light')
  return {
    page: token['sunken']!,
    surface: token['surface']!,
    text: token['text']!,
    textSoft: token['text-soft']!,
    line: token['line']!,
    tint: token['tint']!,
    link: token['link']!,
    accent: token['accent']!,
    onAccent: token['on-accent']!,
    accentEdge: token['accent-edge']!,
    brand: token['brand']!,
    onBrand: token['on-brand']!,
    brandMid: token['brand-mid']!,
    brandPop: token['brand-pop']!,
    rounded: theme.rounded,
  }
}
