import type { Locale } from '#kernel/i18n/messages.ts'

/** The mark by which Excel knows that a text is UTF-8. */
export const byteOrderMark = '\ufeff'

/** What Excel takes for a column's end in a language. */
export const delimiterFor = (locale: Locale): ';' | ',' => (locale === 'nl' ? ';' : ',')

/**
 * One line of a table, each cell in quotes. A cell that a spreadsheet would take for a formula begins with a quote, so that it is
 * shown and never run: also after spaces, and in the wide forms of those signs (quality T20).
 */
export function csvLine(cells: readonly (string | number | null | undefined)[], delimiter: ';' | ','): string {
  return `${cells.map((cell) => `"${harmless(String(cell ?? '')).replaceAll('"', '""')}"`).join(delimiter)}\r\n`
}

function harmless(cell: string): string {
  return /^[\s\0]*[=+\-@\t\r＝＋－＠]/u.test(cell.slice(0, 200)) || /^[\t\r\n]/.test(cell) ? `'${cell}` : cell
}

/** A cell as it was before `csvLine` made it harmless. */
export function plainCell(cell: string): string {
  return /^'[\s\0]*[=+\-@\t\r＝＋－＠]/u.test(cell.slice(0, 200)) ? cell.slice(1) : cell
}
