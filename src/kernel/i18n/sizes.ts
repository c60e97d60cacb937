import type { Locale } from './messages.ts'

/** How large a file is, as people say it: 84 kB, 1,2 MB. */
export function fileSize(locale: Locale, bytes: number): string {
  const isSmall = bytes < 999_500
  const value = isSmall ? Math.max(1, Math.round(bytes / 1000)) : bytes / 1_000_000
  return new Intl.NumberFormat(locale, { style: 'unit', unit: isSmall ? 'kilobyte' : 'megabyte', maximumFractionDigits: 1 }).format(value)
}
