import { cutText } from '#kernel/fields/cut-text.ts'

/** `Totaal`, `Totaal aantal leden: 45`, `Aantal: 3`, `Subtotal`; not `Totaal Thuiszorg`. */
const totals =
  /^(?:(?:sub|eind)?tota(?:a?l|len)|grand total|aantal|som|sum|count)(?: (?:generaal|aantal|number|of|organisaties|organizations|personen|people|gebruikers|users|vrijwilligers|volunteers|leden|members|vacatures|vacancies|rijen|rows)){0,3} ?[:=]? ?[\d.,]{0,15}$/i

/**
 * The field in which a row calls itself a total, as spreadsheets have them below or within a list: beside that word it has numbers only.
 * Null for any other row.
 */
export function totalIn(texts: Readonly<Record<string, string>>): string | null {
  const filled = Object.entries(texts).filter(([, text]) => text.trim() !== '')
  const [field] = filled.find(([, text]) => totals.test(cutText(text.trim(), 100).replaceAll(/\s+/g, ' '))) ?? []
  return field !== undefined && filled.every(([name, text]) => name === field || /^[\d.,€%\s-]{1,30}$/.test(text)) ? field : null
}
