import { themeWords } from '#features/organizations/model/theme-words.ts'
import { codes, count, defineBlock, toggle, words } from '#features/pages/blocks/define-block.ts'

export const activitiesBlock = defineBlock({
  kind: 'activities',
  name: { nl: 'Activiteiten', en: 'Activities' },
  about: { nl: 'Wat er binnenkort te doen is, elke activiteit één keer', en: 'What there is to do soon, each activity once' },
  icon: 'calendar-blank',
  flag: 'activities',
  fields: {
    title: words({ label: { nl: 'Kop', en: 'Heading' }, max: 100 }),
    most: count({ label: { nl: 'Hoeveel hoogstens', en: 'How many at most' }, min: 1, max: 12, usual: 4 }),
    themes: codes(themeWords, { label: { nl: 'Alleen deze thema’s', en: 'These themes only' } }),
    free: toggle({ label: { nl: 'Alleen wat gratis is', en: 'Only what is free' } }),
  },
  example: { title: { nl: 'Binnenkort te doen', en: 'Coming up' }, most: 4, themes: [], free: false },
})
