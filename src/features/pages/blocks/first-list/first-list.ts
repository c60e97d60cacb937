import { count, defineBlock, words } from '#features/pages/blocks/define-block.ts'

export const firstList = defineBlock({
  kind: 'first_list',
  name: { nl: 'Nu nodig', en: 'Needed now' },
  about: {
    nl: 'Vacatures die jullie vooraan zetten. Staat er geen vooraan, dan zie je dit blok niet',
    en: 'Vacancies that you put first. Without any, this block is not shown',
  },
  icon: 'clock',
  fields: {
    title: words({ label: { nl: 'Kop', en: 'Heading' }, max: 100 }),
    text: words({ label: { nl: 'Zin eronder', en: 'Sentence below it' }, max: 200, optional: true }),
    most: count({ label: { nl: 'Hoeveel hoogstens', en: 'How many at most' }, min: 1, max: 8, usual: 4 }),
  },
  example: { title: { nl: 'Nu nodig', en: 'Needed now' }, text: { nl: 'Hier wachten ze op je.', en: 'They are waiting for you here.' }, most: 4 },
})
