import { defineMessages } from '#kernel/i18n/messages.ts'

type Named = { title: string }

/** Words of the stock images, and of choosing one. */
export const stockWords = defineMessages({
  title: { nl: 'Beeldbank', en: 'Stock images' },
  text: {
    nl: 'Beelden in de kleuren van jullie site. Gebruik er een, dan staat hij bij Bestanden en kun je hem overal kiezen.',
    en: 'Pictures in the colours of your site. Use one, and it stands under Files, where you can choose it anywhere.',
  },
  search: { nl: 'Zoek een beeld', en: 'Search a picture' },
  searchButton: { nl: 'Zoek', en: 'Search' },
  use: { nl: 'Gebruik dit beeld', en: 'Use this picture' },
  takeNamed: { nl: (f: Named) => `Gebruik dit beeld: ${f.title}`, en: (f: Named) => `Use this picture: ${f.title}` },
  used: { nl: 'Het beeld staat nu bij je bestanden.', en: 'The picture is now among your files.' },
  withdraw: { nl: (f: Named) => `Haal weg: ${f.title}`, en: (f: Named) => `Remove: ${f.title}` },
  withdrawAsk: { nl: 'Uit de beeldbank halen?', en: 'Take it out of the stock?' },
  withdrawText: {
    nl: 'Niemand kan het daar meer kiezen. Waar het al staat, blijft het staan.',
    en: 'Nobody can choose it there any more. Where it stands already, it stays.',
  },
  withdrawYes: { nl: 'Ja, haal weg', en: 'Yes, take it out' },
  back: { nl: 'Nee, ga terug', en: 'No, go back' },
  withdrawn: { nl: 'Uit de beeldbank gehaald', en: 'Taken out of the stock' },
  by: { nl: (f: { credit: string }) => `Van ${f.credit}`, en: (f: { credit: string }) => `By ${f.credit}` },
  nothing: { nl: 'Niets gevonden', en: 'Nothing found' },
  nothingText: { nl: 'Zoek met een ander woord, zoals koffie, tuin of lezen.', en: 'Search with another word, such as coffee, garden or reading.' },
  seeAll: { nl: 'Bekijk alle beelden', en: 'See all pictures' },
  offer: { nl: 'Voeg een eigen foto toe', en: 'Add a photo of your own' },
  offerText: { nl: 'Een foto uit Bestanden die iedereen hier mag gebruiken.', en: 'A photo of Files that everybody here may use.' },
  file: { nl: 'Foto', en: 'Photo' },
  titleNl: { nl: 'Titel', en: 'Title in Dutch' },
  titleEn: { nl: 'Titel in het Engels', en: 'Title in English' },
  tags: { nl: 'Woorden om op te zoeken', en: 'Words to search by' },
  tagsHint: { nl: 'Eén per regel.', en: 'One on each line.' },
  credit: { nl: 'Van wie is de foto?', en: 'Whose photo is it?' },
  license: { nl: 'Wat mag ermee?', en: 'What may be done with it?' },
  sourceUrl: { nl: 'Waar komt hij vandaan? (link)', en: 'Where does it come from? (link)' },
  offerYes: { nl: 'Zet in de beeldbank', en: 'Add to the stock' },
  offered: { nl: 'De foto staat in de beeldbank.', en: 'The photo is in the stock.' },
  chooseFirst: { nl: 'Kies eerst een foto.', en: 'Choose a photo first.' },

  pick: { nl: 'Kies een foto', en: 'Choose a photo' },
  pickOther: { nl: 'Kies een andere', en: 'Choose another' },
  pickNone: { nl: 'Haal weg', en: 'Remove' },
  own: { nl: 'Jullie bestanden', en: 'Your files' },
  ownNothing: { nl: 'Geen foto gevonden.', en: 'No photo found.' },
  close: { nl: 'Sluit', en: 'Close' },
  failed: { nl: 'Dat lukte niet. Probeer het nog eens.', en: 'That did not work. Try again.' },
  again: { nl: 'Probeer opnieuw', en: 'Try again' },
  loading: { nl: 'Laden…', en: 'Loading…' },
  upload: { nl: 'Nieuwe foto', en: 'New photo' },
})
