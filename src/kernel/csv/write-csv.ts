import type { Locale } from '#kernel/i18n/messages.ts'

/** The mark by which Excel recognizes a text as UTF-8. */
export const byteOrderMark = '\ufeff'

/** The column separator that Excel expects in each language. */
export const delimiterFor = (locale: Locale): ';' | ',' => (locale === 'nl' ? ';' : ',')

/**
 * One line of a table, each cell in quotes. A cell that a spreadsheet would take for a formula gets a leading quote, so that it
 * is shown and never run: also after spaces and signs that nobody sees, which programs leave out, and for the full-width and small forms
 * of those characters (quality T20).
 */
export function csvLine(cells: readonly (string | number | null | undefined)[], delimiter: ';' | ','): string {
  return `${cells.map((cell) => `"${harmless(String(cell ?? '')).replaceAll('"', '""')}"`).join(delimiter)}\r\n`
}

/**
 * What begins a formula, behind what is blank or not seen: spaces, controls, format characters (soft hyphen, zero width, direction), what
 * Unicode says may be ignored (fillers, variation selectors), the empty Braille pattern.
 */
const formula = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@\u2212＝＋－＠﹦﹢﹣﹫]/u

const harmless = (cell: string) => (formula.test(cell) || /^[\t\r\n]/.test(cell) ? `'${cell}` : cell)

/** A whole table with its heads, as a spreadsheet opens it in that language. For what fits in memory; long lists are written in parts. */
export function csvText(heads: readonly string[], rows: readonly (readonly (string | number | null | undefined)[])[], locale: Locale): string {
  const delimiter = delimiterFor(locale)
  return byteOrderMark + [heads, ...rows].map((cells) => csvLine(cells, delimiter)).join('')
}

/** Undoes what `csvLine` did to make a cell harmless. */
export function plainCell(cell: string): string {
  const rest = cell.slice(1)
  return cell.startsWith("'") && harmless(rest) !== rest ? rest : cell
}
