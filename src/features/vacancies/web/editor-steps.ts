import { editorWords as words } from '#features/vacancies/editor-words.ts'
import { type EditorInput, questionNames } from './editor-form.ts'

export type StepId = 'wat' | 'wie' | 'wanneer' | 'waar' | 'contact' | 'beeld' | 'nakijken'
type Both = { nl: string; en: string }
type Step = { id: StepId; title: Both; note: Both; names: readonly (EditorInput | 'contactUser' | 'secondContactUser' | 'image')[] }

/** The steps in which a vacancy is written, with the fields of each. */
export const editorSteps: readonly Step[] = [
  {
    id: 'wat',
    title: words.what,
    note: words.whatNote,
    names: ['title', 'themes', 'targetGroups', 'activities', 'summary', 'description', 'tasks', 'english.title', 'english.summary', 'english.description'],
  },
  {
    id: 'wie',
    title: words.who,
    note: words.whoNote,
    names: [
      'suitableFor',
      'expectations',
      'requirements',
      'skills',
      'languageLevel',
      'minAge',
      'maxAge',
      'ageReason',
      'rewards',
      'supportOffered',
      'expenses',
      'allowance',
      'insured',
    ],
  },
  {
    id: 'wanneer',
    title: words.when,
    note: words.whenNote,
    names: ['commitment', 'dayparts', 'dates', 'hoursPerWeekMin', 'hoursPerWeekMax', 'durationMonths', 'places', 'startDate', 'endDate', 'validThrough'],
  },
  {
    id: 'waar',
    title: words.where,
    note: words.whereNote,
    names: ['locationMode', 'address.street', 'address.houseNumber', 'address.postcode', 'address.city', 'hideAddress'],
  },
  {
    id: 'contact',
    title: words.contact,
    note: words.contactNote,
    names: ['contactUser', 'secondContactUser', 'externalApplyUrl', ...questionNames.flatMap((name) => [`${name}.text`, `${name}.required`] as const)],
  },
  { id: 'beeld', title: words.picture, note: words.pictureNote, names: ['image', 'tile'] },
  { id: 'nakijken', title: words.check, note: words.checkNote, names: [] },
]

/** What the check and the server call a field, as the form calls it. */
const other: Record<string, string> = {
  translations: 'english.title',
  english: 'english.title',
  slots: 'dates',
  allowanceCents: 'allowance',
  questions: 'question1.text',
}

/** The step and the input behind the name of a field. */
export function placeOf(field: string): { step: StepId; input: string } {
  const input = other[field] ?? field
  return { step: editorSteps.find(({ names }) => (names as readonly string[]).includes(input))?.id ?? 'wat', input }
}

/** Where that is: a link that opens the step and leads to the field. */
export function addressOf(field: string): string {
  const { step, input } = placeOf(field)
  return `?stap=${step}#${input}`
}
