import { templateWords } from './messages.ts'

/** What the error codes of templates say. */
export const templateErrors = {
  template_changed: templateWords.someoneElse,
  template_not_tested: templateWords.testFirst,
  mail_always_sent: templateWords.alwaysSent,
}
