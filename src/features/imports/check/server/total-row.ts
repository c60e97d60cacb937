import { cutText } from '#kernel/fields/cut-text.ts'

/** `Totaal`, `Totaal aantal leden: 45`, `Aantal: 3`, `Subtotal`; not `Totaal Thuiszorg`. */
const totals =
  /^(?:(?:sub|eind)?tota(?:a?l|len)|grand total|aantal|som|sum|count)(?: (?:generaal|aantal|number|of|organisaties|organizations|personen|people|gebruikers|users|vrijwilligers|volunteers|leden|members|vacatures|vacancies|rijen|rows)){0,3} ?[:=]? ?[\d.,]{0,15}$/i

/**
 * The column in which a row calls itself a total, as spreadsheets have them below or within a list: beside that word it has numbers only.
 * -1 for any other row.
 */
export function totalColumn(cells: readonly string[]): number {
  const column = cells.findIndex((cell) => totals.test(cutText(cell.trim(), 100).replaceAll(/\s+/g, ' ')))
  return cells.every((cell, at) => at === column || /^[\d.,€%\s-]{0,30}$/.test(cell)) ? column : -1
}
