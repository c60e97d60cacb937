import { type RowOfList, defineList } from '#features/lists/list.ts'
import { freeText } from '#kernel/search/parameter.ts'
import { expenseNote } from './expense-note.ts'
import { expenseWords as words } from './expense-words.ts'

/** Somebody's own notes of one year, as a part of their profile. */
export const expenseList = defineList({
  page: '/profiel?part=expenses',
  resource: expenseNote,
  filters: {
    /** The month whose room is shown; its year is listed. */
    month: freeText({ max: 7 }),
    /** The change that can be undone, where no script offers it. */
    undo: freeText({ max: 36 }),
  },
  tabs: [{ key: 'all', label: words.all, filter: {} }],
  orders: { month: ['month', 'createdAt'] },
  usual: '-month',
  ask: { fields: { expense_notes: ['month', 'organizationName', 'kind', 'amountCents', 'hours'] } },
  size: 60,
})

export type ExpenseRow = RowOfList<typeof expenseList>
