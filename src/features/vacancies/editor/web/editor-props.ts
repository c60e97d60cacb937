import type { FormAnswer } from '#design/form/declared-form.tsx'
import { fieldWords } from '#features/vacancies/editor/editor-field-words.ts'
import type { EditorBody } from './editor-body.tsx'
import type { EditedVacancy } from './editor-record.ts'
import type { StepId } from './editor-steps.ts'
import type { CheckedForm } from './check-typed.ts'
import type { Offered } from './step-fields.tsx'

/** The props of both editors. */
export type EditorProps = {
  vacancy: EditedVacancy
  /** The values of the form and their gaps. */
  checked: CheckedForm
  people: Offered['people']
  step: StepId
  /** The center reviews what this person writes before it is published. */
  isReviewed: boolean
  centerName: string
  answer: FormAnswer | undefined
  /** The steps, loaded with the page by whoever renders the editor. */
  body: typeof EditorBody
}

/** The labels of the relations, and the names of what can be chosen, by id. */
export const linkLabels = { image: fieldWords.image, contactUser: fieldWords.contact, secondContactUser: fieldWords.secondContact }
export const namesOf = (people: Offered['people']) => Object.fromEntries(people.map(({ id, name }) => [id, name]))

/** The names of the fields that have a value. */
export const filledOf = (values: CheckedForm['typed']) => new Set(Object.keys(values).filter((name) => values[name]!.some(Boolean)))
