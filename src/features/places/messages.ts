import { defineMessages, plural } from '#kernel/i18n/messages.ts'

/** The field for a town or postcode. */
export const placeWords = defineMessages({
  places: { nl: 'Plaatsen en postcodes', en: 'Towns and postcodes' },
  offered: {
    nl: ({ n }: { n: number }) => plural('nl', n, { one: '1 suggestie. Kies met de pijltoetsen.', other: `${n} suggesties. Kies met de pijltoetsen.` }),
    en: ({ n }: { n: number }) => plural('en', n, { one: '1 suggestion. Choose with the arrow keys.', other: `${n} suggestions. Choose with the arrow keys.` }),
  },
  nothing: {
    nl: 'Niets gevonden. Typ een andere plaats of de 4 cijfers van een postcode.',
    en: 'Nothing found. Enter another town or the 4 digits of a postcode.',
  },
  myLocation: { nl: 'Mijn locatie', en: 'My location' },
  locating: { nl: 'We kijken waar je bent…', en: 'Looking where you are…' },
  refused: {
    nl: 'Je browser deelt je locatie niet. Typ je plaats of postcode.',
    en: 'Your browser does not share your location. Enter your town or postcode.',
  },
  unavailable: {
    nl: 'We kunnen niet zien waar je bent. Typ je plaats of postcode.',
    en: 'We cannot see where you are. Enter your town or postcode.',
  },
  outside: {
    nl: 'Bij jou in de buurt kennen we geen plaats. Typ een plaats of postcode in Nederland.',
    en: 'We know no place near you. Enter a town or postcode in the Netherlands.',
  },
  failed: {
    nl: 'Dit is niet gelukt. Probeer het opnieuw, of typ je plaats of postcode.',
    en: 'That did not work. Try again, or enter your town or postcode.',
  },
})
