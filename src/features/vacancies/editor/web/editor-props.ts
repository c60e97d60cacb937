import type { FormAnswer } from '#design/form/declared-form.tsx'
import { fieldWords } from '#features/vacancies/editor/editor-field-words.ts'
import type { EditorBody } from './editor-body.tsx'
import type { EditedVacancy } from './editor-record.ts'
import type { StepId } from './editor-steps.ts'
import type { CheckedForm } from './check-typed.ts'
import type { Offered } from './step-fields.tsx'

/** What both editors of a vacancy are given. */
export type EditorProps = {
  vacancy: EditedVacancy
  /** What its form shows, and what of it is missing. */
  checked: CheckedForm
  people: Offered['people']
  step: StepId
  /** Whoever writes it needs the center to look first. */
  isReviewed: boolean
  centerName: string
  answer: FormAnswer | undefined
  /** The steps, which come with the page. */
  body: typeof EditorBody
}

/** What its relations are called, and what each of them is called by its id. */
export const linkLabels = { image: fieldWords.image, contactUser: fieldWords.contact, secondContactUser: fieldWords.secondContact }
export const namesOf = (people: Offered['people']) => Object.fromEntries(people.map(({ id, name }) => [id, name]))

/** The fields that hold something. */
export const filledOf = (values: CheckedForm['typed']) => new Set(Object.keys(values).filter((name) => values[name]!.some(Boolean)))
