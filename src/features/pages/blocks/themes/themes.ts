import { count, defineBlock, words } from '#features/pages/blocks/define-block.ts'

export const themesBlock = defineBlock({
  kind: 'themes',
  name: { nl: 'Thema’s', en: 'Themes' },
  about: { nl: 'Soorten werk met hun tegel, de meeste plekken eerst', en: 'Kinds of work with their tile, most places first' },
  icon: 'star',
  fields: {
    title: words({ label: { nl: 'Kop', en: 'Heading' }, max: 100, optional: true }),
    most: count({ label: { nl: 'Hoeveel hoogstens', en: 'How many at most' }, min: 3, max: 18, usual: 12 }),
  },
  example: { title: { nl: 'Waar word jij blij van?', en: 'What makes you happy?' }, most: 12 },
})
