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
        nl: 'Je maakt formulieren bij Formulieren. Bezoekers zien alleen een formulier dat gepubliceerd is.',
        en: 'You make forms at Forms. Visitors only see a form that is published.',
      },
      max: 1,
    }),
  },
  example: { forms: [exampleForm.id] },
})
