import type { ImportColumn } from '#features/imports/columns/columns.ts'
import type { MatchReason } from '#features/imports/model/states.ts'
import type { Purpose } from '#features/uploads/purposes.ts'
import type { RoleName } from '#kernel/access/actor.ts'

type Words = { nl: string; en: string }
type Texts = Readonly<Record<string, string>>

/** A column of the table of rows: the fields that can be corrected in it, and what it shows when there is no fault. */
export type RowColumn = {
  key: string
  label: Words
  fields: readonly string[]
  show: (texts: Texts) => readonly [main: string, below?: string]
  /** It shows more than its one field, so that the value stays beside a field that is corrected. */
  isJoined?: true
}

/** What the screen says of one kind of list only. */
type KindWords = {
  list: Words
  title: Words
  add: (n: number) => Words
  /** The state of what is added. */
  newOnes: Words
  /** What an update does to what exists. */
  updates: Words
  undo: (f: { until: string }) => Words
  /** Whether people are invited, and what follows when they are not; absent when nobody gets a mail. */
  mails?: { ask: Words; none: Words }
}

/**
 * A kind of list (domain §3.17), declared once: who may import it, its columns, how a row is recognised, and its words. What it does on the
 * server is in `ServerKind`. A new kind is a declaration of each, and a line in both registries (`kinds/`).
 */
export type ImportKindDeclaration = {
  /** The roles that may import it. */
  by: readonly RoleName[]
  columns: Readonly<Record<string, ImportColumn>>
  /** A list needs at least one column of each of these groups. */
  needed: readonly (readonly string[])[]
  /** The values that may be in one row of a list only, with the field that is faulty in the second. */
  keysOf: (kept: Texts) => [field: string, key: string][]
  /** Reasons by which a row is only probably the same: it may be added all the same. */
  unsure: readonly MatchReason[]
  /** Fields with the address of somebody who gets an account and may be invited. */
  invited: readonly string[]
  rowColumns: readonly RowColumn[]
  words: KindWords
  /** The fields with the file name of a picture and with its text alternative, and what the picture is for. */
  picture?: { field: string; alt: string; purpose: Purpose }
  /** The rows of the example file; a column without a cell is empty. */
  example: readonly Readonly<Record<string, Words>>[]
}
