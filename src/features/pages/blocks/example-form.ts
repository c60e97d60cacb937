import type { ShownForm } from './shown-form.ts'

const both = (nl: string, en: string) => ({ nl, en })
const field = { help: both('', ''), required: true, options: [], when: null }

/** The form that examples show. */
export const exampleForm: ShownForm = {
  id: '00000000-0000-4000-8000-00000000000f',
  slug: 'soep-en-praten',
  isOpen: true,
  design: {
    title: both('Eet je mee?', 'Will you join us for dinner?'),
    intro: both('We koken voor wie zich opgeeft.', 'We cook for whoever signs up.'),
    thanks: both('', ''),
    steps: [
      {
        key: 's1',
        title: both('', ''),
        fields: [
          { ...field, key: 'name', type: 'text', label: both('Hoe heet je?', 'What is your name?') },
          { ...field, key: 'note', type: 'long', label: both('Wat eet je niet?', 'What do you not eat?'), required: false },
        ],
      },
    ],
  },
}
