import { type RowOf, column, tableOf } from '#kernel/db/table.ts'
import { expenseNote } from '#features/expenses/expense-note.ts'

declare module '#kernel/db/tables.ts' {
  interface Tables {
    expense_notes: RowOf<typeof expenseNotes>
  }
}

export const expenseNotes = tableOf(expenseNote, {
  columns: { user_id: column.uuid(), removed_at: column.moment({ null: true }), before_of: column.uuid({ null: true }) },
})
