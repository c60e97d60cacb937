import { randomUUID } from 'node:crypto'
import { boolean, text } from '#kernel/fields/field.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import type { Question } from '#features/vacancies/model/vacancy.ts'
import { checkItems } from './check-items.ts'

/** Whoever wants to help should not have to fill in a form (domain §3.1). */
export const maxQuestions = 5

const fields = { id: text({ max: 100, optional: true }), text: text({ min: 3, max: 300 }), required: boolean({ optional: true }) }
type Sent = { id: string | null; text: string; required: boolean | null }

/** Questions as they are kept: one that was there already keeps its id, for answers name it. @throws {Invalid} */
export function checkQuestions(value: unknown, known: readonly Question[], locale: Locale): Question[] {
  const ids = new Set(known.map(({ id }) => id))
  return checkItems<Sent>(value, { attribute: 'questions', most: maxQuestions, fields, locale }).map(({ id, text: question, required }) => ({
    id: id !== null && ids.delete(id) ? id : randomUUID(),
    text: question,
    required: required ?? false,
  }))
}
