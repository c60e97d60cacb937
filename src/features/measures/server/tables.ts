import { type RowOf, column, plainTable } from '#kernel/db/table.ts'

declare module '#kernel/db/tables.ts' {
  interface Tables {
    state_changes: RowOf<typeof stateChanges>
    measure_atoms: RowOf<typeof measureAtoms>
    measure_versions: RowOf<typeof measureVersions>
  }
}

/** Which row of which table came into which state, and when; written by the database itself (`note_state`). */
export const stateChanges = plainTable('state_changes', {
  volunteer_center_id: column.uuid(),
  id: column.uuid({ filled: true }),
  subject: column.text(),
  subject_id: column.uuid(),
  state: column.text(),
  reason: column.text({ null: true }),
  at: column.moment(),
})

/** One count of one month. Nothing outside this feature reads it: what may be known of it is what `publish` says. */
export const measureAtoms = plainTable('measure_atoms', {
  volunteer_center_id: column.uuid(),
  measure: column.text(),
  version: column.integer(),
  month: column.day(),
  dimension: column.text({ filled: true }),
  value_key: column.text({ filled: true }),
  organization_id: column.uuid({ null: true }),
  n: column.integer(),
  status: column.code<'provisional' | 'final'>()(),
  computed_at: column.moment({ filled: true }),
})

/** Which version of a measure a center reads. */
export const measureVersions = plainTable('measure_versions', {
  volunteer_center_id: column.uuid(),
  measure: column.text(),
  version: column.integer(),
})
