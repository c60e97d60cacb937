import type { FormDesign, FormStatus } from './form-design.ts'
import type { Answer } from './read-answers.ts'

/** A form as those who run the center see it. */
export type CenterForm = {
  id: string
  slug: string
  status: FormStatus
  design: FormDesign
  /** Who is mailed when somebody has answered; of the center's staff. */
  mailTo: string[]
  closesOn: string | null
  keepMonths: number
  version: number
  changedAt: string
  answers: number
}

/** In the list that everybody sees. */
export type OpenForm = Pick<CenterForm, 'slug' | 'closesOn'> & { title: { nl: string; en: string } }

export type FormAnswer = { id: string; sentAt: string; answers: Answer[] }
/** How often each choice was made, by question and choice. */
export type Tally = { key: string; counts: Record<string, number> }[]

/** Who can be mailed. */
export type Colleague = { id: string; name: string }

/** One of them, with what whoever looks may do with it. */
export type OpenedForm = { form: CenterForm; colleagues: Colleague[]; may: { update: boolean; remove: boolean } }

/** What a visitor gets. */
export type PublicForm = {
  purpose: 'center.form'
  state: 'open' | 'closed' | 'sent'
  slug: string
  design: FormDesign
  /** What this browser has filled in so far, by the key of the question. */
  words: Record<string, string[]>
}
