import { defineMessages } from '#kernel/i18n/messages.ts'

type Names = { person: string; name: string }

export const candidateWords = defineMessages({
  title: { nl: (f: { name: string }) => `Wie past bij ${f.name}?`, en: (f: { name: string }) => `Who fits ${f.name}?` },
  none: { nl: 'Nog niemand die past', en: 'Nobody fits yet' },
  noneText: {
    nl: 'Er is geen aanbod open dat hierbij past. Laat de vraag op de website staan.',
    en: 'No open offer fits this. Leave the request on the website.',
  },
  category: { nl: 'Biedt precies dit aan', en: 'Offers just this' },
  daypart: { nl: (f: { when: string }) => `${f.when} past bij allebei`, en: (f: { when: string }) => `${f.when} suits both` },
  band: {
    nl: (f: { band: string }) => (f.band === '<2' ? 'Minder dan 2 km' : `${f.band} km`),
    en: (f: { band: string }) => (f.band === '<2' ? 'Less than 2 km' : `${f.band} km`),
  },
  language: { nl: (f: { language: string }) => `Spreekt ${f.language}`, en: (f: { language: string }) => `Speaks ${f.language}` },
  vogSeen: { nl: (f: { day: string }) => `VOG gezien op ${f.day}`, en: (f: { day: string }) => `Certificate seen on ${f.day}` },
  vog: { nl: 'Nog geen VOG gezien', en: 'No certificate seen yet' },
  vog_renew: { nl: 'VOG is bijna drie jaar oud, vraag een nieuwe', en: 'Certificate is nearly three years old, ask for a new one' },
  noDaypart: { nl: 'Geen dagdeel dat bij allebei past', en: 'No time that suits both' },
  noCategory: { nl: 'Biedt iets anders aan', en: 'Offers something else' },
  noLanguage: { nl: 'Spreekt een andere taal', en: 'Speaks another language' },
  far: { nl: 'Meer dan 10 km', en: 'More than 10 km' },
  busy: { nl: 'Helpt al twee mensen', en: 'Helps two people already' },
  propose: { nl: (f: Names) => `Stel ${f.person} en ${f.name} voor`, en: (f: Names) => `Propose ${f.person} and ${f.name}` },
  proposeText: {
    nl: 'Allebei krijgen ze een mail. Ze lezen van elkaar alleen de voornaam en de plaats.',
    en: 'Both get an email. Of each other they read the first name and the town alone.',
  },
  postcode: { nl: (f: { postcode4: string }) => `Postcode ${f.postcode4}`, en: (f: { postcode4: string }) => `Postcode ${f.postcode4}` },
  seenOn: { nl: 'Ik zag de VOG op', en: 'I saw the certificate on' },
  seenOnHint: { nl: 'We bewaren alleen de dag en jouw naam, nooit het papier.', en: 'We keep the day and your name alone, never the paper.' },
  saveVog: { nl: 'Schrijf op', en: 'Write down' },
  matches: { nl: 'Voorgesteld', en: 'Proposed' },
  sawVog: { nl: 'Ik heb de VOG gezien', en: 'I have seen the certificate' },
  pair: {
    nl: (f: { asker: string; helper: string }) => `${f.asker} en ${f.helper}`,
    en: (f: { asker: string; helper: string }) => `${f.asker} and ${f.helper}`,
  },
})
