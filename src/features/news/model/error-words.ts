import { defineMessages } from '#kernel/i18n/messages.ts'
import { maxPictures } from '#kernel/rich-text/check-rich-text.ts'

export const errorWords = defineMessages({
  news_slug_taken: { nl: 'Dit adres is al van een ander bericht. Kies een ander.', en: 'This address already belongs to another article. Choose another.' },
  news_slug_reserved: { nl: 'Dit adres houden we vrij. Kies een ander.', en: 'This address is kept free. Choose another.' },
  slug_unreadable: { nl: 'Gebruik letters en cijfers in het adres.', en: 'Use letters and digits in the address.' },
  no_alternative: {
    nl: 'Zeg bij elke afbeelding wat er te zien is, of dat ze alleen versiering is.',
    en: 'Say of each picture what it shows, or that it is only decoration.',
  },
  too_many_pictures: { nl: `Een tekst heeft hoogstens ${maxPictures} afbeeldingen.`, en: `A text has at most ${maxPictures} pictures.` },
  unknown_picture: { nl: 'Een van de afbeeldingen is er niet (meer). Kies een andere.', en: 'One of the pictures is not there (any more). Choose another.' },
  nothing_written: { nl: 'Schrijf eerst een tekst.', en: 'Write a text first.' },
  only_hidden_news_vanishes: { nl: 'Haal het bericht eerst van de site.', en: 'Take the article off the site first.' },
  ends_before_it_begins: { nl: 'Dit moment ligt voor de publicatie.', en: 'This moment is before the publication.' },
  unknown_vacancy: { nl: 'Een van deze vacatures is er niet (meer).', en: 'One of these vacancies is not there (any more).' },
})
