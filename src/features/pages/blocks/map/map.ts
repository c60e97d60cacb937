import { themeWords } from '#features/organizations/model/theme-words.ts'
import { choice, codes, count, defineBlock, words } from '#features/pages/blocks/define-block.ts'

export const mapBlock = defineBlock({
  kind: 'map',
  name: { nl: 'Kaart', en: 'Map' },
  about: {
    nl: 'Waar het werk is, of waar de organisaties zijn, met een lijst eronder',
    en: 'Where the work is, or where the organizations are, with a list below',
  },
  icon: 'map-trifold',
  once: true,
  fields: {
    title: words({ label: { nl: 'Kop', en: 'Heading' }, max: 100 }),
    show: choice(
      { vacancies: { nl: 'Vacatures', en: 'Vacancies' }, organizations: { nl: 'Organisaties', en: 'Organizations' } },
      { label: { nl: 'Wat staat erop?', en: 'What is on it?' } },
    ),
    most: count({ label: { nl: 'Hoeveel hoogstens', en: 'How many at most' }, min: 2, max: 40, usual: 12 }),
    themes: codes(themeWords, { label: { nl: 'Alleen deze thema’s', en: 'These themes only' } }),
  },
  example: { title: { nl: 'Waar kun je helpen?', en: 'Where can you help?' }, show: 'vacancies', most: 12, themes: [] },
})
