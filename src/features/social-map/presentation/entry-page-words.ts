import { defineMessages } from '#kernel/i18n/messages.ts'

type At = { at: string }

/** The page of an entry. */
export const entryPageWords = defineMessages({
  map: { nl: 'Sociale kaart', en: 'Social map' },
  crumbs: { nl: 'Kruimelpad', en: 'Breadcrumbs' },
  what: { nl: 'Wat kun je hier krijgen?', en: 'What can you get here?' },
  forWhom: { nl: 'Voor wie', en: 'For whom' },
  costs: { nl: 'Kosten', en: 'Costs' },
  signUp: { nl: 'Zo kom je binnen', en: 'How to get it' },
  referral: { nl: 'Verwijzing', en: 'Referral' },
  referralNeeded: { nl: 'Ja, je hebt een verwijzing nodig', en: 'Yes, you need a referral' },
  referralBy: { nl: (f: { who: string }) => `Ja, van ${f.who}`, en: (f: { who: string }) => `Yes, from ${f.who}` },
  noReferral: { nl: 'Nee, niet nodig', en: 'No, not needed' },
  wait: { nl: 'Wachttijd', en: 'Waiting time' },
  hours: { nl: 'Openingstijden', en: 'Opening hours' },
  good: { nl: 'Goed om te weten', en: 'Good to know' },
  whom: { nl: 'Voor wie?', en: 'For whom?' },
  languages: { nl: 'Talen', en: 'Languages' },
  access: { nl: 'Toegankelijk', en: 'Accessible' },
  law: { nl: 'Wet', en: 'Law' },
  agesFrom: { nl: (f: { from: number }) => `${f.from} jaar en ouder`, en: (f: { from: number }) => `${f.from} and older` },
  agesTo: { nl: (f: { to: number }) => `tot en met ${f.to} jaar`, en: (f: { to: number }) => `up to ${f.to} years` },
  agesBetween: {
    nl: (f: { from: number; to: number }) => `${f.from} tot en met ${f.to} jaar`,
    en: (f: { from: number; to: number }) => `${f.from} to ${f.to} years`,
  },
  route: { nl: 'Zo kom je er', en: 'How to get there' },
  mapOf: { nl: (f: { place: string }) => `Kaart van ${f.place}`, en: (f: { place: string }) => `Map of ${f.place}` },
  areaOnly: { nl: 'Het precieze adres hoor je als je belt.', en: 'You hear the exact address when you call.' },
  call: { nl: (f: { phone: string }) => `Bel ${f.phone}`, en: (f: { phone: string }) => `Call ${f.phone}` },
  message: { nl: 'Stuur een bericht', en: 'Send a message' },
  messageVia: { nl: (f: { center: string }) => `Via ${f.center}`, en: (f: { center: string }) => `Through ${f.center}` },
  website: { nl: 'Naar de website', en: 'To the website' },
  newWindow: { nl: 'opent in een nieuw venster', en: 'opens in a new window' },
  contact: { nl: 'Contact en openingstijden', en: 'Contact and opening hours' },
  otherwise: { nl: 'Let op', en: 'Please note' },
  range: {
    nl: (f: { from: string; until: string }) => `${f.from} tot en met ${f.until}`,
    en: (f: { from: string; until: string }) => `${f.from} to ${f.until}`,
  },
  checkedOn: {
    nl: (f: { day: string; who: string }) => `Gecontroleerd op ${f.day} door ${f.who}`,
    en: (f: { day: string; who: string }) => `Checked on ${f.day} by ${f.who}`,
  },
  itself: { nl: 'de organisatie zelf', en: 'the organization itself' },
  wrong: { nl: 'Klopt er iets niet?', en: 'Is something not right?' },
  wrongCall: { nl: (f: { phone: string }) => `Bel ${f.phone}.`, en: (f: { phone: string }) => `Call ${f.phone}.` },
  stale: { nl: (f: { day: string }) => `Niet bevestigd sinds ${f.day}. Bel eerst.`, en: (f: { day: string }) => `Not confirmed since ${f.day}. Call first.` },
  staleText: {
    nl: 'Een jaar lang heeft niemand gezegd dat dit nog klopt. Daarom staat het niet meer in de lijst.',
    en: 'For a year nobody said that this is still right, so it is no longer in the list.',
  },
  closed: { nl: 'Tijdelijk gesloten', en: 'Temporarily closed' },
  closedUntil: { nl: (f: At) => `Tijdelijk gesloten tot en met ${f.at}`, en: (f: At) => `Temporarily closed up to ${f.at}` },
  vacancies: { nl: 'Hier zoeken ze vrijwilligers', en: 'They are looking for volunteers' },
  organization: { nl: 'Alles over deze organisatie', en: 'All about this organization' },
  print: { nl: 'Print deze pagina', en: 'Print this page' },
  qr: { nl: (f: { address: string }) => `QR-code naar ${f.address}`, en: (f: { address: string }) => `QR code to ${f.address}` },
  scan: { nl: 'Scan de code voor de laatste gegevens.', en: 'Scan the code for the latest details.' },
  notShown: { nl: 'Bezoekers zien deze plek niet.', en: 'Visitors do not see this entry.' },
  edit: { nl: 'Bewerk', en: 'Edit' },
  bar: { nl: 'Beheer van deze plek', en: 'Managing this entry' },
  byLaw: {
    nl: (f: { law: 'wmo' | 'jeugdwet' | 'participatiewet' | 'wlz' | 'zvw' }) =>
      ({ wmo: 'de gemeente', jeugdwet: 'de gemeente of de huisarts', participatiewet: 'de gemeente', wlz: 'het CIZ', zvw: 'de huisarts' })[f.law],
    en: (f: { law: 'wmo' | 'jeugdwet' | 'participatiewet' | 'wlz' | 'zvw' }) =>
      ({ wmo: 'the municipality', jeugdwet: 'the municipality or a doctor', participatiewet: 'the municipality', wlz: 'the CIZ', zvw: 'a doctor' })[f.law],
  },
})
