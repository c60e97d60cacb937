import { defineBlock, link, tile, words } from '#features/pages/blocks/define-block.ts'

export const video = defineBlock({
  kind: 'video',
  name: { nl: 'Video', en: 'Video' },
  about: {
    nl: 'Een link naar een video elders: zo ziet niemand mee wie hem bekijkt',
    en: 'A link to a video elsewhere: so that nobody looks along with who watches it',
  },
  icon: 'arrow-square-out',
  fields: {
    title: words({ label: { nl: 'Titel', en: 'Title' }, max: 100 }),
    text: words({ label: { nl: 'Waar gaat hij over?', en: 'What is it about?' }, max: 300, long: true, optional: true }),
    href: link({ label: { nl: 'Adres van de video', en: 'Address of the video' }, hint: { nl: 'Begint met https://', en: 'Begins with https://' } }),
    tile: tile({ label: { nl: 'Tegel', en: 'Tile' }, optional: true }),
  },
  example: {
    title: { nl: 'Een dag in de voedselbank', en: 'A day at the food bank' },
    text: { nl: 'Drie minuten, met ondertitels.', en: 'Three minutes, with subtitles.' },
    href: 'https://video.example.org/een-dag',
    tile: 'brood',
  },
})
