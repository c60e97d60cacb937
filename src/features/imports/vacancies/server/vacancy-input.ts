import { statusesOfList, vacancyColumns, editorNames } from '#features/imports/vacancies/vacancy-columns.ts'
import { changesOf } from '#features/vacancies/editor/changes-of.ts'
import { type EditorInput, editorForm } from '#features/vacancies/editor/editor-form.ts'
import type { Changes } from '#features/vacancies/editor/server/columns-of.ts'
import type { Question, Translation } from '#features/vacancies/model/vacancy.ts'

type Known = { translations: { en?: Translation }; questions: readonly Question[] }
export const newVacancy: Known = { translations: {}, questions: [] }

/** The attributes of a row as the API takes them: only those that have a cell. `known`: the vacancy that is changed. */
export function vacancyInput(kept: Readonly<Record<string, string>>, known: Known): Changes {
  const body: Record<string, unknown> = {}
  for (const column of Object.keys(vacancyColumns) as (keyof typeof vacancyColumns)[]) {
    const name = editorNames[column] ?? column
    const cell = kept[column]
    if (cell === undefined || column === 'status' || !Object.hasOwn(editorForm.inputs, name)) continue
    const [group, part] = name.split('.', 2) as [string, string?]
    const value = valueOf(name as EditorInput, cell)
    body[group] = part === undefined ? value : { ...(body[group] as object | undefined), [part]: value }
  }
  return changesOf(body, known) as Changes
}

/** Values other than texts are kept as JSON. */
function valueOf(name: EditorInput, cell: string): unknown {
  const { kind } = editorForm.inputs[name].field
  return kind === 'text' || kind === 'url' || kind === 'date' || kind === 'code' ? cell : (JSON.parse(cell) as unknown)
}

/** The state that a row asks for; a draft by default. */
export const statusIn = (kept: Readonly<Record<string, string>>): (typeof statusesOfList)[number] =>
  statusesOfList.find((status) => status === kept['status']) ?? 'draft'

/** The columns whose names differ from the fields that the checks of a vacancy name. */
const columnOfField: Readonly<Record<string, string>> = {
  'address.street': 'street',
  'address.houseNumber': 'houseNumber',
  'address.postcode': 'postcode',
  'address.city': 'city',
  address: 'city',
  contactUser: 'contactEmail',
  image: 'picture',
  slots: 'dates',
  allowanceCents: 'allowance',
  translations: 'englishTitle',
  'translations.en.title': 'englishTitle',
  'translations.en.summary': 'englishSummary',
  'translations.en.description': 'englishDescription',
  questions: 'question1',
}

/** The column at which a fault of a field is shown. */
export function columnOf(field: string): string {
  const column = columnOfField[field] ?? columnOfField[field.split('.')[0]!] ?? field
  return Object.hasOwn(vacancyColumns, column) ? column : 'title'
}
