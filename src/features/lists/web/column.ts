import type { ReactNode } from 'react'

/** A column of a list of staff. */
export type ListColumn<Row> = {
  /** Also the key of its order, where the list is declared with one. */
  key: string
  label: { nl: string; en: string }
  cell: (row: Row) => ReactNode
  /** Numbers are aligned right. */
  isNumber?: true
  /** Its position on the card that a row is on a phone; a column without one is left out there. */
  card?: 'title' | 'note' | 'badge'
}
