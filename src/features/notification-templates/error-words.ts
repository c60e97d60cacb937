import { templateWords } from './messages.ts'

/** What the error codes of templates say. */
export const templateErrors = { template_changed: templateWords.someoneElse }
