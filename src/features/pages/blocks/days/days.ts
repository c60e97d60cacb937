import { themeWords } from '#features/organizations/model/theme-words.ts'
import { codes, count, defineBlock, words } from '#features/pages/blocks/define-block.ts'

export const days = defineBlock({
  kind: 'days',
  name: { nl: 'Dagen', en: 'Days' },
  about: {
    nl: 'Wat er op vaste dagen te doen is, per dag, met de plekken die er nog zijn',
    en: 'What is on at set days, by day, with the places that are left',
  },
  icon: 'calendar-blank',
  fields: {
    title: words({ label: { nl: 'Kop', en: 'Heading' }, max: 100 }),
    most: count({ label: { nl: 'Hoeveel momenten hoogstens', en: 'How many moments at most' }, min: 1, max: 24, usual: 8 }),
    themes: codes(themeWords, { label: { nl: 'Alleen deze thema’s', en: 'These themes only' } }),
  },
  example: { title: { nl: 'Binnenkort', en: 'Soon' }, most: 8, themes: [] },
})
