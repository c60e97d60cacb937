import { themeWords } from '#features/organizations/model/theme-words.ts'
import { codes, count, defineBlock, toggle, words } from '#features/pages/blocks/define-block.ts'

export const vacancyList = defineBlock({
  kind: 'vacancy_list',
  name: { nl: 'Vacatures', en: 'Vacancies' },
  about: { nl: 'De nieuwste vacatures, van alles of van een paar thema’s', en: 'The newest vacancies, of everything or of some themes' },
  icon: 'file-text',
  fields: {
    title: words({ label: { nl: 'Kop', en: 'Heading' }, max: 100 }),
    most: count({ label: { nl: 'Hoeveel hoogstens', en: 'How many at most' }, min: 1, max: 12, usual: 4 }),
    themes: codes(themeWords, { label: { nl: 'Alleen deze thema’s', en: 'These themes only' } }),
    withTimes: toggle({ label: { nl: 'Met ‘Hoeveel tijd heb je?’ ernaast', en: 'With ‘How much time do you have?’ beside it' } }),
  },
  example: { title: { nl: 'Nieuw in de buurt', en: 'New near you' }, most: 4, themes: [], withTimes: true },
})
