import { defineMessages, plural } from '#kernel/i18n/messages.ts'

type N = { n: number }

/** The queue of organizations that wait for a decision. */
export const approveWords = defineMessages({
  title: { nl: 'Goedkeuren', en: 'Approve' },
  organizations: { nl: 'Organisaties', en: 'Organizations' },
  doneText: { nl: 'Alle organisaties zijn beoordeeld. Tijd voor koffie.', en: 'All organizations have been reviewed. Time for coffee.' },
  toList: { nl: 'Naar alle organisaties', en: 'To all organizations' },
  like: {
    nl: ({ n }: N) => plural('nl', n, { one: 'Deze organisatie lijkt op 1 andere', other: `Deze organisatie lijkt op ${n} andere` }),
    en: ({ n }: N) => plural('en', n, { one: 'This organization looks like 1 other', other: `This organization looks like ${n} others` }),
  },
  likeNumber: { nl: 'Zelfde KvK-nummer', en: 'Same KvK number' },
  likeName: { nl: 'Bijna dezelfde naam', en: 'Almost the same name' },
  likeAddress: { nl: 'Zelfde adres', en: 'Same address' },
  likePostcode: { nl: 'Zelfde postcode', en: 'Same postcode' },
  comparison: {
    nl: ({ one, other }: { one: string; other: string }) => `${one} naast ${other}`,
    en: ({ one, other }: { one: string; other: string }) => `${one} beside ${other}`,
  },
  status: { nl: 'Status', en: 'Status' },
  fact: { nl: 'Gegeven', en: 'Fact' },
  same: { nl: 'hetzelfde', en: 'the same' },
  close: { nl: 'Sluit', en: 'Close' },
  compare: { nl: 'Vergelijk', en: 'Compare' },
  theOrganization: { nl: 'De organisatie', en: 'The organization' },
  contactAndPlace: { nl: 'Contact en plek', en: 'Contact and place' },
  about: { nl: 'Wat ze doen', en: 'What they do' },
  writes: { nl: ({ name }: { name: string }) => `Wat ${name} schrijft`, en: ({ name }: { name: string }) => `What ${name} writes` },
  writesPlain: { nl: 'Wat ze schrijven', en: 'What they write' },
  happened: { nl: 'Wat er gebeurde', en: 'What happened' },
  hasKvk: { nl: 'KvK-nummer ingevuld', en: 'Number of the chamber of commerce given' },
  noKvk: { nl: 'Geen KvK-nummer', en: 'No number of the chamber of commerce' },
  noKvkInformal: { nl: 'Het is een groep zonder inschrijving', en: 'It is a group that is not registered' },
  noKvkText: { nl: 'Vraag ernaar, of kijk of dit een groep is', en: 'Ask for it, or see whether this is a group' },
  kvkText: {
    nl: ({ number }: { number: string }) => `Zoek ${number} op in het register`,
    en: ({ number }: { number: string }) => `Look up ${number} in the register`,
  },
  mailConfirmed: { nl: 'E-mailadres is bevestigd', en: 'The email address is confirmed' },
  mailUnconfirmed: { nl: 'E-mailadres is nog niet bevestigd', en: 'The email address is not confirmed yet' },
  mailText: { nl: ({ name }: { name: string }) => `Door ${name} zelf`, en: ({ name }: { name: string }) => `By ${name} in person` },
  mailWaits: { nl: 'De link in de mail is nog niet gebruikt', en: 'The link in the mail has not been used' },
  noDouble: { nl: 'Niet dubbel', en: 'Not a duplicate' },
  noDoubleText: { nl: 'Naam en adres lijken op geen andere', en: 'Name and address look like no other' },
  maybeDouble: { nl: 'Bestaat misschien al', en: 'May exist already' },
  maybeDoubleText: {
    nl: ({ n }: N) => plural('nl', n, { one: 'Kijk naar de organisatie die erop lijkt', other: `Kijk naar de ${n} die erop lijken` }),
    en: ({ n }: N) => plural('en', n, { one: 'Look at the one it resembles', other: `Look at the ${n} it resembles` }),
  },
  declared: { nl: 'Verklaart: zonder winst, geen betaald werk', en: 'Declares: no profit, no paid work' },
  undeclared: { nl: 'Heeft niets verklaard over winst', en: 'Declared nothing about profit' },
  askBriefly: { nl: 'Vraag', en: 'Ask' },
  ask: { nl: 'Stel een vraag', en: 'Ask a question' },
  talk: { nl: 'Vraag en antwoord', en: 'Question and answer' },
})
