import { integer, number, oneOf, text, timestamp } from '#kernel/fields/field.ts'
import { defineResource } from '#kernel/jsonapi/resource.ts'

/** `allowance`: a fixed amount for an hour, a day or a month. `actual`: what was spent, declared with receipts or kilometres. */
export const expenseKinds = ['allowance', 'actual'] as const
export type ExpenseKind = (typeof expenseKinds)[number]

/** In cents. */
export const largestAmount = 9_999_999
/** Of one person at one center. */
export const maxNotes = 1000

/** `2025-03`. */
export const monthPattern = /^20\d\d-(0[1-9]|1[0-2])$/

/**
 * What somebody got for their volunteer work in one month at one organization: a note of their own, which nobody else reads (domain §5). It
 * names the organization in words only, so that nothing leads from an organization to it.
 */
export const expenseNote = defineResource({
  type: 'expense_notes',
  belongsTo: 'center',
  order: '-month',
  attributes: {
    month: text({ max: 7, pattern: monthPattern, sort: true, filter: ['eq'] }),
    organizationName: text({ max: 120 }),
    kind: oneOf(expenseKinds, { filter: ['eq'] }),
    amountCents: integer({ min: 1, max: largestAmount }),
    hours: number({ min: 0.25, max: 744, optional: true }),
    createdAt: timestamp({ readOnly: true, sort: true }),
    updatedAt: timestamp({ readOnly: true }),
  },
  filters: { year: text() },
  verbs: ['list', 'get', 'create', 'update', 'remove'],
  /** As the removal, with an answer that names the undo. */
  memberVerbs: { takeOut: {} },
})
