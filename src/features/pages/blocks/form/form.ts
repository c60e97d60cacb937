import { defineBlock, forms } from '#features/pages/blocks/define-block.ts'
import { exampleForm } from '#features/pages/blocks/example-blocks.ts'

export const formBlock = defineBlock({
  kind: 'form',
  name: { nl: 'Formulier', en: 'Form' },
  about: { nl: 'Een formulier van jullie, om op deze pagina in te vullen', en: 'A form of yours, to be filled in on this page' },
  icon: 'list',
  once: true,
  fields: {
    forms: forms({
      label: { nl: 'Welk formulier?', en: 'Which form?' },
      hint: {
        nl: 'Je maakt formulieren bij Formulieren. Alleen een dat open staat is te zien.',
        en: 'You make forms at Forms. Only one that is open is shown.',
      },
      max: 1,
    }),
  },
  example: { forms: [exampleForm.id] },
})
