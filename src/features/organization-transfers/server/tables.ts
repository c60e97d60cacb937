import { type RowOf, column, tableOf } from '#kernel/db/table.ts'
import { organizationTransfer } from '#features/organization-transfers/organization-transfer.ts'

declare module '#kernel/db/tables.ts' {
  interface Tables {
    organization_moves: RowOf<typeof organizationTransfers>
  }
}

export const organizationTransfers = tableOf(organizationTransfer, {
  filled: ['status'],
  columns: { organization_id: column.uuid(), from_center_id: column.uuid(), to_center_id: column.uuid() },
})
