import type { FormDesign, FormStatus } from './form-design.ts'
import type { Answer } from './read-answers.ts'

/** A form as center staff see it. */
export type CenterForm = {
  id: string
  slug: string
  status: FormStatus
  design: FormDesign
  /** The center staff who are mailed about each answer. */
  mailTo: string[]
  closesOn: string | null
  keepMonths: number
  version: number
  changedAt: string
  answers: number
}

/** A form in the list that everybody sees. */
export type OpenForm = Pick<CenterForm, 'slug' | 'closesOn'> & { title: { nl: string; en: string } }

export type FormAnswer = { id: string; sentAt: string; answers: Answer[] }
/** How often each choice was made, by question and choice. */
export type Tally = { key: string; counts: Record<string, number> }[]

/** A colleague who can be mailed. */
export type Colleague = { id: string; name: string }

/** A form in the panel, with the viewer's permissions. */
export type OpenedForm = { form: CenterForm; colleagues: Colleague[]; may: { update: boolean; remove: boolean } }

/** A form as a visitor gets it. */
export type PublicForm = {
  purpose: 'center.form'
  state: 'open' | 'closed' | 'sent'
  slug: string
  design: FormDesign
  /** What this browser has filled in so far, by the key of the question. */
  words: Record<string, string[]>
}
