import type { Locale } from '#kernel/i18n/messages.ts'
import type { PaperColors } from '#features/badges/paper/paper-colors.ts'

/** A cell of a table on paper. */
export type PaperCell = {
  text: string
  /** What is read aloud in its place. */
  said?: string
  /** Between 0 and 1: how long its bar is beside the longest. */
  share?: number
}
/** `share`: of the width of the table, all of which are 1 together. Numbers stand below each other at the right. */
export type PaperColumn = { head: string; share: number; isNumber?: boolean }
export type PaperTable = { title: string; columns: PaperColumn[]; rows: PaperCell[][]; notes: string[] }

/** All that the paper of a report says. */
export type ReportFacts = {
  locale: Locale
  /** Whose report it is, the center or an organization. */
  name: string
  title: string
  months: string
  day: string
  sentence: string | null
  tables: PaperTable[]
  how: { title: string; items: { term: string; value: string }[] }
  notes: string[]
  /** `Pagina 2`, at the foot of each. */
  page: string
  colors: PaperColors
}
