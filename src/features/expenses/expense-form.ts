import { defineForm, pickFields, requireFields } from '#design/form/define-form.ts'
import { amountPattern, longestAmount } from '#kernel/fields/amount.ts'
import { number, oneOf, text } from '#kernel/fields/field.ts'
import { type ExpenseKind, expenseKinds, expenseNote } from './expense-note.ts'
import { expenseWords as words } from './expense-words.ts'
import type { KnownPlace } from './known-places.ts'

const { month } = expenseNote.attributes

/** As people fill it in: the amount in euros, and one press for an organization and a kind that they noted before (`place`). */
const fields = {
  month,
  place: text({ max: 140, optional: true }),
  organizationName: text({ max: 120, optional: true }),
  kind: oneOf(expenseKinds, { optional: true }),
  amount: text({ max: longestAmount, pattern: amountPattern }),
  hours: number({ min: 0.25, max: 744, optional: true }),
}

/** The form of a new note. */
export const expenseForm = defineForm(fields, {
  month: { label: words.month, words: { blank: words.monthWrong, invalid: words.monthWrong } },
  place: { label: words.place },
  organizationName: { label: words.organization, isNeeded: true },
  kind: {
    label: words.kind,
    options: { allowance: words.allowance, actual: words.actual },
    notes: { allowance: words.allowanceNote, actual: words.actualNote },
    isNeeded: true,
  },
  amount: {
    label: words.amount,
    hint: words.amountHint,
    width: 'half',
    inputMode: 'decimal',
    words: { blank: words.amountWrong, invalid: words.amountWrong, too_long: words.amountWrong },
  },
  hours: { label: words.hours, hint: words.hoursHint, width: 'half', words: { not_a_number: words.hoursRange, invalid: words.hoursRange } },
})

/** The form that changes one. */
export const changeForm = requireFields(pickFields(expenseForm, ['month', 'organizationName', 'kind', 'amount', 'hours']), ['organizationName', 'kind'])

/** The value of a known organization in the form, with its kind. */
export const placeValue = ({ kind, name }: KnownPlace): string => `${kind ?? ''}:${name}`

/** The organization and kind of such a value; null for none. */
export function placeIn(value: string | null | undefined): { organizationName: string; kind: ExpenseKind } | null {
  const [, code, name] = /^([a-z]+):(.+)$/s.exec(value ?? '') ?? []
  const kind = expenseKinds.find((one) => one === code)
  return kind && name ? { organizationName: name, kind } : null
}
