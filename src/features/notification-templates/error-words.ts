import { templateWords } from './messages.ts'

/** Messages of the error codes of templates. */
export const templateErrors = {
  template_changed: templateWords.someoneElse,
  template_not_tested: templateWords.testFirst,
  mail_always_sent: templateWords.alwaysSent,
}
