import { defineMessages } from '#kernel/i18n/messages.ts'

/** Messages of invalid queries for places. */
export const messages = defineMessages({
  unknownPlace: {
    nl: ({ typed }: { typed: string }) => `${typed} is geen plaats of postcode die wij kennen`,
    en: ({ typed }: { typed: string }) => `${typed} is not a town or postcode we know`,
  },
  roughPoint: {
    nl: 'Geef breedtegraad en lengtegraad, met hooguit twee decimalen',
    en: 'Give latitude and longitude in degrees, with two decimals at most',
  },
  near: {
    nl: ({ max }: { max: number }) => `Geef breedtegraad, lengtegraad en hooguit ${max} kilometer, zoals 52.14,6.2,10`,
    en: ({ max }: { max: number }) => `Give latitude, longitude and at most ${max} kilometres, such as 52.14,6.2,10`,
  },
  nearPostcode: {
    nl: ({ max }: { max: number }) => `Geef een postcode en hooguit ${max} kilometer, zoals 7201AB,10`,
    en: ({ max }: { max: number }) => `Give a postcode and at most ${max} kilometres, such as 7201AB,10`,
  },
  oneFilter: {
    nl: 'Vraag naar wat zo begint, of naar wat in de buurt is',
    en: 'Ask for what begins so, or for what is near',
  },
})
