import type { CheckedField } from '#kernel/fields/checked-field.ts'

type Words = { nl: string; en: string }

/** What a column of a file can be. */
export type ImportColumn = CheckedField & {
  label: Words
  /** Other heads by which it is known, in any language, as `plainHead` writes them. */
  heads: readonly string[]
  /** Brings a cell to the form that is checked: what people write in many ways. */
  read?: (text: string) => string
  /** What is wrong beyond the field's own rules. */
  judge?: (text: string) => Words | null
}
