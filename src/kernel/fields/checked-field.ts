import { say, type Locale } from '#kernel/i18n/messages.ts'
import { checkField } from './check.ts'
import type { Field } from './field.ts'

/** A declared field, with texts of its own for some faults, by the codes of contract §2.5. */
export type CheckedField = { field: Field; words?: Readonly<Record<string, { nl: string; en: string }>> }

/** What to do about one value, in the visitor's language, or null when it is right. Runs on blur and at the server (specification §5). */
export function faultOf({ field, words }: CheckedField, value: unknown, locale: Locale): string | null {
  const { fault } = checkField(field, value, locale)
  if (!fault) return null
  const own = words?.[fault.code]
  return own ? say(locale, own) : fault.message
}

/** All faults of a form at once, by field name. */
export function faultsIn(form: FormData, locale: Locale, fields: Readonly<Record<string, CheckedField>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const fault = faultOf(field, String(form.get(name) ?? ''), locale)
      return fault ? [[name, fault]] : []
    }),
  )
}
