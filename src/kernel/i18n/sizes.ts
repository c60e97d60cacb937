import type { Locale } from './messages.ts'

/** The size of a file for people: 84 kB, 1,2 MB, 2 GB. */
export function fileSize(locale: Locale, bytes: number): string {
  const [unit, value] =
    bytes < 999_500
      ? (['kilobyte', Math.max(1, Math.round(bytes / 1000))] as const)
      : bytes < 999_950_000
        ? (['megabyte', bytes / 1_000_000] as const)
        : (['gigabyte', bytes / 1_000_000_000] as const)
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value)
}
