import type { CheckedField } from '#kernel/fields/checked-field.ts'
import { text } from '#kernel/fields/field.ts'
import { messages } from '#features/organization-transfers/messages.ts'

export const checkCenter: CheckedField = { field: text(), words: { blank: messages.choose } }
export const checkReason: CheckedField = { field: text({ min: 1, max: 1000 }), words: { blank: messages.whyMissing } }
