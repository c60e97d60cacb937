import { choice, defineBlock, link, picture, words } from '#features/pages/blocks/define-block.ts'

export const hero = defineBlock({
  kind: 'hero',
  name: { nl: 'Opening', en: 'Opening' },
  about: { nl: 'De kop van de pagina, met de tegelwand', en: 'The heading of the page, with the wall of tiles' },
  icon: 'house',
  once: true,
  fields: {
    look: choice(
      { search: { nl: 'Met zoeken', en: 'With search' }, plain: { nl: 'Zonder zoeken', en: 'Without search' } },
      { label: { nl: 'Soort', en: 'Kind' } },
    ),
    title: words({ label: { nl: 'Kop', en: 'Heading' }, max: 120 }),
    intro: words({ label: { nl: 'Eerste zin', en: 'First sentence' }, max: 300, long: true, optional: true }),
    picture: picture({
      label: { nl: 'Foto', en: 'Photo' },
      hint: { nl: 'Staat in de plaats van de tegelwand.', en: 'Takes the place of the wall of tiles.' },
      optional: true,
    }),
    button: words({ label: { nl: 'Woorden op de knop', en: 'Words on the button' }, max: 40, optional: true }),
    href: link({ label: { nl: 'De knop leidt naar', en: 'The button leads to' }, optional: true }),
  },
  example: {
    look: 'plain',
    title: { nl: 'Samen maken we de buurt', en: 'Together we make the neighbourhood' },
    intro: { nl: 'Je hoeft niets te kunnen om iets te betekenen.', en: 'You do not need any skill to mean something to someone.' },
    picture: '',
    button: { nl: 'Bekijk de vacatures', en: 'See the vacancies' },
    href: '/vacancies/search',
  },
})
