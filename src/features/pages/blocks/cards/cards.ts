import { defineBlock, link, list, picture, tile, words } from '#features/pages/blocks/define-block.ts'

export const cards = defineBlock({
  kind: 'cards',
  name: { nl: 'Kaarten', en: 'Cards' },
  about: { nl: 'Wegen naar andere pagina’s, met een tegel', en: 'Ways to other pages, each with a tile' },
  icon: 'squares-four',
  fields: {
    title: words({ label: { nl: 'Kop', en: 'Heading' }, max: 100, optional: true }),
    cards: list(
      {
        title: words({ label: { nl: 'Titel', en: 'Title' }, max: 80 }),
        text: words({ label: { nl: 'Tekst', en: 'Text' }, max: 240, long: true, optional: true }),
        tile: tile({ label: { nl: 'Tegel', en: 'Tile' }, optional: true }),
        picture: picture({
          label: { nl: 'Foto', en: 'Photo' },
          hint: { nl: 'Staat in de plaats van de tegel.', en: 'Takes the place of the tile.' },
          optional: true,
        }),
        href: link({ label: { nl: 'Leidt naar', en: 'Leads to' }, optional: true }),
      },
      { label: { nl: 'Kaarten', en: 'Cards' }, one: { nl: 'Kaart', en: 'Card' }, min: 1, max: 12 },
    ),
  },
  example: {
    title: { nl: 'Waarmee kunnen we je helpen?', en: 'What can we help you with?' },
    cards: [
      {
        title: { nl: 'Ik wil helpen', en: 'I want to help' },
        text: { nl: 'Vind werk dat bij je past.', en: 'Find work that suits you.' },
        tile: 'hart',
        picture: '',
        href: '/vacancies/search',
      },
      {
        title: { nl: 'Ik zoek vrijwilligers', en: 'I am looking for volunteers' },
        text: { nl: 'Meld je organisatie aan.', en: 'Sign up your organization.' },
        tile: 'megafoon',
        picture: '',
        href: '/organizations/signup',
      },
      { title: { nl: 'Kom langs', en: 'Drop in' }, text: { nl: 'De koffie staat klaar.', en: 'Coffee is ready.' }, tile: 'koffie', picture: '', href: '' },
    ],
  },
})
