import type { PartKind } from '#features/vocabulary/understood-part.ts'
import { defineMessages, plural } from '#kernel/i18n/messages.ts'

const here = {
  nl: (n: number) => plural('nl', n, { one: '1 plek', other: `${n} plekken` }),
  en: (n: number) => plural('en', n, { one: '1 place', other: `${n} places` }),
}

/** The search page. */
export const searchWords = defineMessages({
  search: { nl: 'Zoeken', en: 'Search' },
  searchWork: { nl: 'Zoek vrijwilligerswerk', en: 'Find volunteer work' },
  what: { nl: 'Wat wil je doen?', en: 'What do you want to do?' },
  whatExample: { nl: 'Voorlezen, koken', en: 'Reading aloud, cooking' },
  where: { nl: 'Waar?', en: 'Where?' },
  placeOrPostcode: { nl: 'Plaats of postcode', en: 'Town or postcode' },
  howFar: { nl: 'Hoe ver?', en: 'How far?' },
  upTo: { nl: ({ km }: { km: number }) => `Tot ${km} km`, en: ({ km }: { km: number }) => `Up to ${km} km` },
  wholeCountry: { nl: 'Heel Nederland', en: 'The whole country' },
  unknownPlace: {
    nl: 'We kennen deze plaats niet. Vul een plaats in, of 4 cijfers en 2 letters. Bijvoorbeeld Arnhem of 6811 DW.',
    en: 'We do not know this place. Enter a town, or 4 digits and 2 letters. For example Arnhem or 6811 DW.',
  },
  anything: { nl: 'Alles', en: 'Anything' },
  everywhere: { nl: 'Overal', en: 'Everywhere' },
  around: {
    nl: ({ place, km }: { place: string; km: number }) => `${place}, tot ${km} km`,
    en: ({ place, km }: { place: string; km: number }) => `${place}, up to ${km} km`,
  },
  openFilters: { nl: 'Zoeken en filteren', en: 'Search and filter' },
  filters: { nl: 'Filters', en: 'Filters' },
  close: { nl: 'Sluit', en: 'Close' },
  clear: { nl: 'Wis alle filters', en: 'Clear all filters' },
  remove: { nl: ({ filter }: { filter: string }) => `Wis: ${filter}`, en: ({ filter }: { filter: string }) => `Clear: ${filter}` },
  chosen: { nl: 'Gekozen filters', en: 'Chosen filters' },
  understood: { nl: 'Zo lezen we je vraag:', en: 'How we read your question:' },
  partOf: {
    nl: ({ kind }: { kind: PartKind }) => ({ wish: 'je wilt', refusal: 'niet', time: 'wanneer', condition: 'voorwaarde', about: 'over jou' })[kind],
    en: ({ kind }: { kind: PartKind }) => ({ wish: 'you want', refusal: 'not', time: 'when', condition: 'condition', about: 'about you' })[kind],
  },
  takeAway: { nl: ({ part }: { part: string }) => `Haal weg: ${part}`, en: ({ part }: { part: string }) => `Take away: ${part}` },
  kindOfWork: { nl: 'Soort werk', en: 'Kind of work' },
  whom: { nl: 'Wie je helpt', en: 'Whom you help' },
  when: { nl: 'Wanneer', en: 'When' },
  howMuchTime: { nl: 'Hoeveel tijd', en: 'How much time' },
  helpsMe: { nl: 'Dit is fijn voor mij', en: 'This helps me' },
  noExperience: { nl: 'Ervaring is niet nodig', en: 'No experience needed' },
  expensesPaid: { nl: 'Je krijgt je kosten terug', en: 'Expenses paid' },
  show: { nl: ({ n }: { n: number }) => `Toon ${here.nl(n)}`, en: ({ n }: { n: number }) => `Show ${here.en(n)}` },
  found: {
    nl: ({ n }: { n: number }) => (n === 0 ? 'Geen plek gevonden' : `${here.nl(n)} waar je kunt helpen`),
    en: ({ n }: { n: number }) => (n === 0 ? 'No place found' : `${here.en(n)} where you can help`),
  },
  foundNear: {
    nl: ({ n }: { n: number }) => (n === 0 ? 'Geen plek gevonden' : `${here.nl(n)} bij jou in de buurt`),
    en: ({ n }: { n: number }) => (n === 0 ? 'No place found' : `${here.en(n)} near you`),
  },
  within: {
    nl: ({ km, place }: { km: number; place: string }) => `Tot ${km} km van ${place}`,
    en: ({ km, place }: { km: number; place: string }) => `Up to ${km} km from ${place}`,
  },
  from: { nl: ({ place }: { place: string }) => `Gerekend vanaf ${place}`, en: ({ place }: { place: string }) => `Measured from ${place}` },
  orDidYouMean: { nl: 'Of bedoel je', en: 'Or did you mean' },
  or: { nl: 'of', en: 'or' },
  inTown: { nl: ({ town }: { town: string }) => `In ${town} en omgeving`, en: ({ town }: { town: string }) => `In and around ${town}` },
  sortOn: { nl: 'Sorteer op', en: 'Sort by' },
  relevance: { nl: 'past het best', en: 'best match' },
  distance: { nl: 'dichtbij', en: 'nearest' },
  '-published_at': { nl: 'nieuwste', en: 'newest' },
  title: { nl: 'titel', en: 'title' },
  results: { nl: 'Resultaten', en: 'Results' },
  pages: { nl: 'Bladeren', en: 'Pages' },
  previous: { nl: 'Vorige', en: 'Previous' },
  next: { nl: 'Volgende', en: 'Next' },
  page: { nl: ({ page }: { page: number }) => `Pagina ${page}`, en: ({ page }: { page: number }) => `Page ${page}` },
  range: {
    nl: ({ first, last, total }: { first: number; last: number; total: number }) => `${first} tot en met ${last} van ${total}`,
    en: ({ first, last, total }: { first: number; last: number; total: number }) => `${first} to ${last} of ${total}`,
  },
  nothing: { nl: 'Hier is nog niets.', en: 'Nothing here yet.' },
  nothingText: { nl: 'Zoek verder weg of wis een filter.', en: 'Search further away or clear a filter.' },
  nothingWords: {
    nl: ({ q }: { q: string }) => `We vonden niets voor ‘${q}’. Probeer een ander woord, zoek verder weg of wis een filter.`,
    en: ({ q }: { q: string }) => `We found nothing for ‘${q}’. Try another word, search further away or clear a filter.`,
  },
  looksLike: {
    nl: ({ q }: { q: string }) => `Niets gevonden voor ‘${q}’. Dit lijkt erop:`,
    en: ({ q }: { q: string }) => `Nothing found for ‘${q}’. This comes close:`,
  },
  looksLikeToo: { nl: 'Dit lijkt er ook op:', en: 'This comes close too:' },
  sharedTitle: { nl: 'Ook in de buurt, bij een andere centrale', en: 'Also nearby, at another center' },
  atCenter: { nl: (f: { center: string }) => `Op de site van ${f.center}`, en: (f: { center: string }) => `At the site of ${f.center}` },
  orThemes: { nl: 'Of kijk verder bij', en: 'Or look further under' },
  searchFurther: { nl: 'Zoek in heel Nederland', en: 'Search the whole country' },
  firstPage: { nl: 'Naar de eerste pagina', en: 'To the first page' },
  pageTooFar: { nl: 'Zoveel pagina’s zijn er niet.', en: 'There are not that many pages.' },
  showMap: { nl: 'Toon op de kaart', en: 'Show on the map' },
  showList: { nl: 'Toon als lijst', en: 'Show as a list' },
  description: {
    nl: ({ town }: { town: string }) => `Vrijwilligerswerk in ${town} en omgeving. Zoek op wat je wilt doen, wanneer je kunt en hoe ver het is.`,
    en: ({ town }: { town: string }) => `Volunteer work in and around ${town}. Search by what you want to do, when you can and how far it is.`,
  },
})

/** How much Dutch the work needs. */
export const enoughDutchWords = defineMessages({
  A1: { nl: 'Een paar woorden Nederlands', en: 'A few words of Dutch' },
  A2: { nl: 'Eenvoudig Nederlands', en: 'Simple Dutch' },
  B1: { nl: 'Een gesprek in het Nederlands', en: 'A conversation in Dutch' },
})
