import { editorWords as words } from '#features/vacancies/editor/editor-words.ts'
import { askedIn } from '#features/vacancies/editor/editor-form.ts'

export type StepId = keyof typeof askedIn | 'nakijken'
type Both = { nl: string; en: string }
type Step = { id: StepId; title: Both; note: Both; names: readonly string[] }

const namesIn = (step: keyof typeof askedIn) => Object.keys(askedIn[step])

/** The steps of the editor with the fields of each, including relations. */
export const editorSteps: readonly Step[] = [
  { id: 'wat', title: words.what, note: words.whatNote, names: namesIn('wat') },
  { id: 'wie', title: words.who, note: words.whoNote, names: namesIn('wie') },
  { id: 'wanneer', title: words.when, note: words.whenNote, names: namesIn('wanneer') },
  { id: 'waar', title: words.where, note: words.whereNote, names: namesIn('waar') },
  { id: 'contact', title: words.contact, note: words.contactNote, names: ['contactUser', 'secondContactUser', ...namesIn('contact')] },
  { id: 'beeld', title: words.picture, note: words.pictureNote, names: ['image', ...namesIn('beeld')] },
  { id: 'nakijken', title: words.check, note: words.checkNote, names: [] },
]

/** Names of fields in the publication check and in the API that differ from those in the form. */
const other: Record<string, string> = {
  translations: 'english.title',
  english: 'english.title',
  slots: 'dates',
  allowanceCents: 'allowance',
  questions: 'question1.text',
}

/** The step and the input that belong to the name of a field. */
export function placeOf(field: string): { step: StepId; input: string } {
  const input = other[field] ?? field
  return { step: editorSteps.find(({ names }) => names.includes(input))?.id ?? 'wat', input }
}

/** A link that opens the step of a field and focuses it. */
export function addressOf(field: string): string {
  const { step, input } = placeOf(field)
  return `?stap=${step}#${input}`
}
