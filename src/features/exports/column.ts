import { clockOf, dayOf } from '#kernel/i18n/dates.ts'
import { say, type AnyMessage, type Locale } from '#kernel/i18n/messages.ts'
import type { ResourceObject } from '#kernel/jsonapi/document.ts'
import { messages } from './messages.ts'

export type Words = { nl: string; en: string }
/** A row with its included relations. */
export type ExportedThing = { attributes: Readonly<Record<string, unknown>>; related: (relation: string) => readonly ResourceObject[] }
/** `of`: the attribute or relation that the column shows. */
export type Column = { of: string; label: Words; cell: (thing: ExportedThing, locale: Locale) => string }

export const attribute = (label: Words, name: string): Column => ({ of: name, label, cell: ({ attributes }) => text(attributes[name]) })
export const inAddress = (label: Words, name: string): Column => ({
  of: 'address',
  label,
  cell: ({ related }) => text(related('address')[0]?.attributes?.[name]),
})
export const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
/** The words for a code; a code without words is returned as it is. */
export const inWords = (table: Readonly<Record<string, AnyMessage>>, code: unknown, locale: Locale) => {
  const found = Object.hasOwn(table, String(code)) ? table[String(code)] : undefined
  return found ? say(locale, found as Words) : text(code)
}
export const listInWords = (table: Readonly<Record<string, AnyMessage>>, codes: unknown, locale: Locale) =>
  Array.isArray(codes) ? codes.map((code) => inWords(table, code, locale)).join(', ') : ''
/** A column of a code, in its words. */
export const coded = (label: Words, name: string, table: Readonly<Record<string, AnyMessage>>): Column => ({
  of: name,
  label,
  cell: ({ attributes }, locale) => inWords(table, attributes[name], locale),
})
/** A column of several codes, in their words. */
export const codedList = (label: Words, name: string, table: Readonly<Record<string, AnyMessage>>): Column => ({
  of: name,
  label,
  cell: ({ attributes }, locale) => listInWords(table, attributes[name], locale),
})
export const day = (label: Words, name: string): Column => ({ of: name, label, cell: ({ attributes }) => text(attributes[name]).slice(0, 10) })
/** Date and time in the time zone of the centers. */
export const moment = (at: unknown) => (typeof at === 'string' ? `${dayOf(at)} ${clockOf(at)}` : '')
export const dayAndTime = (label: Words, name: string): Column => ({ of: name, label, cell: ({ attributes }) => moment(attributes[name]) })
/** Yes or no in words; nothing for what is not known. */
export const saidYesOrNo = (value: unknown, locale: Locale) => (typeof value === 'boolean' ? say(locale, value ? messages.yes : messages.no) : '')
export const yesOrNo = (label: Words, name: string): Column => ({ of: name, label, cell: ({ attributes }, locale) => saidYesOrNo(attributes[name], locale) })
