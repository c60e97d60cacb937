import { cutText } from '#kernel/fields/cut-text.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { checkField } from './check.ts'
import { faultOf } from './checked-field.ts'
import type { Field } from './field.ts'
import type { BodyOf, Form, Typed } from './form.ts'
import { shownAddress } from './web-address.ts'

type Fields = Readonly<Record<string, Field>>
/** `body` is valid when `faults` is empty. */
export type ReadForm<Body> = { typed: Typed; faults: Record<string, string>; body: Body }

/** Reads a sent form by its declared fields: the values as typed, their faults, and the body for the client. */
export function readForm<F extends Fields, Name extends string>(form: Form<F, Name>, data: FormData, locale: Locale): ReadForm<BodyOf<F, Name>> {
  const typed: Record<string, readonly string[]> = {}
  const faults: Record<string, string> = {}
  for (const [name, checked] of Object.entries(form.inputs) as [Name, (typeof form.inputs)[Name]][]) {
    typed[name] = data.getAll(name).filter((value) => typeof value === 'string')
    const fault = faultOf(checked, givenOf(checked.field, typed[name]), locale)
    if (fault) faults[name] = fault
  }
  return { typed, faults, body: bodyOf(form, typed, locale) }
}

/** The body that the typed values form together, as the client sends it. `only`: the fields that a change includes. */
export function bodyOf<F extends Fields, Name extends string>(form: Form<F, Name>, typed: Typed, locale: Locale, only?: ReadonlySet<string>): BodyOf<F, Name> {
  const body: Record<string, unknown> = {}
  for (const [name, { field }] of Object.entries(form.inputs) as [Name, (typeof form.inputs)[Name]][]) {
    if (only && !only.has(name)) continue
    const { value } = checkField(field, givenOf(field, typed[name]), locale)
    const [group, part] = name.split('.', 2) as [string, string?]
    if (part === undefined) body[group] = value
    else body[group] = { ...(body[group] as object | undefined), [part]: value }
  }
  return body as BodyOf<F, Name>
}

/** Whether two sets of typed values mean the same to the field: trailing spaces and the order of ticks do not count. */
export function meansSame(field: Field, one: readonly string[] | undefined, other: readonly string[] | undefined): boolean {
  return JSON.stringify(meant(field, one)) === JSON.stringify(meant(field, other))
}

function meant(field: Field, values: readonly string[] | undefined): unknown {
  const given = givenOf(field, values)
  const { value = given, fault } = checkField(field, given, 'en')
  const known = fault ? given : value
  return field.kind === 'codes' && Array.isArray(known) ? known.toSorted() : known
}

/** An input's values as a field takes them. A box that is not ticked sends nothing. */
export function givenOf({ kind, rich }: Field, values: readonly string[] = []): unknown {
  if (kind === 'codes') return values
  if (kind === 'boolean') return values.length > 0
  if (kind === 'lines') return cutText(values[0] ?? '', 50_000).split(/\r?\n/)
  if (rich) return documentIn(values[0] ?? '')
  return values[0] ?? ''
}

/** More than any rich text of the product has. Longer text, or text that is no JSON, is cut short, and the API refuses it. */
const longestDocument = 200_000

function documentIn(text: string): unknown {
  if (text === '') return []
  if (text.length > longestDocument) return text.slice(0, 10)
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text.slice(0, 10)
  }
}

/** A record as the inputs of a form show it; for a group, the values of the relation of that name. */
export function typedOf(form: Form, record: Readonly<Record<string, unknown>>): Typed {
  const shown = (name: string): unknown => name.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], record)
  return Object.fromEntries(Object.keys(form.inputs).map((name) => [name, asTyped(shown(name), form.inputs[name]!.field)]))
}

function asTyped(value: unknown, { kind, rich }: Field): string[] {
  if (kind === 'url' && typeof value === 'string') return [shownAddress(value)]
  if (rich) return [JSON.stringify(value ?? [])]
  if (value === null || value === undefined || value === false) return []
  if (Array.isArray(value)) return kind === 'lines' ? [value.join('\n')] : value.map(String)
  return [value === true ? 'true' : String(value)]
}
