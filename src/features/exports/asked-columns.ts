import type { Field } from '#kernel/fields/field.ts'
import { say, type AnyMessage, type Locale } from '#kernel/i18n/messages.ts'
import type { Resource } from '#kernel/jsonapi/resource.ts'
import { type Column, inWords, listInWords, text, type Words } from './column.ts'
import { messages } from './messages.ts'

/** How a form calls a field, and its choices. */
type Entries = Readonly<Record<string, { label: Words; options?: Readonly<Record<string, AnyMessage>> }>>

/**
 * Columns for what a form asks and no column tells yet, in the order of the declaration: a new attribute stands in the file from
 * the day it is asked for, under the words and choices of its form.
 */
export function askedColumns({ attributes }: Pick<Resource, 'attributes'>, entries: Entries, { without }: { without: readonly string[] }): Column[] {
  return Object.entries(attributes).flatMap(([name, field]): Column[] => {
    const entry = without.includes(name) ? undefined : entries[name]
    return entry ? [{ of: name, label: entry.label, cell: (thing, locale) => inCell(field, entry.options ?? {}, thing.attributes[name], locale) }] : []
  })
}

function inCell({ kind }: Field, options: Readonly<Record<string, AnyMessage>>, value: unknown, locale: Locale): string {
  if (kind === 'boolean') return typeof value === 'boolean' ? say(locale, value ? messages.yes : messages.no) : ''
  if (kind === 'code' && value !== null) return inWords(options, value, locale)
  if (kind === 'codes' || kind === 'lines') return listInWords(options, value, locale)
  return kind === 'date' || kind === 'timestamp' ? text(value).slice(0, 10) : text(value)
}
