import { type EditorInput, type editorForm } from '#features/vacancies/editor/editor-form.ts'
import { slotsOf } from '#features/vacancies/model/slot-lines.ts'
import type { Question, Translation, vacancy } from '#features/vacancies/model/vacancy.ts'
import type { BodyOf } from '#kernel/fields/form.ts'
import type { UpdateOf } from '#kernel/jsonapi/input.ts'

type Body = Partial<BodyOf<typeof editorForm.fields, EditorInput>>
/** What the vacancy has already of the attributes that are sent whole. */
type Known = { translations: { en?: Translation }; questions: readonly Question[] }

/** The changes as the API takes them. A list attribute is sent whole, so its unchanged parts come from the known record. */
export function changesOf(body: Body, known: Known): UpdateOf<typeof vacancy> {
  const { english, dates, allowance, question1, question2, question3, question4, question5, ...plain } = body
  const given = [question1, question2, question3, question4, question5]
  return {
    ...plain,
    ...(english !== undefined && { translations: { en: { title: '', summary: '', description: '', ...known.translations.en, ...filled(english) } } }),
    ...(dates !== undefined && { slots: slotsOf(dates ?? []) as never }),
    ...(allowance !== undefined && { allowanceCents: allowance === null ? null : Math.round(allowance * 100) }),
    ...(given.some((one) => one !== undefined) && { questions: questionsOf(given, known) as never }),
  } as UpdateOf<typeof vacancy>
}

const filled = (english: object | null) => Object.fromEntries(Object.entries(english ?? {}).map(([name, text]: [string, string | null]) => [name, text ?? '']))

function questionsOf(given: readonly ({ text?: string | null; required?: boolean } | null | undefined)[], { questions }: Known) {
  return given.flatMap((one, at) => {
    const now = { ...questions[at], ...one }
    return now.text ? [{ ...(questions[at] && { id: questions[at].id }), text: now.text, required: now.required ?? false }] : []
  })
}
