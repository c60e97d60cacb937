import { count, defineBlock, words } from '#features/pages/blocks/define-block.ts'

export const socialMapBlock = defineBlock({
  kind: 'social_map',
  name: { nl: 'Sociale kaart', en: 'Social map' },
  about: { nl: 'Een zoekveld naar hulp, met de onderwerpen van de sociale kaart', en: 'A field to find help, with the subjects of the social map' },
  icon: 'map-trifold',
  fields: {
    title: words({ label: { nl: 'Kop', en: 'Heading' }, max: 100 }),
    text: words({ label: { nl: 'Tekst', en: 'Text' }, max: 300, optional: true }),
    most: count({ label: { nl: 'Hoeveel onderwerpen hoogstens', en: 'How many subjects at most' }, min: 0, max: 18, usual: 6 }),
  },
  example: {
    title: { nl: 'Zoek je zelf hulp?', en: 'Are you looking for help?' },
    text: { nl: 'Vind een plek bij jou in de buurt, met de openingstijden van vandaag.', en: 'Find a place near you, with today’s opening hours.' },
    most: 6,
  },
})
