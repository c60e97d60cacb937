import { faultOf } from '#kernel/fields/checked-field.ts'
import { checkField } from '#kernel/fields/check.ts'
import type { CheckedField } from '#kernel/fields/checked-field.ts'
import { boolean, date, email, type Field, number, oneOf, someOf, text } from '#kernel/fields/field.ts'
import { givenOf } from '#kernel/fields/read-form.ts'
import type { Typed } from '#kernel/fields/form.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { choicesOf } from './choices-of.ts'
import { allFields, type FormDesign, type FormField, inWords, maxCharacters, no, yes } from './form-design.ts'

/** A saved answer: with the question as it was worded then, so that it stays readable when the form changes. */
export type Answer = { key: string; question: string; value: string | string[]; text: string }

/** The name of a question's input; the prefix keeps keys of questions apart from fields of our own. */
export const inputOf = (key: string): string => `q-${key}`

/** How an answer is checked: in the browser when its field loses focus, and on the server. */
export function checkOf({ type, required, options }: FormField): CheckedField {
  const keys = options.map(({ key }) => key)
  const optional = !required as true
  const fields: Record<Exclude<FormField['type'], 'note'>, Field> = {
    text: text({ max: maxCharacters.short, optional }),
    long: text({ max: maxCharacters.long, optional }),
    one: oneOf(keys, { optional }),
    many: someOf(keys, { optional, maxItems: 30 }),
    yes: oneOf([yes, no], { optional }),
    agree: required ? boolean({ accepted: true }) : boolean({ optional }),
    number: number({ optional }),
    date: date({ optional }),
    email: email({ optional }),
    phone: text({ max: 30, optional, reads: 'telephone' }),
    postcode: text({ max: 7, optional, reads: 'postcode' }),
  }
  return { field: type === 'note' ? text({ optional: true }) : fields[type] }
}

/** The questions that are asked after these answers, in their order. A condition on a question that is not asked never holds. */
export function askedFields(fields: readonly FormField[], typed: Typed): FormField[] {
  const asked = new Set<string>()
  return fields.filter(({ key, when }) => {
    const isAsked = !when || (asked.has(when.field) && (typed[when.field] ?? []).includes(when.is))
    if (isAsked) asked.add(key)
    return isAsked
  })
}

/** The faults of the answers to these questions, by input name. */
export function faultsOf(fields: readonly FormField[], typed: Typed, locale: Locale): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((one): [string, string][] => {
      if (one.type === 'note') return []
      const checked = checkOf(one)
      const fault = faultOf(checked, givenOf(checked.field, typed[one.key]), locale)
      return fault ? [[inputOf(one.key), fault]] : []
    }),
  )
}

/** The answers as they are saved: those to questions that were asked, with their wording. */
export function answersIn(design: FormDesign, typed: Typed, locale: Locale): Answer[] {
  return askedFields(allFields(design), typed).flatMap((one): Answer[] => {
    if (one.type === 'note') return []
    const { field } = checkOf(one)
    const { value } = checkField(field, givenOf(field, typed[one.key]), locale)
    const given = one.type === 'agree' ? (value ? [yes] : []) : [value].flat().filter((each) => each !== null && each !== undefined)
    if (given.length === 0) return []
    const texts = given.map(String)
    const choices = choicesOf(one)
    const label = (key: string) => inWords(choices.find((option) => option.key === key)?.label ?? { nl: key, en: '' }, 'nl')
    const text = choices.length > 0 ? texts.map(label).join(', ') : texts[0]!
    return [{ key: one.key, question: inWords(one.label, 'nl'), value: one.type === 'many' ? texts : texts[0]!, text }]
  })
}
