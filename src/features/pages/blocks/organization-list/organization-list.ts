import { themeWords } from '#features/organizations/model/theme-words.ts'
import { codes, count, defineBlock, words } from '#features/pages/blocks/define-block.ts'

export const organizationListBlock = defineBlock({
  kind: 'organization_list',
  name: { nl: 'Organisaties', en: 'Organizations' },
  about: { nl: 'Organisaties die meedoen, van alles of van een paar thema’s', en: 'Organizations that take part, of everything or of some themes' },
  icon: 'buildings',
  fields: {
    title: words({ label: { nl: 'Kop', en: 'Heading' }, max: 100 }),
    most: count({ label: { nl: 'Hoeveel hoogstens', en: 'How many at most' }, min: 1, max: 24, usual: 6 }),
    themes: codes(themeWords, { label: { nl: 'Alleen deze thema’s', en: 'These themes only' } }),
  },
  example: { title: { nl: 'Wie doen er mee?', en: 'Who takes part?' }, most: 6, themes: [] },
})
