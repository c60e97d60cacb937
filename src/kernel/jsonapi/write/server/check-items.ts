import { checkField } from '#kernel/fields/check.ts'
import { type Field, group } from '#kernel/fields/field.ts'
import { messages } from '#kernel/fields/messages.ts'
import { Invalid, type Issue } from '#kernel/http/errors.ts'
import { type Locale, sayInAll } from '#kernel/i18n/messages.ts'
import { camelCase } from '#kernel/jsonapi/names.ts'

type Asked = { attribute: string; most: number; fields: Record<string, Field>; locale: Locale }

/**
 * Checks a list of objects inside one attribute, each against its fields. A field that is missing becomes null.
 * @throws {Invalid} with a pointer to the wrong part of the item
 */
export function checkItems<Item>(value: unknown, { attribute, most, fields, locale }: Asked): Item[] {
  if (!Array.isArray(value)) throw new Invalid([{ code: 'invalid', attribute }])
  if (value.length > most) throw new Invalid([{ code: 'too_many', attribute, words: sayInAll(messages.tooMany, { max: most }) }])
  const issues: Issue[] = []
  const nothing = Object.fromEntries(Object.keys(fields).map((name) => [name, null]))
  const items = value.map((item: unknown, at) => {
    const { value: checked, fault } = checkField(group(fields), item, locale)
    if (!fault) return { ...nothing, ...(checked as object) } as Item
    const within = Object.entries(fault.within ?? {})
    if (within.length === 0) issues.push({ code: fault.code, attribute: `${attribute}.${at}`, detail: fault.message })
    for (const [name, { code, message }] of within)
      issues.push({ code, attribute: `${attribute}.${at}.${camelCase(name)}`, pointer: `/data/attributes/${attribute}/${at}/${name}`, detail: message })
    return nothing as Item
  })
  if (issues.length > 0) throw new Invalid(issues)
  return items
}
