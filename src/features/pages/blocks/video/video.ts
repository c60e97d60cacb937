import { defineBlock, link, picture, tile, words } from '#features/pages/blocks/define-block.ts'

export const video = defineBlock({
  kind: 'video',
  name: { nl: 'Video', en: 'Video' },
  about: {
    nl: 'Een video van YouTube, Vimeo of elders. Hij speelt hier pas als een bezoeker dat goedvindt',
    en: 'A video of YouTube, Vimeo or elsewhere. It plays here once a visitor agrees',
  },
  icon: 'arrow-square-out',
  fields: {
    title: words({ label: { nl: 'Titel', en: 'Title' }, max: 100 }),
    text: words({ label: { nl: 'Waar gaat hij over?', en: 'What is it about?' }, max: 300, long: true, optional: true }),
    href: link({ label: { nl: 'Adres van de video', en: 'Address of the video' }, hint: { nl: 'Begint met https://', en: 'Begins with https://' } }),
    picture: picture({
      label: { nl: 'Beeld', en: 'Picture' },
      hint: {
        nl: 'Staat er tot iemand de video afspeelt. Zonder foto staat er een tegel.',
        en: 'Shown until somebody plays the video. Without a photo there is a tile.',
      },
      optional: true,
    }),
    tile: tile({ label: { nl: 'Tegel', en: 'Tile' }, optional: true }),
  },
  example: {
    title: { nl: 'Een dag in de voedselbank', en: 'A day at the food bank' },
    text: { nl: 'Drie minuten, met ondertitels.', en: 'Three minutes, with subtitles.' },
    href: 'https://video.example.org/een-dag',
    picture: '',
    tile: 'brood',
  },
})
