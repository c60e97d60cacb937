import type { Issue } from '#kernel/http/errors.ts'
import { say, type AnyMessage, type FactsOf, type Locale } from '#kernel/i18n/messages.ts'
import { messages } from './messages.ts'

type FieldName = keyof typeof messages & string

/**
 * An issue with a field of an account. `meta.message` follows the field's name, `detail` is the whole sentence: clients of
 * devise_token_auth show the first, those of JSON:API the second.
 */
export function issue<M extends AnyMessage>(attribute: FieldName, code: string, locale: Locale, message: M, ...facts: FactsOf<M>): Issue {
  const words = say(locale, message, ...facts)
  const label = say(locale, messages[attribute] as { nl: string; en: string })
  return { attribute, code, detail: `${label} ${words}`, meta: { message: words } }
}
