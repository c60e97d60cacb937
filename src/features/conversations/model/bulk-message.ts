import { text } from '#kernel/fields/field.ts'

/** What a message to many people at once is written with; each gets it in a conversation of their own. */
export const bulkMessage = { message: text({ max: 4700 }) }
