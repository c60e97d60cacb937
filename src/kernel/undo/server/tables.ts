import { type RowOf, column, plainTable } from '#kernel/db/table.ts'

declare module '#kernel/db/tables.ts' {
  interface Tables {
    undoable_steps: RowOf<typeof undoableSteps>
  }
}

/** Undoable changes, which the person who made them may still take back. */
export const undoableSteps = plainTable('undoable_steps', {
  volunteer_center_id: column.uuid(),
  id: column.uuid({ filled: true }),
  operation_id: column.uuid(),
  actor_id: column.uuid(),
  subject_type: column.text(),
  subject_id: column.uuid(),
  from_state: column.text(),
  to_state: column.text(),
  before: column.json<Readonly<Record<string, unknown>>>()({ filled: true }),
  at: column.moment({ filled: true }),
})
