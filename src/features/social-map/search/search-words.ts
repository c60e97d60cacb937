import { defineMessages, plural } from '#kernel/i18n/messages.ts'

const here = {
  nl: (n: number) => plural('nl', n, { one: '1 plek', other: `${n} plekken` }),
  en: (n: number) => plural('en', n, { one: '1 place', other: `${n} places` }),
}

/** The list of the social map. */
export const mapSearchWords = defineMessages({
  title: { nl: 'Sociale kaart', en: 'Social map' },
  intro: {
    nl: ({ town }: { town: string }) => `Wie helpt, wat kost het en is er nu iemand? Alle hulp en ontmoeting in ${town}, met de openingstijden van vandaag.`,
    en: ({ town }: { town: string }) => `Who helps, what does it cost and is anybody there now? All help and places to meet in ${town}, with today’s hours.`,
  },
  description: { nl: 'Overzicht van alle organisaties', en: 'Overview of all organisations' },
  searchHelp: { nl: 'Zoek hulp', en: 'Find help' },
  what: { nl: 'Waar zoek je hulp bij?', en: 'What do you need help with?' },
  whatExample: { nl: 'Dementie, schulden, samen eten', en: 'Dementia, debts, eating together' },
  anything: { nl: 'Alle hulp', en: 'All help' },
  about: { nl: 'Onderwerp', en: 'Subject' },
  forWhom: { nl: 'Voor wie', en: 'For whom' },
  law: { nl: 'Wet', en: 'Law' },
  language: { nl: 'Taal', en: 'Language' },
  handy: { nl: 'Handig', en: 'Handy' },
  free: { nl: 'Gratis', en: 'Free' },
  noReferral: { nl: 'Zonder verwijzing', en: 'No referral needed' },
  stepFree: { nl: 'Zonder drempels', en: 'Step-free' },
  openNow: { nl: 'Nu open', en: 'Open now' },
  show: { nl: ({ n }: { n: number }) => `Toon ${here.nl(n)}`, en: ({ n }: { n: number }) => `Show ${here.en(n)}` },
  found: {
    nl: ({ n }: { n: number }) => (n === 0 ? 'Niets gevonden' : here.nl(n)),
    en: ({ n }: { n: number }) => (n === 0 ? 'Nothing found' : here.en(n)),
  },
  relevance: { nl: 'past het best', en: 'best match' },
  distance: { nl: 'dichtbij', en: 'nearest' },
  name: { nl: 'naam', en: 'name' },
  looksLike: {
    nl: ({ q }: { q: string }) => `Niets gevonden voor ‘${q}’. Dit lijkt erop:`,
    en: ({ q }: { q: string }) => `Nothing found for ‘${q}’. This comes close:`,
  },
  nothing: { nl: 'Hier vonden we niets.', en: 'We found nothing here.' },
  nothingText: { nl: 'Wis een filter of zoek met een ander woord.', en: 'Clear a filter or search with another word.' },
  further: {
    nl: ({ km }: { km: number }) => `Zoek tot ${km} km ver`,
    en: ({ km }: { km: number }) => `Search up to ${km} km away`,
  },
  everywhere: { nl: 'Zoek overal', en: 'Search everywhere' },
  empty: { nl: 'De sociale kaart is nog leeg.', en: 'The social map is still empty.' },
  emptyText: { nl: 'Er wordt aan gewerkt. Bel ons, dan denken we met je mee.', en: 'We are working on it. Call us, we will think along with you.' },
  anyDistance: { nl: 'Maakt niet uit', en: 'Does not matter' },
  wholeMap: { nl: 'Bekijk de hele sociale kaart', en: 'See the whole social map' },
  showAll: { nl: 'Toon alles', en: 'Show everything' },
  beside: { nl: ({ town }: { town: string }) => `Ook in ${town}`, en: ({ town }: { town: string }) => `Also in ${town}` },
  besideText: {
    nl: 'Deze organisaties hebben hier nog niet geschreven wat ze doen. Het is dus niet gecontroleerd: bel ze eerst.',
    en: 'These organizations have not yet written here what they do. So it has not been checked: call them first.',
  },
  fartherAway: { nl: 'Dit is er verder weg:', en: 'This is farther away:' },
})
