import type { ImportKindDeclaration } from '#features/imports/kind/import-kind.ts'
import type { RowFaults } from '#features/imports/model/import.ts'
import type { ImportContext } from '#features/imports/model/server/import-run.ts'
import type { Made } from '#features/imports/model/server/tables.ts'
import type { MatchReason, RowChoice, RowOutcome } from '#features/imports/model/states.ts'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import type { AnyMessage } from '#kernel/i18n/messages.ts'
import type { KnownOrganizations } from './known-entries.ts'

export type Texts = Readonly<Record<string, string>>
/** The accepted values of a row by field, and its faults. A value that is no text is kept as JSON. */
export type CheckedRow = { kept: Record<string, string>; faults: Record<string, RowFaults[string]> }
/** Records a fault of a field; the first one of a field counts. */
export type Fail = (field: string, code: string, message: AnyMessage) => void

/**
 * A fault with its facts. `words`: what is wrong, where other rows or existing data tell; a fault of the row alone has none, because it is
 * found again in the reader's language. `row`: the other row, for a duplicate.
 */
export type StoredFault = { code: string; row?: number; words?: { nl: string; en: string } }
export type ValidatedRow = {
  id: string
  position: number
  texts: Record<string, string>
  kept: Record<string, string>
  faults: Record<string, StoredFault>
  /** What is amiss without keeping the row out. */
  warnings: Record<string, StoredFault>
  keys: string[]
  outcome: RowOutcome
  choice: RowChoice
  matchId: string | null
  matchBy: MatchReason | null
  matchName: string | null
}

/** What rows are compared with. */
export type Matching = {
  centerId: string
  organizations: KnownOrganizations
  /** Answers that hold for the whole list, by question. */
  answers: Map<string, Promise<unknown>>
}

/** A row that was selected. */
export type ImportedRow = { id: string; position: number; kept: Record<string, string>; choice: RowChoice; match_id: string | null }
/** What the rows of one import share while they are applied. */
export type Applying = {
  scene: ImportContext
  organizations: KnownOrganizations
  /** Ids of the pictures of the archive that were drawn, by name. */
  pictures: ReadonlyMap<string, string>
  /** What was refused, by row: faults that only the write itself found. */
  refusals: Map<string, Record<string, StoredFault>>
  slugFor?: (name: string) => string
  /** Invitations so far. */ sent: number
  /** Accounts made so far, by address. */ contacts: Map<string, string>
}

/** What a kind of list does on the server. */
export type ServerKind = ImportKindDeclaration & {
  /** Judges the fields of a row that belong together. */
  judge: (checked: CheckedRow, texts: Texts, fail: Fail) => void
  /** Recognises what exists already, and adds the faults that follow from existing data. */
  match: (db: Database, rows: readonly ValidatedRow[], matching: Matching) => Promise<void>
  /** Accounts are written on the platform; everything else needs the rights of its center only. */
  writesOn: 'platform' | 'center'
  /** Applies rows, and returns what was changed for each. @throws {ImportChanged} when something is no longer as it was shown */
  apply: (tx: Tx, db: Database, applying: Applying, rows: readonly ImportedRow[]) => Promise<Map<string, Made>>
  undo: {
    /** Rows that are undone at once. Each time scans the whole import, so there should be few, and none may take too long. */
    batch: number
    /** How many rows somebody has acted upon since. */
    countActedUpon: (tx: Tx, importId: string) => Promise<number>
    /** Takes back the rows with positions above `after`, up to `until`. */
    takeBack: (tx: Tx, importId: string, after: number, until: number) => Promise<void>
    /** Takes back what belongs to the import as a whole. */
    takeBackRest?: (tx: Tx, importId: string) => Promise<void>
  }
}
