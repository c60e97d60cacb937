import type { RowChoice } from '#features/imports/model/states.ts'
import type { KnownOrganizations } from '#features/imports/check/server/known-organizations.ts'
import type { ImportContext } from '#features/imports/model/server/import-run.ts'

/** A row that was chosen. */
export type ImportedRow = { id: string; position: number; kept: Record<string, string>; choice: RowChoice; match_id: string | null }
/** What the rows of an import have in common while it is brought in. */
export type Applying = {
  scene: ImportContext
  organizations: KnownOrganizations
  slugFor: (name: string) => string
  /** Invitations so far. */ sent: number
  /** Accounts made so far, by address. */ contacts: Map<string, string>
}
