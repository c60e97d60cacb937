import { faultOfException, faultsOfRows, maxExceptions } from '#features/opening-hours/opening-times.ts'
import { readException, readRow } from '#features/opening-hours/opening-lines.ts'
import { hoursWords } from '#features/social-map/model/error-words.ts'
import type { Typed } from '#kernel/fields/form.ts'
import { givenOf } from '#kernel/fields/read-form.ts'
import { type AnyMessage, type Locale, say } from '#kernel/i18n/messages.ts'
import { entryForm, placeNames, serviceFields, serviceNames } from './entry-form.ts'
import { isBlank } from './entry-in-form.ts'
import { entryWords as words } from './entry-words.ts'

type Words = AnyMessage & { nl: string; en: string }

const linesOf = (typed: Typed, name: string) =>
  (typed[name]?.[0] ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)

/** The first line that is no row of a week, or that does not go together with the others; null where all are right. */
export function faultInHours(lines: readonly string[]): { at: number; fault: Words } | null {
  const rows = lines.map(readRow)
  const wrong = rows.indexOf(null)
  if (wrong >= 0) return { at: wrong, fault: words.noRow }
  const [first] = [...faultsOfRows(rows.filter((row) => row !== null))].toSorted(([one], [other]) => one - other)
  return first ? { at: first[0], fault: hoursWords[first[1]] as Words } : null
}

/** The first line that is no exception, ends before it begins, or has times that do not go together. */
export function faultInExceptions(lines: readonly string[]): { at: number; fault: Words } | null {
  for (const [at, line] of lines.entries()) {
    const days = readException(line)
    if (!days) return { at, fault: words.noException }
    const fault = faultOfException(days) ?? [...faultsOfRows(days.rows).values()][0]
    if (fault) return { at, fault: hoursWords[fault] as Words }
  }
  return null
}

/** What is wrong with offers and places, by input: what the fields alone do not know. */
export function faultsOfParts(typed: Typed, locale: Locale): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const name of serviceNames) {
    const values = Object.fromEntries(serviceFields.map((field) => [field, givenOf(entryForm.inputs[`${name}.${field}`]!.field, typed[`${name}.${field}`])]))
    if (values['isRemoved'] !== true && !isBlank(values) && String(values['name']).trim() === '') faults[`${name}.name`] = say(locale, words.serviceNameMissing)
  }
  const atRow = (found: { at: number; fault: Words }) => say(locale, words.atRow, { n: found.at + 1, fault: say(locale, found.fault) })
  for (const name of placeNames) {
    const inHours = faultInHours(linesOf(typed, `${name}.hours`))
    if (inHours) faults[`${name}.hours`] = atRow(inHours)
    const exceptions = linesOf(typed, `${name}.exceptions`)
    const inExceptions = faultInExceptions(exceptions)
    if (exceptions.length > maxExceptions) faults[`${name}.exceptions`] = say(locale, words.tooManyExceptions, { n: maxExceptions })
    else if (inExceptions) faults[`${name}.exceptions`] = atRow(inExceptions)
  }
  return faults
}
