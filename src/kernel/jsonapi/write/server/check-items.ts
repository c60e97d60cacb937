import { checkField } from '#kernel/fields/check.ts'
import type { Fault } from '#kernel/fields/fault.ts'
import { type Field, group } from '#kernel/fields/field.ts'
import { messages } from '#kernel/fields/messages.ts'
import { Invalid, type Issue } from '#kernel/http/errors.ts'
import { type Locale, sayInAll } from '#kernel/i18n/messages.ts'
import { camelCase } from '#kernel/jsonapi/names.ts'

/**
 * The issues of an object that stands within an attribute, each at its part.
 * @param attribute with the way to the object, such as `services.0` or `translations.en`
 */
export function issuesWithin({ code, message, within = {} }: Fault, attribute: string): Issue[] {
  const parts = Object.entries(within)
  if (parts.length === 0) return [{ code, attribute, detail: message }]
  const path = attribute.replaceAll('.', '/')
  return parts.map(([name, one]) => ({
    code: one.code,
    attribute: `${attribute}.${camelCase(name)}`,
    pointer: `/data/attributes/${path}/${name}`,
    detail: one.message,
  }))
}

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
    issues.push(...issuesWithin(fault, `${attribute}.${at}`))
    return nothing as Item
  })
  if (issues.length > 0) throw new Invalid(issues)
  return items
}
