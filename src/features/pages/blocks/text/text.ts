import { defineBlock, rich } from '#features/pages/blocks/define-block.ts'

export const text = defineBlock({
  kind: 'text',
  name: { nl: 'Tekst', en: 'Text' },
  about: { nl: 'Alinea’s met tussenkoppen, lijsten en links', en: 'Paragraphs with headings, lists and links' },
  icon: 'text-aa',
  fields: { body: rich({ label: { nl: 'Tekst', en: 'Text' } }) },
  example: {
    body: {
      nl: [
        { type: 'heading', level: 2, content: [{ text: 'Wat doen we?' }] },
        {
          type: 'paragraph',
          content: [
            { text: 'We helpen je een plek te vinden die bij je past. Ons team bestaat uit ' },
            { text: 'vier medewerkers', bold: true },
            { text: '.' },
          ],
        },
        { type: 'bullets', items: [[{ text: 'Je mag altijd binnenlopen voor koffie.' }], [{ text: 'Onze hulp kost niets.' }]] },
        { type: 'heading', level: 3, content: [{ text: 'Zo werkt het' }] },
        {
          type: 'numbers',
          items: [[{ text: 'Je ' }, { text: 'zoekt', href: '/vacancies/search' }, { text: ' een vacature.' }], [{ text: 'Je reageert.', italic: true }]],
        },
        { type: 'quote', content: [{ text: 'Ik ken nu de hele straat.' }] },
      ],
      en: [
        { type: 'heading', level: 2, content: [{ text: 'What do we do?' }] },
        { type: 'paragraph', content: [{ text: 'We help you find a place that suits you.' }] },
      ],
    },
  },
})
