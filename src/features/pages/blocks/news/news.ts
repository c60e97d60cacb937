import { themeWords } from '#features/organizations/model/theme-words.ts'
import { articles, codes, count, defineBlock, words } from '#features/pages/blocks/define-block.ts'

export const newsBlock = defineBlock({
  kind: 'news',
  name: { nl: 'Nieuws', en: 'News' },
  about: { nl: 'De nieuwste berichten, van een paar thema’s, of die je zelf kiest', en: 'The newest articles, of some themes, or those you choose' },
  icon: 'newspaper',
  fields: {
    title: words({ label: { nl: 'Kop', en: 'Heading' }, max: 100 }),
    most: count({ label: { nl: 'Hoeveel hoogstens', en: 'How many at most' }, min: 1, max: 9, usual: 3 }),
    themes: codes(themeWords, { label: { nl: 'Alleen deze thema’s', en: 'These themes only' } }),
    chosen: articles({
      label: { nl: 'Deze berichten', en: 'These articles' },
      hint: { nl: 'Kies je niets, dan staan hier de nieuwste.', en: 'If you choose none, the newest are here.' },
      max: 9,
      optional: true,
    }),
  },
  example: { title: { nl: 'Nieuws uit de buurt', en: 'News from around here' }, most: 3, themes: [], chosen: [] },
})
