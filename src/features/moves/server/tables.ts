import { column } from '#kernel/db/column.ts'
import { type RowOf, tableOf } from '#kernel/db/table.ts'
import { organizationMove } from '#features/moves/organization-move.ts'

declare module '#kernel/db/tables.ts' {
  interface Tables {
    organization_moves: RowOf<typeof organizationMoves>
  }
}

export const organizationMoves = tableOf(organizationMove, {
  filled: ['status'],
  columns: { organization_id: column.uuid(), from_center_id: column.uuid(), to_center_id: column.uuid() },
})
