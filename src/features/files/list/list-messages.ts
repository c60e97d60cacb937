import { defineMessages, plural } from '#kernel/i18n/messages.ts'

type N = { n: number }

/** Words of the list of files. */
export const listWords = defineMessages({
  title: { nl: 'Bestanden', en: 'Files' },
  kinds: { nl: 'Soort', en: 'Kind' },
  search: { nl: 'Zoek op naam of beschrijving', en: 'Search by name or description' },
  all: { nl: 'Alle', en: 'All' },
  pictures: { nl: 'Foto’s', en: 'Photos' },
  documents: { nl: 'Documenten', en: 'Documents' },
  removed: { nl: 'Weggegooid', en: 'Thrown away' },
  file: { nl: 'Bestand', en: 'File' },
  words: { nl: 'Beschrijving', en: 'Description' },
  usedOn: { nl: 'Gebruikt op', en: 'Used on' },
  use: { nl: 'Gebruik', en: 'Use' },
  date: { nl: 'Datum', en: 'Date' },
  noWords: { nl: 'Zonder beschrijving', en: 'Without description' },
  noEnglish: { nl: 'Zonder Engels', en: 'Without English' },
  unused: { nl: 'Nergens gebruikt', en: 'Not used anywhere' },
  used: { nl: 'Ergens gebruikt', en: 'Used somewhere' },
  missing: { nl: 'Ontbreekt', en: 'Missing' },
  englishMissing: { nl: 'Engels ontbreekt', en: 'English is missing' },
  both: { nl: 'Nederlands, Engels', en: 'Dutch, English' },
  notNeeded: { nl: 'Niet nodig', en: 'Not needed' },
  nowhere: { nl: 'Nergens', en: 'Nowhere' },
  andMore: { nl: (f: N) => `en nog ${f.n}`, en: (f: N) => `and ${f.n} more` },
  empty: { nl: 'Hier staat nog niets', en: 'There is nothing here yet' },
  emptyText: {
    nl: 'Sleep foto’s of een pdf hierheen, of begin met een beeld uit de beeldbank.',
    en: 'Drag photos or a PDF here, or begin with a stock image.',
  },
  toStock: { nl: 'Naar de beeldbank', en: 'To the stock images' },
  pages: { nl: 'Pagina’s', en: 'Pages' },
  room: { nl: (f: { taken: string; most: string }) => `${f.taken} van ${f.most}`, en: (f: { taken: string; most: string }) => `${f.taken} of ${f.most}` },
  roomLabel: { nl: 'Ruimte voor bestanden', en: 'Room for files' },

  throwAway: { nl: 'Gooi weg', en: 'Throw away' },
  throwThemAway: {
    nl: (f: N) => plural('nl', f.n, { one: 'Dit bestand weggooien?', other: `Deze ${f.n} bestanden weggooien?` }),
    en: (f: N) => plural('en', f.n, { one: 'Throw this file away?', other: `Throw these ${f.n} files away?` }),
  },
  thrownAway: {
    nl: (f: N) => plural('nl', f.n, { one: 'Weggegooid', other: `${f.n} bestanden weggegooid` }),
    en: (f: N) => plural('en', f.n, { one: 'Thrown away', other: `${f.n} files thrown away` }),
  },
  putBack: { nl: 'Zet terug', en: 'Put back' },
  putThemBack: {
    nl: (f: N) => plural('nl', f.n, { one: 'Dit bestand terugzetten?', other: `Deze ${f.n} bestanden terugzetten?` }),
    en: (f: N) => plural('en', f.n, { one: 'Put this file back?', other: `Put these ${f.n} files back?` }),
  },
  putBackDone: {
    nl: (f: N) => plural('nl', f.n, { one: 'Teruggezet', other: `${f.n} bestanden teruggezet` }),
    en: (f: N) => plural('en', f.n, { one: 'Put back', other: `${f.n} files put back` }),
  },
})
