import { defineBlock, list, picture, words } from '#features/pages/blocks/define-block.ts'
import { examplePicture } from '#features/pages/blocks/example-blocks.ts'

export const pictures = defineBlock({
  kind: 'pictures',
  name: { nl: 'Foto’s', en: 'Photos' },
  about: { nl: 'Eén foto of een rij, met een zin eronder', en: 'One photo or a row of them, with a sentence below' },
  icon: 'image',
  fields: {
    title: words({ label: { nl: 'Kop', en: 'Heading' }, max: 100, optional: true }),
    pictures: list(
      {
        picture: picture({ label: { nl: 'Foto', en: 'Photo' } }),
        caption: words({ label: { nl: 'Zin eronder', en: 'Sentence below it' }, max: 160, optional: true }),
      },
      { label: { nl: 'Foto’s', en: 'Photos' }, one: { nl: 'Foto', en: 'Photo' }, min: 1, max: 12 },
    ),
  },
  example: {
    title: { nl: 'Een middag in de buurttuin', en: 'An afternoon in the garden' },
    pictures: [
      { picture: examplePicture('a'), caption: { nl: 'Aan lange tafels, met soep', en: 'At long tables, with soup' } },
      { picture: examplePicture('b'), caption: { nl: '', en: '' } },
      { picture: examplePicture('c'), caption: { nl: 'Wieden in de zon', en: 'Weeding in the sun' } },
    ],
  },
})
