import { unaccented } from '#kernel/fields/unaccented.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import { readPostcode as postcodeIn } from '#kernel/fields/postcode.ts'
import type { CheckedField } from '#kernel/fields/checked-field.ts'
import { faultWords } from './column-words.ts'

type Words = { nl: string; en: string }

/** A column that a file can have. */
export type ImportColumn = CheckedField & {
  label: Words
  /** Other headings that it is recognised by, in any language, as `plainHead` writes them. */
  heads: readonly string[]
  /** Normalises a cell before it is checked. */
  read?: (text: string) => string
  /** Turns a normalised cell into what the field takes, where that is no text. */
  parse?: (text: string) => unknown
  /** Finds faults beyond the rules of the field. */
  judge?: (text: string) => Words | null
  /** Whether the file has one cell for many lines, so that its correction needs a larger field. */
  isLong?: true
}

export type ImportColumns = Readonly<Record<string, ImportColumn>>

/** `7201ab` and `7201-AB` are `7201 AB`. */
export function readPostcode(text: string): string {
  return postcodeIn(text)?.postcode ?? text
}

export function validatePostcode(text: string): Words | null {
  return /^[1-9]\d{3} [A-Z]{2}$/.test(text) ? null : faultWords.postcode
}

/** A number that a spreadsheet has rounded: `3,16123E+10` is 31612300000, and nobody's number. */
const rounded = /^[+-]?\d{1,3}(?:[.,]\d{1,20})?e\+?\d{1,3}$/i

export function validatePhone(text: string): Words | null {
  if (rounded.test(text)) return faultWords.phoneAsNumber
  return text.replaceAll(/\D/g, '').length < 6 ? faultWords.phone : null
}

/** What people write where there is no website; said with words of their own. */
const noWebsite = /^(?:n\.?v\.?t\.?|n\/a|geen|none|nee|no|onbekend|unknown|[-–?.x0]{1,5})$/i

export function validateWebsite(text: string): Words | null {
  return noWebsite.test(text.replaceAll(' ', '')) || !text.includes('.') ? faultWords.website : null
}

/** Words for the most frequent mistake. */
export function validateMail(text: string): Words | null {
  return text.includes('@') ? null : faultWords.noAt
}

/** Which groups of needed columns are missing, each by the name of its first column. */
export function missingColumns(needed: readonly (readonly string[])[], mapping: Readonly<Record<string, number>>): string[] {
  return needed.filter((ways) => !ways.some((name) => name in mapping)).map(([name]) => name!)
}

/** Normalises a heading for comparison: `E-mail Contactpersoon` becomes `emailcontactpersoon`. */
export function plainHead(head: string): string {
  return unaccented(cutText(head, 100)).replaceAll(/[^a-z0-9]/g, '')
}

/**
 * Maps the columns of a file by their headings; of two with one name the first counts.
 * @param remembered fields by heading (`plainHead`), as somebody mapped them before; the empty text for a column that was left out
 */
export function recogniseColumns(
  columns: ImportColumns,
  heads: readonly string[],
  remembered: ReadonlyMap<string, string> = new Map(),
): Record<string, number> {
  const mapping: Record<string, number> = {}
  const plain = heads.map(plainHead)
  const isFree = (column: number) => !Object.values(mapping).includes(column)
  for (const [column, head] of plain.entries()) {
    const name = remembered.get(head)
    if (name && Object.hasOwn(columns, name) && !(name in mapping)) mapping[name] = column
  }
  for (const [name, { heads: known, label }] of Object.entries(columns)) {
    if (name in mapping) continue
    const words = new Set([...known, plainHead(label.nl), plainHead(label.en), plainHead(name)])
    const at = plain.findIndex((head, column) => words.has(head) && isFree(column) && !remembered.has(head))
    if (at >= 0) mapping[name] = at
  }
  return mapping
}
