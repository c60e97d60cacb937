import { defineBlock, list, rich, words } from '#features/pages/blocks/define-block.ts'

export const faq = defineBlock({
  kind: 'faq',
  name: { nl: 'Vragen en antwoorden', en: 'Questions and answers' },
  about: { nl: 'Vragen die opengaan als je erop drukt', en: 'Questions that open when pressed' },
  icon: 'question',
  fields: {
    title: words({ label: { nl: 'Kop', en: 'Heading' }, max: 100, optional: true }),
    questions: list(
      {
        question: words({ label: { nl: 'Vraag', en: 'Question' }, max: 160 }),
        answer: rich({ label: { nl: 'Antwoord', en: 'Answer' } }),
      },
      { label: { nl: 'Vragen', en: 'Questions' }, one: { nl: 'Vraag', en: 'Question' }, min: 1, max: 40 },
    ),
  },
  example: {
    title: { nl: 'Wat mensen vaak vragen', en: 'What people often ask' },
    questions: [
      {
        question: { nl: 'Heb ik een VOG nodig?', en: 'Do I need a police check (VOG)?' },
        answer: {
          nl: [{ type: 'paragraph', content: [{ text: 'Soms. Bij de vacature staat of het moet.' }] }],
          en: [{ type: 'paragraph', content: [{ text: 'Sometimes. The vacancy says whether you do.' }] }],
        },
      },
      {
        question: { nl: 'Ben ik verzekerd?', en: 'Am I insured?' },
        answer: {
          nl: [{ type: 'paragraph', content: [{ text: 'Ja, via de gemeente.' }] }],
          en: [{ type: 'paragraph', content: [{ text: 'Yes, by the town.' }] }],
        },
      },
    ],
  },
})
