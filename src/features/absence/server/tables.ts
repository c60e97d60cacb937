import { type RowOf, tableOf } from '#kernel/db/table.ts'
import { absence } from '#features/absence/absence.ts'

declare module '#kernel/db/tables.ts' {
  interface Tables {
    absences: RowOf<typeof absences>
  }
}

export const absences = tableOf(absence, { filled: ['created_at'] })
