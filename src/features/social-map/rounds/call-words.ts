import { defineMessages, plural } from '#kernel/i18n/messages.ts'

type N = { n: number }
type Name = { name: string }

/** The call list of the center, and how fresh its social map is. */
export const callWords = defineMessages({
  title: { nl: 'Bellen: klopt het nog?', en: 'To call: is it still right?' },
  text: {
    nl: 'Deze contacten antwoordden niet op drie mails, hebben geen e-mailadres, of schreven wat er anders is.',
    en: 'These contacts did not answer three mails, have no email address, or wrote what is different.',
  },
  map: { nl: 'Sociale kaart', en: 'Social map' },
  crumb: { nl: 'Bellen', en: 'To call' },
  waiting: {
    nl: (f: N) => plural('nl', f.n, { one: '1 plek', other: `${f.n} plekken` }),
    en: (f: N) => plural('en', f.n, { one: '1 entry', other: `${f.n} entries` }),
  },
  firstOnes: { nl: (f: N) => `Je ziet de eerste ${f.n}.`, en: (f: N) => `You see the first ${f.n}.` },
  empty: { nl: 'Niemand om te bellen', en: 'Nobody to call' },
  emptyText: {
    nl: 'Wie zes weken niet antwoordt op onze mails, komt hier te staan.',
    en: 'Whoever does not answer our mails for six weeks appears here.',
  },
  lastChecked: { nl: (f: { day: string }) => `Gecontroleerd op ${f.day}`, en: (f: { day: string }) => `Checked on ${f.day}` },
  mailed: {
    nl: (f: N) => plural('nl', f.n, { one: '1 mail zonder antwoord', other: `${f.n} mails zonder antwoord` }),
    en: (f: N) => plural('en', f.n, { one: '1 mail without an answer', other: `${f.n} mails without an answer` }),
  },
  nobodyToMail: { nl: 'Niemand om te mailen', en: 'Nobody to mail' },
  wrote: { nl: 'Het contact schreef wat er anders is', en: 'The contact wrote what is different' },
  wroteBriefly: { nl: 'Schreef wat er anders is', en: 'Wrote what is different' },
  silentBriefly: { nl: 'Antwoordt niet op onze mails', en: 'Does not answer our mails' },
  call: { nl: (f: Name & { number: string }) => `${f.name}: ${f.number}`, en: (f: Name & { number: string }) => `${f.name}: ${f.number}` },
  noPhone: { nl: 'We kennen geen telefoonnummer', en: 'We know no telephone number' },
  script: { nl: 'Wat je kunt zeggen', en: 'What you can say' },
  scriptText: {
    nl: (f: { centerName: string } & Name) =>
      `“Goedendag, je spreekt met … van ${f.centerName}. ${f.name} staat op onze sociale kaart. Daar zoeken mensen hulp in de buurt. Mag ik voorlezen wat er staat? Dan hoor ik graag of het nog klopt.”`,
    en: (f: { centerName: string } & Name) =>
      `“Good day, this is … of ${f.centerName}. ${f.name} is on our social map, where people look for help nearby. May I read out what it says? Then I would like to hear whether it is still right.”`,
  },
  readOut: { nl: 'Lees dit voor', en: 'Read this out' },
  right: { nl: 'Gebeld: klopt', en: 'Called: right' },
  changed: { nl: 'Gebeld: gewijzigd', en: 'Called: changed' },
  gone: { nl: 'Gebeld: bestaat niet meer', en: 'Called: no longer exists' },
  goneWritten: { nl: 'Bestaat niet meer', en: 'No longer exists' },
  changeIt: { nl: 'Pas het aan', en: 'Change it' },
  handled: { nl: 'Aangepast: klopt nu', en: 'Changed: right now' },
  isRight: { nl: (f: Name) => `${f.name} is bevestigd.`, en: (f: Name) => `${f.name} has been confirmed.` },
  isGone: { nl: (f: Name) => `${f.name} staat niet meer op de kaart.`, en: (f: Name) => `${f.name} is no longer on the map.` },

  todo: {
    nl: (f: N) => plural('nl', f.n, { one: 'Bel over 1 plek op de sociale kaart', other: `Bel over ${f.n} plekken op de sociale kaart` }),
    en: (f: N) => plural('en', f.n, { one: 'Call about 1 entry of the social map', other: `Call about ${f.n} entries of the social map` }),
  },
  toList: { nl: 'Naar de bellijst', en: 'To the call list' },

  meter: { nl: 'Hoe vers is de kaart?', en: 'How fresh is the map?' },
  meterEmpty: { nl: 'Er staat nog niets op de kaart.', en: 'There is nothing on the map yet.' },
  fresh: { nl: 'Korter dan een half jaar', en: 'Less than half a year' },
  aging: { nl: 'Een half jaar tot een jaar', en: 'Half a year to a year' },
  stale: { nl: 'Langer dan een jaar, niet in de lijst', en: 'More than a year, not in the list' },
  ofAll: { nl: (f: { percent: number; n: number }) => `${f.percent}% (${f.n})`, en: (f: { percent: number; n: number }) => `${f.percent}% (${f.n})` },
  byTheme: { nl: 'Per thema', en: 'By theme' },
  ofTheme: {
    nl: (f: { fresh: number; stale: number } & N) => `${f.fresh} van ${f.n} vers${f.stale > 0 ? `, ${f.stale} niet in de lijst` : ''}`,
    en: (f: { fresh: number; stale: number } & N) => `${f.fresh} of ${f.n} fresh${f.stale > 0 ? `, ${f.stale} not in the list` : ''}`,
  },
  oldest: { nl: 'Het langst niet gecontroleerd', en: 'Longest without a check' },
})
