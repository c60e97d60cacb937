import { date, email, oneOf, text } from '#kernel/fields/field.ts'
import { type DeclaredFields, defineForm } from '#design/form/define-form.ts'
import type { FormDesign, FormField } from '#features/center-forms/model/form-design.ts'

/** The steps of /test/step-form; the second is a file, the last a look at everything. */
export const stepNames = ['who', 'file', 'when', 'check'] as const
export type StepName = (typeof stepNames)[number]

/** The declared steps. */
export const stepForms: Readonly<Record<'who' | 'when', DeclaredFields>> = {
  who: defineForm(
    { name: text({ max: 80 }), email: email() },
    {
      name: { label: { nl: 'Naam', en: 'Name' }, autoComplete: 'name' },
      email: { label: { nl: 'E-mailadres', en: 'Email address' }, autoComplete: 'email' },
    },
  ),
  when: defineForm(
    { day: date(), part: oneOf(['morning', 'afternoon', 'evening']) },
    {
      day: { label: { nl: 'Dag', en: 'Day' } },
      part: {
        label: { nl: 'Dagdeel', en: 'Part of the day' },
        options: { morning: { nl: 'Ochtend', en: 'Morning' }, afternoon: { nl: 'Middag', en: 'Afternoon' }, evening: { nl: 'Avond', en: 'Evening' } },
      },
    },
  ),
}

const words = (nl: string, en: string) => ({ nl, en })
const question = (key: string, type: FormField['type'], label: FormField['label'], more: Partial<FormField> = {}): FormField => ({
  key,
  type,
  label,
  help: words('', ''),
  required: true,
  options: [],
  when: null,
  ...more,
})

/** The form of /test/step-form-2: who has a car is asked about it, and who has none how they travel. */
export const branchedForm: FormDesign = {
  title: words('Vervoer', 'Transport'),
  intro: words('', ''),
  thanks: words('', ''),
  steps: [
    {
      key: 's1',
      title: words('Jij', 'You'),
      fields: [question('name', 'text', words('Naam', 'Name')), question('car', 'yes', words('Heb je een auto?', 'Do you have a car?'))],
    },
    {
      key: 's2',
      title: words('Auto', 'Car'),
      fields: [
        question('seats', 'number', words('Hoeveel mensen kunnen mee?', 'How many people can come along?'), { when: { field: 'car', is: 'yes' } }),
        question('way', 'one', words('Hoe kom je?', 'How do you travel?'), {
          when: { field: 'car', is: 'no' },
          options: [
            { key: 'bike', label: words('Met de fiets', 'By bicycle') },
            { key: 'bus', label: words('Met de bus', 'By bus') },
          ],
        }),
      ],
    },
    {
      key: 's3',
      title: words('Nog iets', 'Anything else'),
      fields: [question('note', 'long', words('Wat wil je nog zeggen?', 'What else do you want to say?'), { required: false })],
    },
  ],
}
